package ridotto.mascarade;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// What the Italian book tells, event by event. The same stories stand as records under
/// `examples/mascarade/second-edition`.
class SecondEditionTest {
  private static final String FIVE =
      """
      game mascarade-2
      set side B
      seats Adele, Bruno, Cedric, David, Elena
      cards Beggar, Spy, Judge, Patron, Swindler
      centre King
      """;

  private static final String NINE =
      """
      game mascarade-2
      set side B
      seats Adele, Bruno, Cedric, David, Elena, Fran, Giulia, Harry, Iris
      cards Guru, Judge, Puppeteer, Patron, Beggar, Peasant, Peasant, Princess, Widow
      """;

  @Test
  void sono_il_re_and_nobody_objects_two_coins_and_no_card_shown() {
    var evening = Evening.of(FIVE + "Adele: announce Re\nothers: pass");

    assertThat(evening.fact("purses")).isEqualTo("8 6 6 6 6");
    assertThat(evening.told())
        .contains("TookFromBank[seat=Adele, coins=2]")
        .noneMatch(event -> event.startsWith("Unmasked"));
  }

  @Test
  void whoever_was_shown_in_the_turn_before_may_look_or_swap_but_not_announce() {
    var evening =
        Evening.of(
            FIVE
                + "Adele: announce King\nBruno: claim\nothers: pass\n"
                + "refused shown-may-not-announce: Bruno: announce Spy");

    assertThat(evening.room().question()).isEqualTo(MascaradeQuestion.MAY_NOT_ANNOUNCE);
    assertThat(evening.game().options(evening.room(), 1))
        .hasSize(2 * 5 + 1)
        .noneMatch(say -> say instanceof MascaradeMove.Announce);
  }

  @Test
  void the_guru_is_paid_what_there_is_and_the_game_ends_at_once() {
    var evening =
        Evening.of(
            NINE
                + "purses 6, 6, 2, 6, 6, 6, 6, 6, 6\n"
                + "Adele: announce Guru\nBruno: claim\nothers: pass\n"
                + "Adele: pick Cedric\nCedric: name Widow");

    assertThat(evening.told())
        .endsWith("Paid[from=Cedric, to=Adele, coins=2]", "Ended[ending=RUIN, winners=[Adele]]")
        .noneMatch(event -> event.startsWith("Fined"));
  }

  @Test
  void the_puppeteer_takes_two_coins_and_then_the_two_change_places() {
    var evening =
        Evening.of(NINE + "Adele: announce Puppeteer\nothers: pass\nAdele: move Bruno Iris");

    assertThat(evening.fact("sitting"))
        .isEqualTo("Adele Iris Cedric David Elena Fran Giulia Harry Bruno");
    assertThat(evening.told())
        .endsWith(
            "Paid[from=Bruno, to=Adele, coins=1]",
            "Paid[from=Iris, to=Adele, coins=1]",
            "PlacesChanged[one=Iris, other=Bruno]",
            "TurnBegan[seat=Iris, turn=6]");
  }

  @Test
  void the_beggar_asks_in_turn_and_her_own_purse_counts_as_it_grows() {
    var evening = Evening.of(FIVE + "purses 4, 5, 5, 7, 6\nAdele: announce Beggar\nothers: pass");

    assertThat(evening.fact("purses")).isEqualTo("6 4 5 6 6");
    assertThat(evening.told().stream().filter(event -> event.startsWith("Paid")))
        .containsExactly(
            "Paid[from=Bruno, to=Adele, coins=1]", "Paid[from=David, to=Adele, coins=1]");
  }

  @Test
  void the_patron_takes_three_and_each_neighbour_one() {
    var evening = Evening.of(FIVE + "turn David\nDavid: announce Patron\nothers: pass");

    assertThat(evening.fact("purses")).isEqualTo("6 6 7 9 7");
  }

  @Test
  void the_princess_takes_two_and_has_a_card_held_up() {
    var evening =
        Evening.of(NINE + "turn Harry\nHarry: announce Princess\nothers: pass\nHarry: pick Iris");

    assertThat(evening.told())
        .endsWith(
            "TookFromBank[seat=Harry, coins=2]",
            "HeldUp[seat=Iris, place=Iris]",
            "ShownToOthers[player=Iris, place=Iris, mask=Widow]",
            "TurnBegan[seat=Iris, turn=6]");
    assertThat(evening.room().question()).isEqualTo(MascaradeQuestion.MAY_NOT_ANNOUNCE);
  }
}
