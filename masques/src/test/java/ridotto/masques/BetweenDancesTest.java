package ridotto.masques;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import ridotto.masques.MasquesEvent.*;

class BetweenDancesTest {
  @Test
  @DisplayName("Q13: tokens a Trader moved stay where they lie, over two dances")
  void displaced_tokens_stay_across_two_dances() {
    var first =
        """
        seats Anna, Bruno
        gaps Cantarini-3, Venier-3, Morosini-3, none, Morosini-2, Dandolo-2, Cantarini-2, none
        hands Cantarini-4, Venier-4
        Anna: buy Trader 7
        Anna: trade 0 5
        Bruno: play Venier-4 3
        """;
    assertThat(Told.of(first).fact("tokens"))
        .isEqualTo("none, ducat, Military, none, none, Clergy, Farmers, none");

    var second =
        first
            + """
            deal Workers, Workers, Foscari-2, Foscari-3, Foscari-3, Foscari-4
            deal Venier-2, Dandolo-3, Dandolo-4, Morosini-4
            Anna: pick Foscari-2
            Bruno: pick Venier-2
            Anna: pick Dandolo-4
            Bruno: pick Foscari-4
            Anna: pick Foscari-3
            Bruno: pick Morosini-4
            Anna: play Dandolo-4 4
            Bruno: play Morosini-4 5
            Anna: play Foscari-2 0
            Bruno: play Foscari-4 1
            Anna: play Foscari-3 2
            Bruno: play Venier-2 6
            Anna: play Dandolo-3 3
            Bruno: play Foscari-3 7
            """;
    var told = Told.of(second);

    assertThat(told.all(Tied.class)).as("four against four").contains(new Tied(5, 4));
    assertThat(told.fact("dance")).isEqualTo("3");
    assertThat(told.fact("tokens"))
        .isEqualTo("Workers, ducat, Military, ducat, none, Clergy, none, ducat");
  }

  @Test
  @DisplayName("Q13: the Thief's token is turned up again after the dance")
  void the_token_is_turned_up_again() {
    var stolen =
        """
        seats Anna, Bruno
        gaps Cantarini-4, Cantarini-2, Morosini-2, none, Dandolo-2, Venier-3, Dandolo-4, none
        hands Morosini-3, Venier-2
        Anna: buy Thief 3
        Anna: hide 4
        """;
    assertThat(Told.of(stolen).fact("tokens")).contains("Merchants/down");

    var told = Told.of(stolen + "Bruno: play Venier-2 7\n");
    assertThat(told.all(StayedDown.class)).containsExactly(new StayedDown(4));
    assertThat(told.all(TurnedUp.class)).containsExactly(new TurnedUp(4));
    assertThat(told.fact("tokens")).contains("Merchants, ").doesNotContain("down");
  }

  @Test
  @DisplayName("Q15: the marker stays for the second dance of a pair, and passes after it")
  void the_marker_passes_after_the_second_dance() {
    var position =
        """
        seats Anna, Bruno
        dance %d
        gaps Cantarini-4, Cantarini-2, Morosini-2, Morosini-4, Dandolo-2, Venier-3, Dandolo-4, none
        hands Morosini-3, none
        Anna: play Morosini-3 7
        """;

    assertThat(Told.of(position.formatted(1)).fact("first")).isEqualTo("@1");
    assertThat(Told.of(position.formatted(2)).fact("first")).isEqualTo("@2");
  }
}
