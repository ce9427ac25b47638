package ridotto.bots.masquerade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.kernel.Eyes;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.card.Cards;

class MasqueradeBeliefTest {
  private static final int GAMES = Integer.getInteger("ridotto.worlds", 40);

  private static Map<String, String> settings(String extras, String pair) {
    return Map.of("rounds", "60", "extras", extras, "pair", pair);
  }

  @ParameterizedTest(name = "{0} players, extras {1}, pair {2}")
  @CsvSource({"3, off, now", "4, off, now", "4, on, face-up", "5, on, now", "6, on, now"})
  void every_world_looks_as_the_table_does(int players, String extras, String pair) {
    for (int seed = 0; seed < GAMES; seed++) {
      double lapse = seed % 4 == 3 ? 0.5 : 0;
      var at = new Listening(players, settings(extras, pair), seed, lapse);
      var world = at.game.open();
      at.play(
          (truth, view) -> {
            at.belief.sample(view, world, at.dice);
            at.game.audit(world);
            assertThat(at.game.view(world, Eyes.of(at.player))).isEqualTo(view);
            assertThat(at.game.inquiry(world, at.player))
                .isEqualTo(at.game.inquiry(truth, at.player));
          });
    }
  }

  @Test
  void a_card_that_was_seen_and_not_shuffled_lies_where_it_lay() {
    int compared = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      var at = new Listening(4, settings("off", "now"), seed, 0);
      var world = at.game.open();
      int[] found = {0};
      at.play(
          (truth, view) -> {
            at.belief.sample(view, world, at.dice);
            found[0] += sameWhere(at.tracked.hidden(), truth, world);
          });
      compared += found[0];
    }
    assertThat(compared).isGreaterThan(GAMES);
  }

  private static int sameWhere(long cards, Battlefield truth, Battlefield world) {
    for (int seat = 0; seat < truth.seats(); seat++) {
      var line = truth.line(seat);
      for (int number = 1; number <= line.size(); number++) {
        int card = line.at(number);
        if (Cards.has(cards, card)) assertThat(world.line(seat).at(number)).isEqualTo(card);
      }
    }
    return Cards.count(cards);
  }

  @Test
  void nobody_owns_king_and_queen_in_a_game_that_goes_on() {
    for (int seed = 0; seed < GAMES; seed++) {
      var at = new Listening(3, settings("off", "now"), seed, 0);
      var world = at.game.open();
      at.play(
          (_, view) -> {
            at.belief.sample(view, world, at.dice);
            long royals = world.deck().royals();
            for (int seat = 0; seat < 3; seat++) {
              assertThat(royals & ~world.line(seat).cards()).isNotZero();
            }
          });
    }
  }
}
