package ridotto.masques;

import static org.assertj.core.api.Assertions.assertThat;
import static ridotto.masques.Told.ANNA;
import static ridotto.masques.Told.BRUNO;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import ridotto.kernel.Seat;
import ridotto.masques.MasquesEvent.Summoned;

class CourtesanTest {
  private static final String BOTH_HELD =
      """
      seats Anna, Bruno, Cleo, Dario
      gaps Morosini-3, Morosini-4, Venier-2, Venier-3, Venier-4, Dandolo-2, Dandolo-3, Dandolo-4, \
      Foscari-2, Foscari-4, none, none, none, none, none, none
      hands Cantarini-2/Foscari-3, Cantarini-3/Foscari-3, Cantarini-4, Morosini-2
      ducats 1, 2, 1, 2
      """;

  @Test
  @DisplayName("Q9: two hold a Foscari 3; the first one clockwise from the buyer's left plays it")
  void the_first_holder_clockwise_plays_the_named_card() {
    var told =
        Told.of(
            BOTH_HELD
                + """
                turn Cleo
                Cleo: buy Courtesan 12
                Cleo: name Foscari-3 11
                """);

    assertThat(told.all(Summoned.class)).extracting(Summoned::seat).containsExactly(Seat.of(ANNA));
    assertThat(told.fact("hands"))
        .isEqualTo("Cantarini-2, Cantarini-3/Foscari-3, Cantarini-4, Morosini-2");
    assertThat(told.fact("turn")).as("Anna has lost no turn; Dario is next").isEqualTo("@4");
  }

  @Test
  @DisplayName("Q9: the buyer holds one too, and is the last to be asked for it")
  void the_buyer_comes_last() {
    var told =
        Told.of(
            BOTH_HELD
                + """
                Anna: buy Courtesan 12
                Anna: name Foscari-3 11
                """);

    assertThat(told.all(Summoned.class)).extracting(Summoned::seat).containsExactly(Seat.of(BRUNO));
  }

  @Test
  @DisplayName("Q9: the buyer may name a card of her own")
  void she_names_a_card_of_the_buyer() {
    var told =
        Told.of(
            BOTH_HELD
                + """
                Anna: buy Courtesan 12
                Anna: name Cantarini-2 13
                """);

    assertThat(told.all(Summoned.class)).extracting(Summoned::seat).containsExactly(Seat.of(ANNA));
  }

  @Test
  @DisplayName("Q8, Q9: a card in the palace is not named, not even one that was turned down")
  void she_names_nothing_in_the_palace() {
    Told.of(
        BOTH_HELD.replace("Foscari-4", "Foscari-4/down")
            + """
            Anna: buy Courtesan 11
            refused not-held: Anna: name Venier-2 12
            refused not-held: Anna: name Foscari-4 12
            refused not-neighbours: Anna: name Foscari-3 11
            """);
  }
}
