package ridotto.testkit;

import ridotto.kernel.Dice;
import ridotto.kernel.Game;
import ridotto.kernel.Playout;
import ridotto.kernel.Table;

/// Many seeded games of players without a plan, as one number: every move in its words, in order.
/// Kept in a [Golden] file it says whether a change of the rules changes any of them.
public final class Fingerprint {
  private static final long SEED = 7;
  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  private Fingerprint() {}

  public static <T extends Table<?>> void isStill(String name, Game<T> game, int games) {
    Golden.isStill(name + "-games", Long.toHexString(of(game, games)) + "\n");
  }

  private static <T extends Table<?>> long of(Game<T> game, int games) {
    long[] words =
        game.moves().stream()
            .mapToLong(move -> game.notation().texts(move).getFirst().hashCode())
            .toArray();
    var dice = new Dice(SEED);
    var table = game.open();
    var playout = new Playout<>(game, table, game.random(), dice);
    long print = games;
    for (int number = 0; number < games; number++) {
      dice.begin(SEED, number);
      game.reset(table);
      while (!table.over()) {
        int seat = table.asked();
        int move = playout.choose(seat);
        print = Long.rotateLeft(print ^ words[move], 23) * FACTOR;
        game.play(table, seat, move);
      }
      print = Long.rotateLeft(print ^ table.winners(), 23) * FACTOR;
    }
    return print;
  }
}
