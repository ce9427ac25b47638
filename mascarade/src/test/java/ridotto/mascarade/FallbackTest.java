package ridotto.mascarade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import ridotto.testkit.Kinds;

/// What is played for somebody whose time runs out, question by question: pass, look, keep,
/// decline; otherwise the first player or card clockwise.
class FallbackTest {
  private static final String FIRST =
      """
      game mascarade
      seats Adele, Bruno, Cedric, David, Elena, Fran, Giulia, Harry
      cards Fool, Judge, Bishop, King, Queen, Witch, Peasant, Peasant
      turn David
      """;

  private static final String DEAL =
      """
      game mascarade
      seats Adele, Bruno, Cedric, David
      deal Judge, Thief, King, Queen, Bishop, Cheat
      """;

  private static final String SPY =
      """
      game mascarade
      seats Adele, Bruno, Cedric, David, Elena, Fran, Giulia
      cards Judge, Bishop, King, Queen, Thief, Witch, Spy
      turn David
      """;

  private static final String INQUISITOR =
      """
      game mascarade
      set cast Judge, Bishop, King, Queen, Inquisitor, Spy, Peasant x2
      seats Adele, Bruno, Cedric, David, Elena, Fran, Giulia, Harry
      cards Judge, Inquisitor, Peasant, Bishop, King, Queen, Spy, Peasant
      turn David
      """;

  private static final String GAMBLER =
      """
      game mascarade
      set cast Judge, Bishop, King, Queen, Gambler, Spy
      seats Adele, Bruno, Cedric, David, Elena, Fran
      cards Judge, Gambler, Bishop, King, Queen, Spy
      turn David
      """;

  private static final String SECOND =
      """
      game mascarade-2
      set side B
      seats Adele, Bruno, Cedric, David, Elena, Fran, Giulia, Harry
      cards Puppeteer, Judge, Swindler, Beggar, Peasant, Peasant, Princess, Widow
      turn David
      """;

  private static final List<String> TO_THE_HOUSE = List.of("WhichCard", "WhoBegins");

  record Example(String question, String record, String played) {}

  static List<Example> examples() {
    return List.of(
        new Example("Opening", DEAL, "pretend Bruno"),
        new Example("YourTurn", FIRST, "look"),
        new Example("MustSwap", FIRST + announced("King", "Elena: claim"), "pretend Fran"),
        new Example("MayNotAnnounce", SECOND + announced("Beggar", "Elena: claim"), "look"),
        new Example("YouToo", FIRST + "David: announce King", "pass"),
        new Example("PLAYER", FIRST + announced("Bishop", ""), "pick Elena"),
        new Example("PLAYER_OR_NOBODY", FIRST + announced("Witch", ""), "decline"),
        new Example("CARD_TO_SPY", SPY + announced("Spy", ""), "spy Elena"),
        new Example("SWAP_OR_NOT", SPY + announced("Spy", "") + "David: spy Adele", "pretend"),
        new Example("TWO_CARDS", FIRST + announced("Fool", ""), "pretend Elena Fran"),
        new Example("TWO_PLAYERS", SECOND + announced("Puppeteer", ""), "move Cedric Elena"),
        new Example(
            "OWN_NAME",
            INQUISITOR + announced("Inquisitor", "") + "David: pick Fran",
            "name Judge"),
        new Example(
            "HIDDEN_COINS", GAMBLER + announced("Gambler", "") + "David: pick Fran", "hide 1"),
        new Example(
            "GUESS",
            GAMBLER + announced("Gambler", "") + "David: pick Fran\nDavid: hide 3",
            "guess 1"));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void time_runs_out(Example example) {
    var evening = Evening.of(example.record());

    assertThat(evening.asks()).isEqualTo(example.question());
    assertThat(evening.fallback()).isEqualTo(example.played());
  }

  private static String announced(String mask, String answer) {
    return "David: announce " + mask + "\n" + answer + "\nothers: pass\n";
  }

  @Test
  void every_question_to_a_player_has_an_example() {
    var known = Stream.concat(examples().stream().map(Example::question), TO_THE_HOUSE.stream());
    var choices = Arrays.stream(Choice.values()).map(Choice::name);
    var questions =
        Kinds.of(MascaradeQuestion.class).stream().filter(kind -> !kind.equals("UsePower"));

    assertThat(known)
        .containsExactlyInAnyOrderElementsOf(Stream.concat(questions, choices).toList());
  }
}
