package ridotto.masques;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import ridotto.testkit.Refusing;

class RefusalsTest {
  @Test
  void every_move_that_is_not_listed_is_refused_with_a_reason_of_this_game() {
    var settings =
        Map.of("dances", "4", "first", "lot", "families", "lot", "prices", "Courtesan 0/0/0");
    var games =
        List.of(
            new MasquesBox().open(2, settings),
            new MasquesBox().open(3, settings),
            new MasquesBox().open(4, settings));

    assertThat(Refusing.reasons(10, games, Told::kind))
        .containsExactly(
            "PickOne: another-question not-in-packet",
            "WhichFamily: another-question family-taken",
            "WhichPlot: another-question plot-dealt",
            "WhichSeal: another-question not-in-bag",
            "WhichToEscort: another-question gap-filled no-plot-there not-neighbours",
            "WhichToFerry: another-question no-plot-there not-neighbours",
            "WhichToHide: another-question not-beside",
            "WhichToName: another-question gap-filled not-held not-neighbours",
            "WhichToStrike: another-question no-plot-there not-neighbours",
            "WhichToTrade: another-question not-beside",
            "WhoBegins: another-question",
            "YourTurn: another-question gap-filled may-not-pass not-in-hand pile-empty too-dear",
            "family-taken(clause, family)",
            "gap-filled(clause, gap)",
            "may-not-pass(clause)",
            "no-plot-there(clause, gap)",
            "not-beside(clause, arcade, from)",
            "not-held(clause, plot)",
            "not-in-bag(clause, faction)",
            "not-in-hand(clause, plot)",
            "not-in-packet(clause, plot)",
            "not-neighbours(clause, gap, from)",
            "pile-empty(clause, influence)",
            "plot-dealt(clause, plot)",
            "too-dear(clause, influence, price, ducats)");
  }
}
