package ridotto.testkit;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import ridotto.kernel.Audience;
import ridotto.kernel.Dice;
import ridotto.kernel.Event;
import ridotto.kernel.Game;
import ridotto.kernel.Player;
import ridotto.kernel.Playout;
import ridotto.kernel.Table;

/// Who hears of each kind of event, as some seeded games show it: `Glimpsed: only by, reveals`.
///
/// Two worlds cannot tell who ought to hear a secret that is told as one: that is stated by each
/// game, kind by kind.
public final class Hearers {
  private final TreeMap<String, TreeSet<String>> kinds = new TreeMap<>();

  private Hearers() {}

  /// Plays so many games of each.
  public static List<String> of(int games, List<? extends Game<?>> tables) {
    var hearers = new Hearers();
    for (var game : tables) hearers.listen(game, games);
    return hearers.kinds.entrySet().stream()
        .map(kind -> kind.getKey() + ": " + String.join("; ", kind.getValue()))
        .toList();
  }

  private <T extends Table<?>> void listen(Game<T> game, int games) {
    var table = game.open();
    table.admit(this::note);
    var dice = new Dice(0);
    var playout = new Playout<>(game, table, game.random(), dice);
    for (int seed = 0; seed < games; seed++) {
      dice.begin(seed, 5);
      playout.run();
    }
  }

  private void note(Event event) {
    var hearers =
        switch (event.audience()) {
          case Audience.Everyone() -> "everyone";
          case Audience.Only(var player) -> "only " + named(event, player);
          case Audience.AllBut(var player) -> "all but " + named(event, player);
        };
    kinds
        .computeIfAbsent(event.getClass().getSimpleName(), _ -> new TreeSet<>())
        .add(hearers + (event.reveals() ? ", reveals" : ""));
  }

  /// What the event calls this player.
  private static String named(Event event, Player player) {
    return Parts.of((Record) event).entrySet().stream()
        .filter(part -> player.equals(part.getValue()))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse("somebody else");
  }
}
