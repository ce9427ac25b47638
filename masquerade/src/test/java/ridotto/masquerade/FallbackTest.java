package ridotto.masquerade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import ridotto.testkit.Kinds;

/// What is played for somebody whose time runs out, question by question: face down, keep, stop,
/// decline; where something must be chosen, the first of it.
class FallbackTest {
  private static final List<String> TO_THE_HOUSE =
      List.of("WhichCard", "WhoBegins", "Drawn", "WhichFalls", "WhichLiesHere", "TOP_CARD");

  record Example(String question, String record, String played) {
    Party party() {
      return Party.of("set extras on\nseats Ann, Bruno, Cleo\n" + record);
    }
  }

  static List<Example> examples() {
    var drawn = "lines (Nan)/Carnell/(Bard), Olaf, King\nhouse: draw Chef\n";
    var fight = "phase action\nAnn: attack 1\nAnn: at Bruno.1\n";
    var exhume =
        "lines Gravekeeper/Nan/(King), Bard, Olaf\ngraveyard Raz\nphase action\nAnn: use 1\n";
    return List.of(
        new Example("MayDraw", "set draw optional\nlines Nan, Bard, (King)\n", "decline"),
        new Example("UpOrDown", drawn, "down"),
        new Example("ShuffleOrNot", drawn + "Ann: down", "keep"),
        new Example("YourAction", "lines Raz/Nan, Olaf, (King)\nphase action", "stop"),
        new Example(
            "AttackWhom", "lines Raz, Olaf, (King)\nphase action\nAnn: attack 1", "at Bruno.1"),
        new Example(
            "WhichFirst",
            "lines Olaf/Sorcerer, Bard, King\npoison Bruno.Olaf\ngraveyard Chef",
            "resolve Sorcerer"),
        new Example("Spoils", "lines Stonebrooke/Nan, Maynard, (King)\n" + fight, "decline"),
        new Example(
            "CutLine",
            "lines (King)/Carnell/Nan/Oddo/Chef/Bard/Servant/Squire, Olaf, Stout\nphase action\n"
                + "Ann: stop",
            "discard 2"),
        new Example("SubstituteOrNot", "lines Stonebrooke, Feck/Nan, (King)\n" + fight, "decline"),
        new Example("CARD_TO_DISCARD", exhume, "discard 1"),
        new Example("CARD_TO_PAY", "lines Sorcerer/(King)/Nan, Bard, Stout\n", "decline"),
        new Example(
            "SECRET_DISCARD", "lines Foolset/Nan, Bard/(Raz), (King)\n" + fight, "discard 1"),
        new Example("PLAYER", "lines Beatrice/Nan, Bard, (King)\nAnn: discard 2", "to Bruno"),
        new Example("FROM_GRAVEYARD", exhume + "Ann: discard 2", "take Raz"),
        new Example(
            "CARD_TO_KILL",
            "lines (Isolda), Bard, Stonebrooke\nphase action\nAnn: flip 1",
            "at Cleo.1"),
        new Example(
            "CARD_TO_TAKE",
            "lines Mistress/Nan, Widow/(Chef)/Illbert, (King)\n" + fight,
            "at Bruno.1"),
        new Example(
            "ONE_OF_TWO",
            "lines Pestilence, Bard, (King)\nhouse: draw Nan\nhouse: draw Chef",
            "give 2 Bruno"));
  }

  @ParameterizedTest
  @MethodSource("examples")
  void time_runs_out(Example example) {
    var party = example.party();

    assertThat(party.asks()).isEqualTo(example.question());
    assertThat(party.fallback()).isEqualTo(example.played());
  }

  @Test
  void every_question_to_a_player_has_an_example() {
    var known = Stream.concat(examples().stream().map(Example::question), TO_THE_HOUSE.stream());
    var choices = Arrays.stream(Choice.values()).map(Choice::name);
    var questions =
        Kinds.of(MasqueradeQuestion.class).stream().filter(kind -> !kind.equals("UseText"));

    assertThat(known)
        .containsExactlyInAnyOrderElementsOf(Stream.concat(questions, choices).toList());
  }
}
