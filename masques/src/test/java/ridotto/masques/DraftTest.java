package ridotto.masques;

import static org.assertj.core.api.Assertions.assertThat;
import static ridotto.masques.Told.ANNA;
import static ridotto.masques.Told.BRUNO;
import static ridotto.masques.Told.CLEO;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import ridotto.kernel.Eyes;
import ridotto.kernel.Seats;
import ridotto.masques.MasquesEvent.*;

class DraftTest {
  private static final String DEALT =
      """
      seats Anna, Bruno, Cleo
      packets Cantarini-2/Cantarini-3/Cantarini-4/Morosini-2, \
      Morosini-3/Morosini-4/Venier-2/Venier-3, Venier-4/Dandolo-2/Dandolo-3/Dandolo-4
      """;
  private static final String PASSED =
      DEALT
          + """
          Cleo: pick Dandolo-4
          Anna: pick Cantarini-4
          Bruno: pick Morosini-4
          """;

  @Test
  @DisplayName("Q6: everybody chooses at the same time, in any order")
  void everybody_is_asked_at_once() {
    assertThat(Told.of(DEALT).palace().awaited()).isEqualTo(Seats.all(3));
    assertThat(Told.of(DEALT + "Cleo: pick Dandolo-4\n").palace().awaited())
        .isEqualTo(Seats.only(ANNA) | Seats.only(BRUNO));
  }

  @Test
  @DisplayName("Q6: a pick is secret: the others hear only that somebody has chosen")
  void a_pick_is_secret() {
    var told = Told.of(DEALT + "Cleo: pick Dandolo-4\n");

    assertThat(told.heardBy(Eyes.of(CLEO), Picked.class)).hasSize(1);
    assertThat(told.heardBy(Eyes.of(ANNA), Picked.class)).isEmpty();
    assertThat(told.heardBy(Eyes.spectator(), Chose.class)).hasSize(1);
    var guest = told.sight(Eyes.of(ANNA)).guests().get(CLEO);
    assertThat(guest.inHand()).isEqualTo(1);
    assertThat(guest.hand()).isEmpty();
    assertThat(guest.packet()).isEmpty();
  }

  @Test
  @DisplayName("Q6: what was passed is known to the passer and to the receiver, and to nobody else")
  void a_passed_packet_is_known_to_two() {
    var told = Told.of(PASSED);

    var passed = told.heardBy(Eyes.of(ANNA), PassedOn.class).getFirst();
    var received = told.heardBy(Eyes.of(BRUNO), Received.class).getFirst();
    assertThat(passed.plots()).hasSize(3).isEqualTo(received.plots());
    assertThat(told.heardBy(Eyes.of(ANNA), PassedOn.class)).hasSize(1);
    assertThat(told.heardBy(Eyes.of(CLEO), Received.class)).hasSize(1);
    assertThat(told.heardBy(Eyes.spectator(), PassedOn.class)).isEmpty();
    assertThat(told.heardBy(Eyes.spectator(), PacketsPassed.class)).hasSize(1);
  }

  @Test
  @DisplayName("Q6: the last card is forced, and then everybody has four")
  void the_last_card_is_forced() {
    var told =
        Told.of(
            PASSED
                + """
                Anna: pick Venier-4
                Bruno: pick Cantarini-3
                Cleo: pick Morosini-3
                Anna: pick Venier-3
                Bruno: pick Dandolo-3
                Cleo: pick Cantarini-2
                """);

    assertThat(told.palace().question()).isEqualTo(MasquesQuestion.YOUR_TURN);
    assertThat(told.fact("hands"))
        .isEqualTo(
            "Cantarini-4/Morosini-2/Venier-3/Venier-4, Cantarini-3/Morosini-4/Venier-2/Dandolo-3,"
                + " Cantarini-2/Morosini-3/Dandolo-2/Dandolo-4");
  }
}
