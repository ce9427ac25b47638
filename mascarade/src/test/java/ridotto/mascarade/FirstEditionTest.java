package ridotto.mascarade;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The worked examples of the English and the French book, event by event. The same stories stand
/// as records under `examples/mascarade/first-edition`.
class FirstEditionTest {
  private static final String INQUISITION =
      """
      game mascarade
      set cast Judge, Bishop, King, Queen, Inquisitor, Spy, Peasant x2
      seats Adele, Bruno, Cedric, David, Elena, Fran, Giulia, Harry
      cards Judge, Inquisitor, Peasant, Bishop, King, Queen, Spy, Peasant
      turn Bruno
      """;

  private static final String EIGHT =
      """
      game mascarade
      seats Adele, Bruno, Cedric, David, Elena, Fran, Giulia, Harry
      cards Peasant, Judge, Bishop, King, Fool, Peasant, Queen, Witch
      turn Adele
      """;

  @Test
  void adele_swaps_her_card_with_brunos_under_the_table() {
    var evening = Evening.ofFour("Adele: swap Bruno");

    assertThat(evening.fact("cards")).isEqualTo("Thief Judge King Queen");
    assertThat(evening.told())
        .containsExactly(
            "TurnBegan[seat=Adele, turn=5]",
            "CardsHandled[by=Adele, one=Adele, other=Bruno]",
            "SwapDecided[by=Adele, one=Adele, other=Bruno, swapped=true]",
            "TurnBegan[seat=Bruno, turn=6]");
  }

  @Test
  void bruno_says_king_nobody_claims_and_no_card_is_shown() {
    var evening = Evening.ofFour("turn Bruno\nBruno: announce King\nothers: pass");

    assertThat(evening.fact("purses")).isEqualTo("6 9 6 6");
    assertThat(evening.told())
        .containsExactly(
            "TurnBegan[seat=Bruno, turn=5]",
            "Announced[seat=Bruno, place=Bruno, mask=King]",
            "Passed[seat=Cedric]",
            "Passed[seat=David]",
            "Passed[seat=Adele]",
            "PowerUsed[seat=Bruno, mask=King]",
            "TookFromBank[seat=Bruno, coins=3]",
            "TurnBegan[seat=Cedric, turn=6]");
  }

  @Test
  void bruno_adele_and_cedric_say_king_none_is_and_all_three_pay() {
    var evening =
        Evening.ofFour(
            """
            turn Bruno
            Bruno: swap Cedric
            Cedric: look
            David: look
            Adele: look
            Bruno: swap David
            Cedric: announce King
            David: pass
            Adele: claim
            Bruno: claim
            """);

    assertThat(evening.fact("purses")).isEqualTo("5 5 5 6");
    assertThat(evening.told())
        .containsSubsequence(
            "Unmasked[seat=Cedric, place=Cedric, mask=Thief]",
            "Unmasked[seat=Adele, place=Adele, mask=Judge]",
            "Unmasked[seat=Bruno, place=Bruno, mask=Queen]")
        .noneMatch(event -> event.startsWith("PowerUsed"));
  }

  @Test
  void cedric_is_the_king_takes_three_then_bruno_pays_one_and_cedric_must_swap() {
    var evening =
        Evening.ofFour(
            """
            turn Bruno
            Bruno: announce King
            Cedric: claim
            others: pass
            refused shown-must-swap: Cedric: announce King
            """);

    assertThat(evening.fact("purses")).isEqualTo("6 5 9 6");
    assertThat(evening.room().question()).isEqualTo(MascaradeQuestion.MUST_SWAP);
    assertThat(evening.told())
        .containsSubsequence(
            "Unmasked[seat=Bruno, place=Bruno, mask=Thief]",
            "Unmasked[seat=Cedric, place=Cedric, mask=King]",
            "PowerUsed[seat=Cedric, mask=King]",
            "TookFromBank[seat=Cedric, coins=3]",
            "Fined[seat=Bruno, coins=1]",
            "TurnBegan[seat=Cedric, turn=6]");
  }

  @Test
  void cedric_names_judge_shows_a_peasant_and_pays_the_inquisitor_before_fran_is_fined() {
    var evening =
        Evening.of(
            INQUISITION
                + """
                Bruno: announce Inquisitor
                Cedric: pass
                David: pass
                Elena: pass
                Fran: claim
                others: pass
                Bruno: pick Cedric
                Cedric: name Judge
                """);

    assertThat(evening.fact("purses")).isEqualTo("6 10 2 6 6 5 6 6");
    assertThat(evening.told())
        .containsSubsequence(
            "Questioned[by=Bruno, seat=Cedric]",
            "Named[seat=Cedric, mask=Judge]",
            "Unmasked[seat=Cedric, place=Cedric, mask=Peasant]",
            "Paid[from=Cedric, to=Bruno, coins=4]",
            "Fined[seat=Fran, coins=1]");
  }

  @Test
  void had_cedric_said_peasant_he_would_have_paid_nothing() {
    var evening =
        Evening.of(
            INQUISITION
                + "Bruno: announce Inquisitor\nothers: pass\nBruno: pick Cedric\n"
                + "Cedric: name Paysan");

    assertThat(evening.fact("purses")).isEqualTo("6 6 6 6 6 6 6 6");
    assertThat(evening.told()).noneMatch(event -> event.startsWith("Paid"));
  }

  @Test
  void cedric_with_three_coins_gives_them_and_the_game_is_over() {
    var evening =
        Evening.of(
            INQUISITION
                + "purses 6, 6, 3, 6, 6, 6, 6, 6\n"
                + "Bruno: announce Inquisitor\nothers: pass\nBruno: pick Cedric\n"
                + "Cedric: name Judge");

    assertThat(evening.told())
        .endsWith("Paid[from=Cedric, to=Bruno, coins=3]", "Ended[ending=RUIN, winners=[Bruno]]");
  }

  @Test
  void cedric_the_judge_takes_the_old_fines_and_not_those_of_adele_and_david() {
    var evening =
        Evening.of(
            """
            game mascarade
            seats Adele, Bruno, Cedric, David, Elena, Fran, Giulia
            cards Witch, Bishop, Judge, Spy, King, Queen, Thief
            courthouse 3
            Adele: announce Judge
            Bruno: pass
            Cedric: claim
            David: claim
            others: pass
            """);

    assertThat(evening.fact("courthouse")).isEqualTo("2");
    assertThat(evening.told())
        .containsSubsequence(
            "TookCourthouse[seat=Cedric, coins=3]",
            "Fined[seat=Adele, coins=1]",
            "Fined[seat=David, coins=1]",
            "TurnBegan[seat=Bruno, turn=6]");
  }

  @Test
  void both_peasants_take_two_each_and_fran_the_liar_pays_one() {
    var evening =
        Evening.of(
            EIGHT
                + """
                Adele: announce Peasant
                Bruno: pass
                Cedric: claim
                David: pass
                Elena: pass
                Fran: claim
                others: pass
                """);

    assertThat(evening.fact("purses")).isEqualTo("8 6 5 6 6 8 6 6");
    assertThat(evening.told())
        .containsSubsequence(
            "PowerUsed[seat=Adele, mask=Peasant]",
            "TookFromBank[seat=Adele, coins=2]",
            "PowerUsed[seat=Fran, mask=Peasant]",
            "TookFromBank[seat=Fran, coins=2]",
            "Fined[seat=Cedric, coins=1]");
  }

  @Test
  void a_peasant_nobody_joins_takes_one() {
    var evening = Evening.of(EIGHT + "Adele: announce Peasant\nothers: pass");

    assertThat(evening.fact("purses")).isEqualTo("7 6 6 6 6 6 6 6");
  }

  @Test
  void cedric_the_cheat_with_ten_wins_before_adele_is_fined() {
    var evening =
        Evening.ofFour(
            """
            purses 11, 6, 10, 6
            turn Adele
            Adele: swap David
            Bruno: look
            Cedric: swap centre.2
            David: look
            Adele: announce Cheat
            Bruno: pass
            Cedric: claim
            David: pass
            """);

    assertThat(evening.fact("courthouse")).isEqualTo("0");
    assertThat(evening.told())
        .endsWith(
            "Unmasked[seat=Adele, place=Adele, mask=Queen]",
            "Unmasked[seat=Cedric, place=Cedric, mask=Cheat]",
            "PowerUsed[seat=Cedric, mask=Cheat]",
            "Ended[ending=CHEAT, winners=[Cedric]]");
  }

  @Test
  void harry_the_widow_has_ten_before_adeles_last_coin_ends_the_game() {
    var evening =
        Evening.of(
            """
            game mascarade
            set cast Judge, Bishop, King, Fool, Queen, Widow, Thief, Spy
            seats Adele, Bruno, Cedric, David, Elena, Fran, Giulia, Harry
            cards Queen, Judge, Bishop, King, Fool, Thief, Spy, Widow
            purses 1, 6, 9, 6, 6, 6, 6, 4
            Adele: announce Widow
            Bruno: pass
            Cedric: pass
            David: pass
            Elena: pass
            Fran: pass
            Giulia: pass
            Harry: claim
            """);

    assertThat(evening.told())
        .endsWith(
            "TookFromBank[seat=Harry, coins=6]",
            "Fined[seat=Adele, coins=1]",
            "Ended[ending=RUIN, winners=[Harry]]");
  }
}
