package ridotto.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ridotto.kernel.Dice;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Game;
import ridotto.kernel.Phrases;
import ridotto.kernel.Playout;
import ridotto.kernel.Table;

/// Seeded games as every seat and a spectator see and hear them, step by step: who hears what, and
/// whose view changes where. One short game is kept in full, others as a hash for every step, both
/// in [Golden] files.
public final class Onlookers<T extends Table<?>> {
  private static final int HASHES_A_LINE = 12;

  private final Game<T> game;
  private final T table;
  private final List<Eyes> all;
  private final Map<Eyes, SequencedMap<String, String>> seen = new LinkedHashMap<>();
  private final List<Event> heard = new ArrayList<>();

  private Onlookers(Game<T> game) {
    this.game = game;
    table = game.open();
    table.admit(heard::add);
    all = everybody(game.seats());
  }

  static List<Eyes> everybody(int seats) {
    var players = IntStream.range(0, seats).mapToObj(Eyes::of);
    return Stream.concat(Stream.of(Eyes.spectator()), players).toList();
  }

  /// The whole game, to be read.
  public static <T extends Table<?>> void seeAsBefore(String name, Game<T> game, long seed) {
    Golden.isStill(name, String.join("", new Onlookers<>(game).watch(seed)));
  }

  /// So many games by their hashes. A failure shows the step that is not as it was.
  public static <T extends Table<?>> void stillSeeAsBefore(String name, Game<T> game, int games) {
    var steps = new ArrayList<String>();
    for (int seed = 0; seed < games; seed++) steps.addAll(new Onlookers<>(game).watch(seed));
    var hashes = steps.stream().map(step -> String.format("%08x", step.hashCode())).toList();
    var kept = Golden.kept(name, lines(hashes)).strip().split("\\s+", -1);
    for (int i = 0; i < Math.min(kept.length, hashes.size()); i++) {
      Check.that(
          kept[i].equals(hashes.get(i)), "%s, step %s is another:%n%s", name, i, steps.get(i));
    }
    Check.same(kept.length, hashes.size(), "%s, steps", name);
  }

  private static String lines(List<String> hashes) {
    var lines = new StringBuilder();
    for (int i = 0; i < hashes.size(); i++) {
      lines.append(hashes.get(i)).append((i + 1) % HASHES_A_LINE == 0 ? '\n' : ' ');
    }
    return lines.toString();
  }

  /// What everybody sees at the beginning, and what each move changes.
  private List<String> watch(long seed) {
    var steps = new ArrayList<String>();
    var phrases = new Phrases<>(game, RoundTrip.names(game.seats()));
    var playout = new Playout<>(game, table, game.random(), new Dice(seed));
    steps.add(look());
    while (!table.over()) {
      int seat = table.asked();
      int move = playout.choose(seat);
      var who = seat == Table.HOUSE ? "house" : phrases.names().get(table.playerAt(seat));
      var step = who + ": " + phrases.text(table, move) + "   " + asked() + "\n";
      game.play(table, seat, move);
      steps.add(step + listen() + look());
    }
    return steps;
  }

  /// The question, and among how many answers each of those asked can choose.
  private String asked() {
    var options =
        IntStream.range(0, game.seats())
            .filter(table::awaits)
            .mapToObj(seat -> " of " + game.options(table, seat).size());
    return "[" + table.question() + options.collect(Collectors.joining()) + "]";
  }

  private String listen() {
    var lines = new StringBuilder();
    for (var event : heard) {
      var listeners = all.stream().filter(eyes -> event.audience().includes(eyes)).toList();
      lines.append("  " + names(listeners) + " hear " + event + "\n");
    }
    heard.clear();
    return lines.toString();
  }

  /// Who sees what that was not there before, or has gone.
  private String look() {
    var changes = new LinkedHashMap<String, List<Eyes>>();
    for (var eyes : all) {
      var now = Leaves.of(game.view(table, eyes));
      var before = seen.getOrDefault(eyes, new LinkedHashMap<>());
      now.forEach(
          (path, leaf) -> {
            if (!leaf.equals(before.get(path))) note(changes, path + " " + leaf, eyes);
          });
      before.forEach(
          (path, _) -> {
            if (!now.containsKey(path)) note(changes, path + " no more", eyes);
          });
      seen.put(eyes, now);
    }
    var lines = new StringBuilder();
    changes.forEach((change, who) -> lines.append("  " + names(who) + " see " + change + "\n"));
    return lines.toString();
  }

  private static void note(Map<String, List<Eyes>> changes, String change, Eyes eyes) {
    changes.computeIfAbsent(change, _ -> new ArrayList<>()).add(eyes);
  }

  private String names(List<Eyes> some) {
    if (some.size() == all.size()) return "all";
    return some.isEmpty()
        ? "none"
        : some.stream().map(Onlookers::name).collect(Collectors.joining(" "));
  }

  private static String name(Eyes eyes) {
    return eyes instanceof Eyes.Of(var player) ? player.toString() : "spectator";
  }
}
