package ridotto.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import ridotto.kernel.Audience;
import ridotto.kernel.Eyes;
import ridotto.kernel.Player;
import ridotto.kernel.Refusal;
import ridotto.kernel.Seat;
import ridotto.kernel.Table;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Choice;
import ridotto.mascarade.Hand;
import ridotto.mascarade.Mascarade;
import ridotto.mascarade.MascaradeEnding;
import ridotto.mascarade.MascaradeEvent;
import ridotto.mascarade.MascaradeMove;
import ridotto.mascarade.MascaradeQuestion;
import ridotto.mascarade.Mask;
import ridotto.mascarade.Place;

class JsonTest {
  private static final Mascarade GAME = Variants.FIRST.open(4, Map.of());
  private static final Mask JUDGE = GAME.setting().cast().getFirst();
  private static final Seat BRUNO = Seat.of(1);
  private static final Place BRUNOS = GAME.setting().layout().place(1);
  private static final Place CENTRE = GAME.setting().layout().place(4);

  @Test
  void an_event_says_its_type_first_and_counts_seats_from_one() {
    assertThat(Json.text(new MascaradeEvent.Announced(BRUNO, BRUNOS, JUDGE)))
        .isEqualTo(
            """
            {"type":"Announced","seat":2,\
            "place":{"type":"Held","index":1,"seat":2,"hand":"card"},"mask":"Judge"}\
            """);
    assertThat(Json.text(new MascaradeEvent.SwapDecided(Player.of(0), BRUNOS, CENTRE, true)))
        .isEqualTo(
            """
            {"type":"SwapDecided","by":1,\
            "one":{"type":"Held","index":1,"seat":2,"hand":"card"},\
            "other":{"type":"Centre","index":4,"number":1},"swapped":true}\
            """);
    assertThat(
            Json.text(
                new MascaradeEvent.Ended(
                    MascaradeEnding.RUIN, List.of(Player.of(0), Player.of(2)))))
        .isEqualTo(
            """
            {"type":"Ended","ending":"ruin","winners":[1,3]}\
            """);
  }

  @Test
  void a_constant_is_a_word_and_a_record_without_components_is_only_its_type() {
    assertThat(Json.text(new MascaradeQuestion.UsePower(JUDGE, Choice.PLAYER_OR_NOBODY)))
        .isEqualTo(
            """
            {"type":"UsePower","mask":"Judge","choice":"player-or-nobody"}\
            """);
    assertThat(Json.text(new MascaradeMove.Pass())).isEqualTo("{\"type\":\"Pass\"}");
    assertThat(Json.text(Audience.only(2))).isEqualTo("{\"type\":\"Only\",\"player\":3}");
  }

  @Test
  void the_type_does_not_depend_on_where_the_value_is_kept() {
    Object look = new MascaradeMove.Look(Hand.LEFT);
    var written = "{\"type\":\"Look\",\"own\":\"left\"}";

    assertThat(Json.text(look)).isEqualTo(written);
    assertThat(Json.text(List.of(look))).isEqualTo("[" + written + "]");
    assertThat(Json.text(List.<Object>of(look, 1))).isEqualTo("[" + written + ",1]");
    assertThat(Json.text(Optional.of(look))).isEqualTo(written);
    assertThat(Json.text(Map.of("any", look))).isEqualTo("{\"any\":" + written + "}");
    assertThat(Json.tree(look).propertyNames()).containsExactly("type", "own");
  }

  @Test
  void a_refusal_keeps_its_parameters() {
    assertThat(Json.text(Refusal.of("not-richest").and("mask", JUDGE).and("seat", BRUNO)))
        .isEqualTo(
            """
            {"code":"not-richest","with":{"mask":"Judge","seat":2}}\
            """);
  }

  @Test
  void a_view_and_an_inquiry_can_be_read_by_people() {
    Ballroom room = GAME.open();
    assertThat(Json.pretty(GAME.view(room, Eyes.spectator())))
        .isEqualToIgnoringNewLines(
            """
            {
              "type" : "Sight",
              "turn" : 0,
              "active" : 1,
              "awaited" : [ ],
              "sitting" : [ 1, 2, 3, 4 ],
              "purses" : [ 6, 6, 6, 6 ],
              "bank" : 170,
              "courthouse" : 0,
              "cards" : [ ],
              "shownBefore" : [ ],
              "announced" : null,
              "claimants" : [ ],
              "outcome" : null
            }\
            """);
    while (room.awaits(Table.HOUSE)) {
      GAME.play(
          room, Table.HOUSE, GAME.moves().indexOf(GAME.options(room, Table.HOUSE).getFirst()));
    }
    var inquiry = Json.tree(GAME.inquiry(room, 0));
    assertThat(inquiry.propertyNames()).containsExactly("seat", "question", "options");
    assertThat(inquiry.get("question").toString()).isEqualTo("{\"type\":\"Opening\"}");
    assertThat(inquiry.get("options").get(1).toString())
        .isEqualTo(
            """
            {"type":"Swap","own":"card",\
            "with":{"type":"Held","index":1,"seat":2,"hand":"card"},"really":false}\
            """);
  }

  @Test
  void what_is_no_json_reads_as_nothing() {
    assertThat(Json.read("{\"type\":")).isEmpty();
    assertThat(Json.read("{\"type\":\"Pass\"} and more")).isEmpty();
    assertThat(Json.read("{\"type\":\"Pass\"}")).contains(Json.tree(new MascaradeMove.Pass()));
  }
}
