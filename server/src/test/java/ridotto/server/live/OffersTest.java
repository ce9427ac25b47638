package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.server.table.Manners;
import ridotto.server.table.Room;

/// A table is promised first, and is there when somebody takes it.
class OffersTest {
  private static final Acceptance ADA = new Acceptance("Ada", Evening.contribution(1), "regular");

  @TempDir Path data;

  private static Offer offer(Evening evening, String name, String game) {
    return evening
        .house()
        .offer(evening.guest(name), new Opening(game, 4, Map.of(), Manners.USUAL));
  }

  @ParameterizedTest
  @ValueSource(strings = {"mascarade", "mascarade-2", "masques", "masquerade"})
  void who_takes_it_sits_among_bots_and_the_cards_are_dealt_as_was_promised(String game) {
    try (var evening = new Evening(data)) {
      var offer = offer(evening, "Ada", game);
      evening.house().accept(evening.guest("Ada"), offer.id(), ADA);
      var welcome = evening.welcome(offer.id(), "Ada");
      assertThat(welcome.chairs()).containsExactly(1);
      assertThat(welcome.room().phase()).isEqualTo(Room.Phase.PLAYING);
      assertThat(welcome.room().commitment()).isEqualTo(offer.commitment());
      assertThat(welcome.room().chairs())
          .extracting(chair -> chair.bot().orElse("nobody's"))
          .containsExactly("nobody's", "regular", "regular", "regular");
      evening.restart();
      assertThat(evening.room(offer.id()).commitment()).isEqualTo(offer.commitment());
    }
  }

  @Test
  void until_then_there_is_nothing() {
    try (var evening = new Evening(data)) {
      var ada = evening.guest("Ada");
      var offer = offer(evening, "Ada", "mascarade");
      assertThat(evening.house().find(offer.id())).isEmpty();
      assertThat(evening.house().of(ada)).isEmpty();
      var unnamed = new Acceptance("", Evening.contribution(1), "regular");
      assertThatThrownBy(() -> evening.house().accept(ada, offer.id(), unnamed))
          .hasMessageContaining("name-form");
      assertThat(evening.house().find(offer.id())).isEmpty();
      assertThat(evening.house().of(ada)).isEmpty();
    }
  }

  @Test
  void who_asks_again_has_the_same_table_and_the_same_cards() {
    try (var evening = new Evening(data)) {
      var ada = evening.guest("Ada");
      var offer = offer(evening, "Ada", "masques");
      evening.house().accept(ada, offer.id(), ADA);
      long seq = evening.seq(offer.id());
      evening.house().accept(ada, offer.id(), new Acceptance("Eve", "ff".repeat(16), "novice"));
      assertThat(evening.seq(offer.id())).isEqualTo(seq);
      assertThat(evening.house().of(ada)).hasSize(1);
    }
  }

  @Test
  void it_is_one_guests_alone_and_not_for_long() {
    try (var evening = new Evening(data)) {
      var offer = offer(evening, "Ada", "mascarade");
      assertThatThrownBy(() -> evening.house().accept(evening.guest("Ben"), offer.id(), ADA))
          .hasMessageContaining("no-offer");
      evening.clock.pass(Offers.VALID);
      assertThatThrownBy(() -> evening.house().accept(evening.guest("Ada"), offer.id(), ADA))
          .hasMessageContaining("no-offer");
    }
  }
}
