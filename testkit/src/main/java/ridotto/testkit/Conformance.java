package ridotto.testkit;

import java.util.HashSet;
import java.util.Optional;
import java.util.stream.IntStream;
import ridotto.kernel.Dice;
import ridotto.kernel.Eyes;
import ridotto.kernel.Game;
import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.kernel.Policy;
import ridotto.kernel.Seats;
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
  private Menu listed = new Menu(); // what whoever is looked at may answer

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
      Check.that(table.awaited() != 0, "nobody is awaited");
      int seat = asked();
      list(seat);
      if (dice.nextInt(16) == 0) {
        everyListedMoveIsAccepted(seat);
        noUnlistedMoveIsAccepted(seat);
        nobodyElseMayMove();
        timeMayRunOut(seat);
        laterSeatsCanChoose();
        aCopyIsTheSameTable();
      }
      game.play(table, seat, choose(seat, random));
      Check.that(++steps < STEPS, "the game does not end");
    }
    game.audit(table);
    Check.that(table.winners() != 0, "nobody wins");
    Check.that(
        game.endings().stream().anyMatch(table.ending()::equals), "unknown: %s", table.ending());
    Check.that(game.refusal(table, 0, 0).isPresent(), "a move after the end");
  }

  private void timeMayRunOut(int seat) {
    if (seat == Table.HOUSE) return;
    list(seat);
    int fallback = game.fallback(table, seat);
    Check.that(listed.contains(fallback), "not listed: %s", game.moves().get(fallback));
  }

  /// Whoever is asked later is not asked now, and has something to choose from already.
  private void laterSeatsCanChoose() {
    int later = game.later(table);
    Check.that((later & table.awaited()) == 0, "asked now and later");
    for (int left = later; left != Seats.NONE; left = Seats.afterFirst(left)) {
      list(Seats.first(left));
      Check.that(listed.size() > 0, "nothing to choose later");
    }
  }

  /// Where several are awaited, any of them may be the first to answer.
  private int asked() {
    int[] seats = IntStream.range(0, 32).filter(table::awaits).toArray();
    return seats[dice.nextInt(seats.length)];
  }

  private int choose(int seat, Policy policy) {
    list(seat);
    if (listed.size() == 1) return listed.get(0);
    if (seat == Table.HOUSE) return listed.get(dice.nextInt(listed.size()));
    return policy.choose(table.question(), listed, dice);
  }

  private void list(int seat) {
    listed = game.moves(table, seat, moves);
    Check.that(listed.size() > 0, "no options for %s", table.question());
    if (seat == Table.HOUSE) return;
    var seen = new HashSet<Integer>();
    for (int i = 0; i < listed.size(); i++) {
      Check.that(seen.add(listed.get(i)), "listed twice: %s", game.moves().get(listed.get(i)));
    }
  }

  private void everyListedMoveIsAccepted(int seat) {
    int[] each = IntStream.range(0, listed.size()).map(listed::get).toArray();
    for (int move : each) {
      Check.same(Optional.empty(), game.refusal(table, seat, move), "%s", game.moves().get(move));
      game.copy(table, copy);
      game.play(copy, seat, move);
      game.audit(copy);
    }
  }

  private void noUnlistedMoveIsAccepted(int seat) {
    for (int i = 0; i < 20; i++) {
      int move = dice.nextInt(game.moves().size());
      list(seat);
      if (listed.contains(move)) continue;
      var refusal = game.refusal(table, seat, move);
      Check.that(
          refusal.isPresent() && !refusal.get().code().isBlank(),
          "%s is not refused as an answer to %s",
          game.moves().get(move),
          table.question());
    }
  }

  private void nobodyElseMayMove() {
    for (int seat = 0; seat < game.seats(); seat++) {
      boolean refused = table.awaits(seat) || game.refusal(table, seat, 0).isPresent();
      Check.that(refused, "seat %s moves unasked", seat);
    }
  }

  private void aCopyIsTheSameTable() {
    game.copy(table, copy);
    Check.same(game.notation().facts(table), game.notation().facts(copy), "facts of a copy");
    Check.same(game.view(table, Eyes.open()), game.view(copy, Eyes.open()), "view of a copy");
    Check.same(table.awaited(), copy.awaited(), "awaited at a copy");
  }
}
