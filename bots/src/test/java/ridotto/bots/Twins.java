package ridotto.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import ridotto.kernel.Dice;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Game;
import ridotto.kernel.Playout;
import ridotto.kernel.Table;

/// A bot and its twin, at one table and at another in which all that their player heard is just as
/// true. They cannot tell the two apart: they decide the same and say the same.
public final class Twins<T extends Table<?>> {
  private static final Budget SHORT = Budget.playouts(12);
  private static final int TURNS = 60;

  private final Game<T> game;
  private final Dice dice;
  private final int player;
  private final Bot here;
  private final Bot there;
  private final Belief<T> truths;
  private final T table;
  private final T other;
  private final List<Event> heardHere = new ArrayList<>();
  private final List<Event> heardThere = new ArrayList<>();
  private int different;

  /// `truths` gives, by player, who lays the other truth over a copy of this one.
  public Twins(Game<T> game, Troupe troupe, long seed, IntFunction<Belief<T>> truths) {
    this.game = game;
    dice = new Dice(seed);
    player = dice.nextInt(game.seats());
    var levels = Level.values();
    var profile = new Profile(levels[(int) (seed % levels.length)], Temper.CALM);
    here = troupe.study(game).bot(player, profile, seed);
    there = troupe.study(game).bot(player, profile, seed);
    this.truths = truths.apply(player);
    table = game.open();
    other = game.open();
    table.admit(heardHere::add);
    other.admit(heardThere::add);
  }

  /// How often the two truths were not the same when the player was asked.
  public int play() {
    game.reset(table);
    var playout = new Playout<>(game, table, game.random(), dice);
    tell();
    while (!table.over() && table.turns() < TURNS) {
      int seat = table.asked();
      int move = playout.choose(seat);
      game.copy(table, other);
      if (seat != Table.HOUSE && table.playerAt(seat) == player) {
        truths.sample(game.view(table, Eyes.of(player)), other, dice);
        if (!game.view(table, Eyes.open()).equals(game.view(other, Eyes.open()))) different++;
        move = decide(seat);
      }
      game.play(table, seat, move);
      if (game.refusal(other, seat, move).isEmpty()) game.play(other, seat, move);
      tell();
    }
    return different;
  }

  private int decide(int seat) {
    var one = ask(here, table, seat);
    assertThat(ask(there, other, seat)).isEqualTo(one);
    return game.moves().indexOf(one.move());
  }

  private Decision ask(Bot bot, T at, int seat) {
    return bot.decide(game.view(at, Eyes.of(player)), game.inquiry(at, seat), SHORT);
  }

  /// Each twin hears its own world, as long as they sound the same; then both hear the true one.
  private void tell() {
    var one = heardHere.stream().filter(event -> event.audience().includes(player)).toList();
    var two = heardThere.stream().filter(event -> event.audience().includes(player)).toList();
    one.forEach(here::hear);
    one.forEach(truths::hear);
    (one.equals(two) ? two : one).forEach(there::hear);
    heardHere.clear();
    heardThere.clear();
  }
}
