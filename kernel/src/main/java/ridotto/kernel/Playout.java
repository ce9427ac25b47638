package ridotto.kernel;

import java.util.Optional;
import java.util.random.RandomGenerator;

/// Plays a table to its end, again and again, and counts the choices that were choices.
public final class Playout<T extends Table<?>> {
  private final Game<T> game;
  private final T table;
  private final Policy policy;
  private final RandomGenerator random;
  private final Moves moves = new Moves();
  private long decisions;

  public Playout(Game<T> game, T table, Policy policy, RandomGenerator random) {
    this.game = game;
    this.table = table;
    this.policy = policy;
    this.random = random;
  }

  /// One whole game, from the beginning.
  public void run() {
    game.reset(table);
    finish();
  }

  /// Plays on from where the table stands.
  public void finish() {
    while (!table.over()) {
      int seat = table.asked();
      game.play(table, seat, choose(seat));
    }
  }

  /// The move that would be played now by this awaited seat, or by the house.
  public int choose(int seat) {
    var menu = game.moves(table, seat, moves);
    if (menu.size() == 1) return menu.get(0);
    if (seat == Table.HOUSE) return menu.get(random.nextInt(menu.size()));
    decisions++;
    return policy.choose(table.question(), menu, random);
  }

  public Game<T> game() {
    return game;
  }

  public T table() {
    return table;
  }

  /// The choices with more than one option, the house's not counted, since the beginning.
  public long decisions() {
    return decisions;
  }

  /// A playout of a game whose table type nobody needs to name.
  public static <T extends Table<?>> Playout<T> of(
      Game<T> game, Optional<Witness> witness, RandomGenerator random) {
    var table = game.open();
    witness.ifPresent(table::admit);
    return new Playout<>(game, table, game.random(), random);
  }
}
