package ridotto.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.stream.IntStream;
import ridotto.kernel.Dice;
import ridotto.kernel.Eyes;
import ridotto.kernel.Game;
import ridotto.kernel.Moves;
import ridotto.kernel.Policy;
import ridotto.kernel.Table;

/// Holds a game to the kernel's contract, step by step through seeded games. A failure names the
/// seed.
public final class Conformance<T extends Table<?>> {
  private static final int STEPS = 200_000;

  private final Game<T> game;
  private final T table;
  private final T copy;
  private final Dice dice = new Dice(0);
  private final Moves moves = new Moves();

  private Conformance(Game<T> game) {
    this.game = game;
    table = game.open();
    copy = game.open();
  }

  /// Plays so many games, each from a seed of its own.
  public static <T extends Table<?>> void holds(Game<T> game, int games) {
    var conformance = new Conformance<>(game);
    for (int seed = 0; seed < games; seed++) {
      try {
        conformance.play(seed);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
      }
    }
  }

  private void play(int seed) {
    dice.begin(seed, 0);
    game.reset(table);
    var random = seed % 2 == 0 ? game.random() : Policy.UNIFORM;
    int steps = 0;
    while (!table.over()) {
      game.audit(table);
      assertThat(table.awaited()).as("somebody is awaited").isNotZero();
      int seat = asked();
      list(seat);
      if (dice.nextInt(16) == 0) {
        everyListedMoveIsAccepted(seat);
        noUnlistedMoveIsAccepted(seat);
        nobodyElseMayMove();
        aCopyIsTheSameTable();
      }
      game.play(table, seat, choose(seat, random));
      assertThat(++steps).as("the game ends").isLessThan(STEPS);
    }
    game.audit(table);
    assertThat(table.winners()).as("somebody wins").isNotZero();
    assertThat(game.endings().stream().anyMatch(table.ending()::equals))
        .as("known ending")
        .isTrue();
    assertThat(game.refusal(table, 0, 0)).as("a move after the end").isPresent();
  }

  /// Where several are awaited, any of them may be the first to answer.
  private int asked() {
    int[] seats = IntStream.range(0, 32).filter(table::awaits).toArray();
    return seats[dice.nextInt(seats.length)];
  }

  private int choose(int seat, Policy policy) {
    list(seat);
    if (moves.size() == 1) return moves.get(0);
    if (seat == Table.HOUSE) return moves.get(dice.nextInt(moves.size()));
    return policy.choose(table.question(), moves, dice);
  }

  private void list(int seat) {
    moves.clear();
    game.moves(table, seat, moves);
    assertThat(moves.size()).as("options for %s", table.question()).isPositive();
    if (seat == Table.HOUSE) return;
    var seen = new HashSet<Integer>();
    for (int i = 0; i < moves.size(); i++) {
      assertThat(seen.add(moves.get(i))).as("listed once").isTrue();
    }
  }

  private void everyListedMoveIsAccepted(int seat) {
    int[] listed = IntStream.range(0, moves.size()).map(moves::get).toArray();
    for (int move : listed) {
      assertThat(game.refusal(table, seat, move)).as("%s", game.moves().get(move)).isEmpty();
      game.copy(table, copy);
      game.play(copy, seat, move);
      game.audit(copy);
    }
  }

  private void noUnlistedMoveIsAccepted(int seat) {
    for (int i = 0; i < 20; i++) {
      int move = dice.nextInt(game.moves().size());
      list(seat);
      if (moves.contains(move)) continue;
      assertThat(game.refusal(table, seat, move))
          .as("%s to %s", game.moves().get(move), table.question())
          .hasValueSatisfying(refusal -> assertThat(refusal.code()).isNotBlank());
    }
  }

  private void nobodyElseMayMove() {
    for (int seat = 0; seat < game.seats(); seat++) {
      if (!table.awaits(seat)) assertThat(game.refusal(table, seat, 0)).isPresent();
    }
  }

  private void aCopyIsTheSameTable() {
    game.copy(table, copy);
    assertThat(game.notation().facts(copy)).isEqualTo(game.notation().facts(table));
    assertThat(game.view(copy, Eyes.open())).isEqualTo(game.view(table, Eyes.open()));
    assertThat(copy.awaited()).isEqualTo(table.awaited());
  }
}
