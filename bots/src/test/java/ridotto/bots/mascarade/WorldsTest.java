package ridotto.bots.mascarade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import ridotto.bots.Profile;
import ridotto.kernel.Dice;
import ridotto.kernel.Eyes;
import ridotto.kernel.Playout;
import ridotto.kernel.Table;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Mascarade;
import ridotto.mascarade.MascaradeView;

class WorldsTest {
  private static final int COUNTED = 7; // places, for which all ways can be counted in no time

  static List<Mascarade> rooms() {
    return Rooms.all();
  }

  @ParameterizedTest
  @MethodSource("rooms")
  void what_was_seen_holds_in_every_world(Mascarade game) {
    var dice = new Dice(game.seats());
    for (int run = 0; run < 2; run++) {
      var table = game.open();
      var bots = Rooms.bots(game, Profile.EXPERT, run);
      var possible = new ArrayList<Possible>();
      for (int player = 0; player < game.seats(); player++) possible.add(new Possible(player));
      boolean counted = game.setting().layout().cards() <= COUNTED;
      table.admit(
          event -> {
            for (int player = 0; player < bots.size(); player++) {
              if (!event.audience().includes(player)) continue;
              bots.get(player).hear(event);
              if (counted) possible.get(player).hear(event, table);
            }
          });
      game.reset(table);
      var playout = new Playout<>(game, table, game.random(), dice);
      while (!table.over()) {
        int seat = table.asked();
        if (seat != Table.HOUSE) {
          int player = table.playerAt(seat);
          long laid = lay(game, table, seat, bots.get(player).memory(), dice);
          if (counted) {
            assertThat(possible.get(player).ways()).contains(laid);
            assertThat(ways(bots.get(player))).isEqualTo(possible.get(player).ways());
          }
        }
        game.play(table, seat, playout.choose(seat));
      }
    }
  }

  /// Lays a world, and gives its cards.
  private static long lay(Mascarade game, Ballroom table, int seat, Memory memory, Dice dice) {
    var eyes = Eyes.of(table.playerAt(seat));
    var view = game.view(table, eyes);
    var world = game.open();
    memory.sample(view, world, dice);
    assertThat(game.view(world, eyes)).isEqualTo(view);
    assertThat(game.inquiry(world, seat)).isEqualTo(game.inquiry(table, seat));
    game.audit(world);
    long cards = 0;
    for (MascaradeView.Card card : game.view(world, Eyes.open()).cards()) {
      cards = Placement.with(cards, card.place().index(), card.mask().number());
    }
    return cards;
  }

  private static Set<Long> ways(MascaradeBot bot) {
    var own = bot.memory().own();
    var ways = new HashSet<Long>();
    for (int i = 0; i < own.size(); i++) ways.add(own.way(i));
    return ways;
  }
}
