package ridotto.masques;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.kernel.Refused;

/// A stated position that cannot be is refused with a reason.
class PositionTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ducats 20, 20                                         | too-many-ducats
          ducats 1                                              | list-length
          supply 3                                              | rest-is
          bag 1, 1, 1, 1, 1                                     | rest-is
          seals Clergy/Clergy/Clergy/Clergy, none               | already-won
          seals Doge, none                                      | no-such-token
          tokens Clergy, Clergy, Clergy, none, none, none, none, none | seal-too-often
          tokens Doge, none, none, none, none, none, none, none | no-such-token
          gaps Courtesan, none, none, none, none, none, none, none    | gaps-and-hands
          hands Venier-2/Venier-2, none                         | plot-too-often
          hands Venier-5, none                                  | no-such-card
          hands Venier-2, none                                  | gaps-and-hands
          packets Venier-2/Venier-3, Dandolo-2/Dandolo-3        | draft-sizes
          families Venier/Dandolo, Venier/Morosini              | families-needed
          turn Zoe                                              | not-at-table
          ending four                                           | only-checked
          spent Venier-2, Venier-3, Venier-4, Dandolo-2, Dandolo-3, Dandolo-4, Foscari-2, Foscari-3, Foscari-4 | too-few-plots
          """)
  void is_refused(String fact, String code) {
    assertThatThrownBy(() -> Told.of("seats Anna, Bruno\n" + fact + "\n"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(code);
  }
}
