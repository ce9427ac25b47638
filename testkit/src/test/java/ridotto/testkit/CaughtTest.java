package ridotto.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.testkit.Bluff.Fault;

/// The testkit tested: a sound game passes, and each fault built into it is caught.
class CaughtTest {
  private static final int GAMES = 40;

  @Test
  void a_sound_game_passes() {
    assertThatCode(
            () -> {
              Copies.forgetNothing(new Bluff(3));
              TwoWorlds.lookTheSame(new Bluff(3), GAMES);
              Conformance.holds(new Bluff(3), GAMES);
            })
        .doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource({
    "FORGOTTEN_NUMBER, /dealt",
    "FORGOTTEN_ARRAY, /sleeves/0",
    "FORGOTTEN_PART, /side/rounds",
    "MIXED_UP, /active",
  })
  void a_copy_that_forgets_something_is_caught(Fault fault, String field) {
    assertThatThrownBy(() -> Copies.forgetNothing(new Bluff(3, fault)))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("copy of " + field);
  }

  @ParameterizedTest
  @CsvSource({
    "LAZY_DISGUISE, no disguise changes what is hidden: hands.card",
    "HALF_A_DISGUISE, no disguise changes what is hidden: hands.sleeve",
    "LEAK_IN_AN_EVENT, can tell Passed",
    "LEAK_IN_A_VIEW, view of",
  })
  void a_secret_told_and_a_disguise_that_changes_nothing_are_caught(Fault fault, String message) {
    assertThatThrownBy(() -> TwoWorlds.lookTheSame(new Bluff(3, fault), GAMES))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(message);
  }

  @Test
  void who_hears_of_what_is_listed_by_kind() {
    assertThat(hearers())
        .containsExactly(
            "Dealt: everyone",
            "Glimpsed: only by, reveals",
            "Paid: everyone",
            "Shown: all but player, reveals");
  }

  @ParameterizedTest
  @CsvSource({
    "WRONG_ONE_LEFT_OUT, 'Shown: all but somebody else, reveals'",
    "SECRET_FOR_ALL_OTHERS, 'Glimpsed: all but by, reveals'",
  })
  void an_audience_that_leaves_out_the_wrong_player_is_caught(Fault fault, String line) {
    assertThat(hearers(fault)).contains(line);
  }

  private static List<String> hearers(Fault... faults) {
    return Hearers.of(GAMES, List.of(new Bluff(3, faults)));
  }

  @Test
  void reasons_are_listed_by_question() {
    assertThat(Refusing.reasons(GAMES, List.of(new Bluff(3)), Object::toString))
        .containsExactly("WHICH_CARD: another-question card-dealt", "YOUR_TURN: another-question");
  }

  @ParameterizedTest
  @CsvSource({"UNLISTED_MOVE, Deal", "EXCEPTION_INSTEAD_OF_A_REASON, why not"})
  void a_move_that_is_not_listed_and_not_refused_is_caught(Fault fault, String message) {
    assertThatThrownBy(
            () -> Refusing.reasons(GAMES, List.of(new Bluff(3, fault)), Object::toString))
        .hasMessageContaining(message);
  }
}
