package ridotto.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import ridotto.kernel.Dice;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Game;
import ridotto.kernel.Playout;
import ridotto.kernel.Table;
import ridotto.kernel.View;

/// Secrecy, tested by living in two worlds: change what somebody cannot see, and what they see, are
/// asked and hear must stay the same, until an event shows them the difference.
///
/// The other world must be another one: whatever is hidden from somebody must lie differently there
/// sooner or later.
public final class TwoWorlds<T extends Table<?>> {
  private final Game<T> game;
  private final T here;
  private final T there;
  private final T before;
  private final Dice dice = new Dice(0);
  private final List<Event> heardHere = new ArrayList<>();
  private final List<Event> heardThere = new ArrayList<>();

  private final Laziness laziness = new Laziness();

  private TwoWorlds(Game<T> game) {
    this.game = game;
    here = game.open();
    there = game.open();
    before = game.open();
    here.admit(heardHere::add);
    there.admit(heardThere::add);
  }

  /// Plays so many games and looks at every step through every player's and a spectator's eyes.
  public static <T extends Table<?>> void lookTheSame(Game<T> game, int games) {
    lookTheSame(game, games, Set.of());
  }

  /// The same, with the parts of a view that are not the same for all eyes and yet no secret.
  public static <T extends Table<?>> void lookTheSame(
      Game<T> game, int games, Set<String> noSecrets) {
    leakNothing(game, games).laziness.check(noSecrets);
  }

  /// The same for any game, few games or many: whether its disguises change enough is not asked.
  public static <T extends Table<?>> TwoWorlds<T> leakNothing(Game<T> game, int games) {
    var worlds = new TwoWorlds<>(game);
    for (int seed = 0; seed < games; seed++) {
      try {
        worlds.play(seed);
      } catch (AssertionError | RuntimeException e) {
        throw new AssertionError("seed " + seed + ": " + e.getMessage(), e);
      }
    }
    return worlds;
  }

  private void play(int seed) {
    dice.begin(seed, 1);
    game.reset(here);
    var playout = new Playout<>(game, here, game.random(), dice);
    var eyes = Onlookers.everybody(game.seats());
    while (!here.over()) {
      int seat = here.asked();
      int move = playout.choose(seat);
      game.copy(here, before);
      heardHere.clear();
      game.play(here, seat, move);
      for (var each : eyes) compare(each, seat, move);
    }
  }

  private void compare(Eyes eyes, int seat, int move) {
    game.copy(before, there);
    game.disguise(there, eyes, dice);
    var seen = game.view(before, eyes);
    Check.same(seen, game.view(there, eyes), "view of %s", eyes);
    if (dice.nextInt(Laziness.EVERY) == 0) laziness.note(eyes, seen, truth(before), truth(there));
    boolean asked = seat != Table.HOUSE && eyes.are(before.playerAt(seat));
    if (asked) {
      Check.same(game.inquiry(before, seat), game.inquiry(there, seat), "asked of %s", eyes);
    }
    // What another may do can depend on what only they know.
    if (game.refusal(there, seat, move).isPresent()) return;
    heardThere.clear();
    game.play(there, seat, move);
    var one = heardHere.stream().filter(event -> event.audience().includes(eyes)).toList();
    var other = heardThere.stream().filter(event -> event.audience().includes(eyes)).toList();
    if (parted(eyes, one, other)) return;
    Check.same(game.view(here, eyes), game.view(there, eyes), "view of %s after", eyes);
  }

  private View truth(T table) {
    return game.view(table, Eyes.open());
  }

  /// Whether these eyes were shown the difference. Anything else that differs is a secret told.
  private static boolean parted(Eyes eyes, List<Event> one, List<Event> other) {
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      var here = one.get(i);
      var there = other.get(i);
      if (here.equals(there)) continue;
      boolean shown = here.reveals() && there.reveals();
      Check.that(shown, "%s can tell %s from %s", eyes, here, there);
      return true;
    }
    Check.same(one, other, "heard by %s", eyes);
    return false;
  }
}
