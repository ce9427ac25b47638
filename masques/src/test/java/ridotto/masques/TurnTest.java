package ridotto.masques;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import ridotto.kernel.Seat;
import ridotto.masques.MasquesEvent.*;
import ridotto.masques.MasquesMove.Pass;

class TurnTest {
  private static final String NOTHING_IN_HAND =
      """
      seats Anna, Bruno, Cleo
      gaps Cantarini-2, Cantarini-3, Cantarini-4, Morosini-2, Morosini-3, Morosini-4, Venier-4, \
      Dandolo-4, none, none, none, none
      hands none, Venier-2/Venier-3, Dandolo-2/Dandolo-3
      """;

  private static final String BESIDE_GAP_3 =
      """
      seats Anna, Bruno
      gaps Cantarini-4, Cantarini-2, Morosini-2, none, Dandolo-2, Venier-3, Dandolo-4, none
      hands Morosini-3, Venier-2
      """;

  @Test
  @DisplayName("Q7: without a plot card one may pass, or buy")
  void without_a_plot_card_one_may_pass() {
    var told = Told.of(NOTHING_IN_HAND);

    var options = told.game().options(told.palace(), Told.ANNA);
    assertThat(options).contains(new Pass()).hasSize(1 + 6 * 4);
    assertThat(Told.of(NOTHING_IN_HAND + "Anna: pass\n").fact("turn")).isEqualTo("@2");
  }

  @Test
  @DisplayName("Q7: without a plot card and without money one can only pass")
  void without_money_one_can_only_pass() {
    var told = Told.of(NOTHING_IN_HAND + "ducats 0, 1, 1\n");

    assertThat(told.game().options(told.palace(), Told.ANNA)).containsExactly(new Pass());
  }

  @Test
  @DisplayName("Q7: with a plot card nobody passes")
  void with_a_plot_card_nobody_passes() {
    Told.of(NOTHING_IN_HAND + "turn Bruno\nrefused may-not-pass: Bruno: pass\n");
  }

  @Test
  @DisplayName("Q3: an exhausted pile sells nothing, whatever one has")
  void an_exhausted_pile_sells_nothing() {
    var told =
        Told.of(
            NOTHING_IN_HAND
                + """
                ducats 9, 9, 9
                piles 3, 3, 3, 3, 1, 3
                Anna: buy Thief 8
                Anna: decline
                refused pile-empty: Bruno: buy Thief 9
                """);

    assertThat(told.all(Bought.class)).extracting(Bought::price).containsExactly(3);
    assertThat(told.fact("piles")).isEqualTo("3, 3, 3, 3, 0, 3");
  }

  @Test
  @DisplayName("Q7: nothing is bought into a gap that is filled")
  void nothing_is_bought_into_a_filled_gap() {
    Told.of(BESIDE_GAP_3 + "refused gap-filled: Anna: buy Thief 2\n");
  }

  @Test
  @DisplayName("Q9: the Thief turns down a token, and one that lies face up")
  void the_thief_turns_down_a_token_that_lies_face_up() {
    Told.of(
        BESIDE_GAP_3
            + """
            tokens Clergy, ducat, Military, none, Merchants, ducat, Farmers, ducat
            Anna: buy Thief 3
            refused no-token: Anna: hide 3
            """);
    Told.of(
        BESIDE_GAP_3
            + """
            tokens Clergy, ducat, Military, ducat, Merchants/down, ducat, Farmers, ducat
            Anna: buy Thief 3
            refused already-down: Anna: hide 4
            """);
  }

  @Test
  @DisplayName("Q7: cards left in hand at the end are put away unseen")
  void cards_left_in_hand_are_put_away_unseen() {
    var told =
        Told.of(
            """
            seats Anna, Bruno
            gaps Cantarini-4, Cantarini-2, Morosini-2, Thief, Dandolo-2, Venier-3, Dandolo-4, none
            hands Morosini-3/Cantarini-3, none
            Anna: play Morosini-3 7
            """);

    assertThat(told.all(Discarded.class)).containsExactly(new Discarded(Seat.of(Told.ANNA), 1));
    assertThat(told.fact("discarded")).isEqualTo("Cantarini-3");
    assertThat(told.sight(ridotto.kernel.Eyes.of(Told.BRUNO)).discarded()).isEqualTo(1);
  }
}
