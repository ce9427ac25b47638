package ridotto.masques;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import ridotto.testkit.Kinds;

/// What is played for somebody whose time runs out, question by question: an influence card does
/// nothing, and where there is a choice only of cards, the first of them is taken.
class FallbackTest {
  private static final String PALACE =
      """
      seats Anna, Bruno, Cleo
      gaps Cantarini-2, none, Dandolo-4, Dandolo-3, Morosini-2, Cantarini-4, none, none, none, \
      Venier-4, Morosini-3, Morosini-4
      hands Cantarini-3/Dandolo-2, Venier-2, Venier-3
      ducats 5, 5, 5
      """;

  private static final String NO_CARD =
      PALACE.replace("Cantarini-3/Dandolo-2, Venier-2", "none, Cantarini-3/Dandolo-2/Venier-2");

  private static final List<String> TO_THE_HOUSE =
      List.of("WhichFamily", "WhoBegins", "WhichSeal", "WhichPlot");

  record Example(String question, String record, String played) {}

  static List<Example> examples() {
    return List.of(
        new Example(
            "PickOne",
            """
            seats Anna, Bruno, Cleo
            packets Venier-2/Venier-3/Venier-4/Dandolo-2, Dandolo-3/Dandolo-4/Cantarini-2/Cantarini-3, \
            Cantarini-4/Morosini-2/Morosini-3/Morosini-4
            """,
            "pick Venier-2"),
        new Example("YourTurn", PALACE, "play Cantarini-3 1"),
        new Example("YourTurn", NO_CARD, "pass"),
        new Example("WhichToStrike", PALACE + "Anna: buy Assassin 1", "decline"),
        new Example("WhichToName", PALACE + "Anna: buy Courtesan 7", "decline"),
        new Example("WhichToFerry", PALACE + "Anna: buy Gondolier 1", "decline"),
        new Example("WhichToEscort", PALACE + "Anna: buy Guard 1", "decline"),
        new Example("WhichToHide", PALACE + "Anna: buy Thief 1", "decline"),
        new Example("WhichToTrade", PALACE + "Anna: buy Trader 1", "decline"));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void time_runs_out(Example example) {
    var told = Told.of(example.record());

    assertThat(Told.kind(told.palace().question())).isEqualTo(example.question());
    assertThat(told.fallback()).isEqualTo(example.played());
  }

  @Test
  void every_question_to_a_player_has_an_example() {
    var known = Stream.concat(examples().stream().map(Example::question), TO_THE_HOUSE.stream());

    assertThat(known.distinct())
        .containsExactlyInAnyOrderElementsOf(Kinds.of(MasquesQuestion.class));
  }
}
