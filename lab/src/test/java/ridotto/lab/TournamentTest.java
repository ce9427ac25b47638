package ridotto.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import ridotto.bots.Troupes;
import ridotto.bots.mascarade.MascaradeTroupe;
import ridotto.kernel.Refused;
import ridotto.lab.Tournament.Field;
import ridotto.lab.run.Figures;
import ridotto.mascarade.Edition;
import ridotto.mascarade.MascaradeBox;

class TournamentTest {
  private static final Troupes TROUPES = new Troupes(List.of(new MascaradeTroupe()));

  private static List<Figures.BotFigure> play(
      int players, Field field, long games, int threads, String... bots) {
    var box = new MascaradeBox(Edition.FIRST);
    var tournament =
        new Tournament(
            box, players, box.simulationLimit(), List.of(bots), field, games, 7, threads, 1);
    return tournament.run(TROUPES, _ -> {});
  }

  @ParameterizedTest
  @EnumSource
  void is_the_same_whatever_the_threads(Field field) {
    var alone = play(6, field, 25, 1, "expert", "casual-bold", "random");

    assertThat(play(6, field, 25, 3, "expert", "casual-bold", "random")).isEqualTo(alone);
    assertThat(alone)
        .extracting(Figures.BotFigure::bot)
        .containsExactly("expert", "casual-bold", "random");
  }

  @Test
  void an_expert_wins_most_games_against_seven_without_a_plan() {
    var rows = play(8, Field.ONE, 64, 2, "expert", "random");

    assertThat(rows.getFirst().games()).isEqualTo(64);
    assertThat(rows.getFirst().ratio()).isGreaterThan(5);
    assertThat(rows.getFirst().low()).isLessThan(rows.getFirst().ratio());
    assertThat(rows.getLast().high()).isLessThan(1);
  }

  @Test
  void equals_share_the_wins() {
    var row = play(5, Field.MIXED, 60, 2, "random").getFirst();

    assertThat(row.winShare()).isEqualTo(0.2);
    assertThat(row.ratio()).isEqualTo(1);
  }

  @Test
  void a_bot_nobody_knows_is_turned_away() {
    assertThatThrownBy(() -> play(8, Field.ONE, 1, 1, "expert", "genius"))
        .isInstanceOf(Refused.class);
  }
}
