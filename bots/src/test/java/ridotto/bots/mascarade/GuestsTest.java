package ridotto.bots.mascarade;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.bots.Troupes;
import ridotto.mascarade.Edition;
import ridotto.mascarade.MascaradeBox;

/// Bots of every level play the guests sensibly. The long form is `./ridotto bench habits`.
class GuestsTest {
  private static final int GAMES = 200;
  private static final double ONE_IN_SIX = 1.0 / 6;

  private static HabitsBench habits(String kind, String mask) {
    var game = Rooms.first(6, "cast", "Judge, King, Queen, Thief, Witch, " + mask);
    var troupes = new Troupes(java.util.List.of(new MascaradeTroupe()));
    var bots = troupes.kind(new MascaradeBox(Edition.FIRST), game, kind);
    return HabitsBench.of(game, bots, mask, GAMES, 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "novice", "casual", "regular", "expert"})
  void the_gambler_is_announced_and_nobody_can_read_what_is_hidden_or_guessed(String kind) {
    var habits = habits(kind, "Gambler");

    assertThat(habits.richer().announced() + habits.poorer().announced()).isPositive();
    for (int coins = 1; coins <= 3; coins++) {
      assertThat(habits.share("hide " + coins)).isGreaterThan(ONE_IN_SIX);
      assertThat(habits.share("guess " + coins)).isGreaterThan(ONE_IN_SIX);
    }
  }

  @Test
  void the_alchemist_is_announced_where_a_neighbour_is_richer() {
    var habits = habits("expert", "Alchemist");

    assertThat(habits.richer().share()).isGreaterThan(habits.poorer().share());
    assertThat(habits.richer().announced()).isPositive();
  }
}
