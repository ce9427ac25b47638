package ridotto.kernel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/// The moves of a game as people write them, with names for seats.
///
/// A name means the chair its owner sits in now, so what a text says depends on the table.
public final class Phrases<T extends Table<?>> {
  private final Game<T> game;
  private final List<String> names;
  private final Map<String, Integer> moves = new HashMap<>();
  private final Set<String> words = new HashSet<>();

  public Phrases(Game<T> game, List<String> names) {
    this.game = game;
    this.names = List.copyOf(names);
    for (int id = 0; id < game.moves().size(); id++) {
      for (var text : game.notation().texts(game.moves().get(id))) {
        var other = moves.put(text.toLowerCase(Locale.ROOT), id);
        if (other != null) throw new IllegalStateException("two moves are written: " + text);
        for (var word : text.toLowerCase(Locale.ROOT).split(" ", -1)) words.add(head(word));
      }
    }
  }

  /// Whether this name would be taken for a word of the game.
  public boolean isWord(String name) {
    return words.contains(usual(name));
  }

  /// The id of the move this text means at this table.
  public OptionalInt move(T table, String text) {
    var said = new ArrayList<String>();
    for (var word : text.strip().split("\\s+", -1)) {
      var head = head(word);
      int player = player(head);
      var seat = player < 0 ? usual(head) : Seat.of(table.seatOf(player)).toString();
      said.add(seat + word.substring(head.length()).toLowerCase(Locale.ROOT));
    }
    var id = moves.get(String.join(" ", said));
    return id == null ? OptionalInt.empty() : OptionalInt.of(id);
  }

  public String text(T table, int move) {
    return named(table, game.notation().texts(game.moves().get(move)).getFirst());
  }

  /// Puts the names of those who sit there for `@1`, `@2`, …, and of players for `#1`, `#2`, ….
  public String named(T table, String text) {
    var named = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char mark = text.charAt(i);
      int end = i + 1;
      while (end < text.length() && Character.isDigit(text.charAt(end))) end++;
      if (end == i + 1 || (mark != '@' && mark != '#')) {
        named.append(mark);
        continue;
      }
      int index = Integer.parseInt(text, i + 1, end, 10) - 1;
      boolean known = index >= 0 && index < names.size();
      int player = mark == '@' && known ? table.playerAt(index) : index;
      named.append(known ? names.get(player) : text.substring(i, end));
      i = end - 1;
    }
    return named.toString();
  }

  /// The player of this name, or -1.
  public int player(String name) {
    for (int player = 0; player < names.size(); player++) {
      if (names.get(player).equalsIgnoreCase(name)) return player;
    }
    return -1;
  }

  public List<String> names() {
    return names;
  }

  /// `Bruno` of `Bruno.left`.
  private static String head(String word) {
    int dot = word.indexOf('.');
    return dot < 0 ? word : word.substring(0, dot);
  }

  private String usual(String word) {
    return game.notation().usual(word).toLowerCase(Locale.ROOT);
  }
}
