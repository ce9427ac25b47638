package ridotto.kernel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import ridotto.kernel.Transcript.Line;

/// Plays a record on a table, and holds it to every line.
///
/// Throws [Refused] at the first line that is not legal or does not hold; the field is the line.
public final class Replay<T extends Table<?>> {
  /// Told of every move just before it is played. May turn it away with [Refused].
  public interface Reader {
    void next(int seat, int move);
  }

  /// Of what is no move of the game: a typing error, or a move that another table has.
  private static final String UNREAD = "no-such-move";

  private final Game<T> game;
  private final T table;
  private final Phrases<T> phrases;
  private final Transcript transcript;
  private final Reader reader;
  private final Map<String, List<String>> stated = new LinkedHashMap<>();
  private final Map<String, Integer> statedAt = new HashMap<>();
  private final List<Refused> warnings = new ArrayList<>();
  private int lastStated;
  private boolean begun;

  public Replay(Game<T> game, T table, Transcript transcript, Reader reader) {
    this.game = game;
    this.table = table;
    this.transcript = transcript;
    this.reader = reader;
    phrases = new Phrases<>(game, transcript.seats());
    for (var name : transcript.seats()) {
      if (phrases.isWord(name)) {
        var line = transcript.headings().get("seats");
        throw new Refused(
            "line " + line + ", seats", Refusal.of("name-is-a-word").and("name", name));
      }
    }
  }

  public void run() {
    game.reset(table);
    for (var line : transcript.lines()) {
      switch (line) {
        case Line.Stated fact when begun -> check(fact);
        case Line.Stated fact -> state(fact);
        case Line.Moved moved -> moved(moved);
        case Line.Refused refused -> mustRefuse(refused);
      }
    }
    begin();
  }

  public T table() {
    return table;
  }

  public Phrases<T> phrases() {
    return phrases;
  }

  private void state(Line.Stated fact) {
    fact(fact);
    if (stated.put(fact.fact(), fact.values().stream().map(this::playersMarked).toList()) != null) {
      throw wrong(fact, Refusal.of("stated-twice").and("fact", fact.fact()));
    }
    lastStated = fact.number();
    statedAt.put(fact.fact(), lastStated);
  }

  /// What the table says now of this fact.
  private List<String> fact(Line.Stated fact) {
    var facts = game.notation().facts(table);
    var values = facts.get(fact.fact());
    if (values != null) return values;
    var known = String.join(", ", facts.keySet());
    throw wrong(fact, Refusal.of("unknown-fact").and("fact", fact.fact()).and("known", known));
  }

  /// `Bruno.left` becomes `#2.left`.
  private String playersMarked(String value) {
    int dot = value.indexOf('.');
    int player = phrases.player(dot < 0 ? value : value.substring(0, dot));
    if (player < 0) return value;
    return Player.of(player) + (dot < 0 ? "" : value.substring(dot));
  }

  private void begin() {
    if (begun) return;
    begun = true;
    if (stated.isEmpty()) return;
    try {
      game.notation().state(table, stated);
    } catch (Refused refused) {
      int line = statedAt.getOrDefault(refused.field(), lastStated);
      var reasons = refused.reasons().stream().map(this::named).toList();
      throw new Refused("line " + line + ", " + refused.field(), reasons);
    }
  }

  /// The reason with the names that were written, not the marks put for them.
  private Refusal named(Refusal reason) {
    var named = new LinkedHashMap<>(reason.with());
    named.replaceAll((_, value) -> named(value));
    return new Refusal(reason.code(), named);
  }

  private Object named(Object value) {
    return switch (value) {
      case String text -> phrases.named(table, text);
      case Seat seat -> phrases.named(table, seat.toString());
      case Player player -> phrases.named(table, player.toString());
      case List<?> list -> list.stream().map(this::named).toList();
      default -> value;
    };
  }

  private void check(Line.Stated fact) {
    var is = fact(fact).stream().map(value -> phrases.named(table, value)).toList();
    var must = fact.values().stream().map(value -> phrases.named(table, value)).toList();
    if (holds(must, is)) return;
    throw wrong(
        fact,
        Refusal.of("does-not-hold")
            .and("fact", fact.fact())
            .and("must", String.join(", ", must))
            .and("is", String.join(", ", is)));
  }

  /// Value by value; `?` leaves one open.
  private boolean holds(List<String> must, List<String> is) {
    if (must.size() != is.size()) return false;
    for (int i = 0; i < is.size(); i++) {
      if (!must.get(i).equals("?") && !usual(must.get(i)).equals(usual(is.get(i)))) return false;
    }
    return true;
  }

  private String usual(String value) {
    var parts = new ArrayList<String>();
    for (var part : value.split("/", -1)) parts.add(game.notation().usual(part.strip()));
    return String.join("/", parts).toLowerCase(Locale.ROOT);
  }

  private void moved(Line.Moved line) {
    begin();
    if (!line.who().equalsIgnoreCase(Transcript.OTHERS)) {
      play(line, seat(line, line.who()), line.move());
      return;
    }
    var question = table.question();
    int answered = Seats.NONE;
    do {
      int seat = table.over() ? 0 : table.asked();
      answered |= Seats.only(seat);
      play(line, seat, line.move());
    } while (!table.over()
        && table.question().equals(question)
        && !Seats.has(answered, table.asked()));
  }

  private void play(Line line, int seat, String text) {
    var move = phrases.move(table, text);
    if (move.isEmpty()) {
      throw wrong(line, unread(text, seat));
    }
    var refusal = game.refusal(table, seat, move.getAsInt());
    if (refusal.isPresent()) throw wrong(line, named(refusal.get()));
    try {
      reader.next(seat, move.getAsInt());
    } catch (Refused refused) {
      throw new Refused(
          "line " + line.number(), refused.reasons().stream().map(this::named).toList());
    }
    game.play(table, seat, move.getAsInt());
  }

  private String options(int seat) {
    if (table.over() || !table.awaits(seat)) return "-";
    return game.options(table, seat).stream()
        .map(move -> phrases.named(table, game.notation().texts(move).getFirst()))
        .collect(Collectors.joining(" | "));
  }

  private void mustRefuse(Line.Refused line) {
    begin();
    var move = phrases.move(table, line.move());
    int seat = seat(line, line.who());
    var why = move.isEmpty() ? unread(line.move(), seat) : Refusal.of("");
    boolean first = transcript.version() == Version.FIRST;
    if (why.code().equals(UNREAD) && !line.code().equals(UNREAD)) {
      if (!first) throw wrong(line, why);
      warnings.add(wrong(line, why));
    }
    var code =
        move.isEmpty()
            ? first ? UNREAD : why.code()
            : game.refusal(table, seat, move.getAsInt()).map(Refusal::code).orElse("");
    if (code.isEmpty()) throw wrong(line, Refusal.of("not-refused").and("move", line.move()));
    if (!line.code().isEmpty() && !line.code().equals(code)) {
      throw wrong(line, Refusal.of("refused-otherwise").and("must", line.code()).and("is", code));
    }
  }

  /// Why the text is no move: for a reason of the game's, or because nobody understands it.
  private Refusal unread(String text, int seat) {
    return game.notation()
        .unread(text)
        .orElseGet(() -> Refusal.of(UNREAD).and("move", text).and("options", options(seat)));
  }

  /// What a record of version 1 may do, and later ones may not.
  public List<Refused> warnings() {
    return List.copyOf(warnings);
  }

  private int seat(Line line, String who) {
    if (who.equalsIgnoreCase(Transcript.HOUSE)) return Table.HOUSE;
    for (int seat = 0; seat < game.seats(); seat++) {
      if (who.equals(Seat.of(seat).toString())) return seat;
    }
    int player = phrases.player(who);
    if (player >= 0) return table.seatOf(player);
    var seats = String.join(", ", transcript.seats());
    throw wrong(line, Refusal.of("unknown-name").and("name", who).and("known", seats));
  }

  private static Refused wrong(Line line, Refusal reason) {
    return new Refused("line " + line.number(), reason);
  }
}
