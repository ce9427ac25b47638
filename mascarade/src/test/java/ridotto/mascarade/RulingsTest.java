package ridotto.mascarade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import ridotto.kernel.Seat;

/// Our rulings, event by event: what comes before what, and what no longer happens. More of them
/// stand as records under `examples/mascarade/rulings`.
class RulingsTest {
  private static final String PUPPETS =
      """
      game mascarade-2
      set side B
      seats Adele, Bruno, Cedric, David, Elena, Fran, Giulia, Harry
      cards Puppeteer, Judge, Swindler, Beggar, Peasant, Peasant, Princess, Widow
      """;

  private static final String TWO =
      """
      game mascarade
      seats Adele, Bruno
      cards Bishop/Fool/Judge, Queen/King/Witch
      """;

  @Test
  void m1_a_short_bank_pays_what_it_has() {
    var evening = Evening.ofFour("courthouse 168\nAdele: announce King\nothers: pass");

    assertThat(evening.told()).contains("TookFromBank[seat=Adele, coins=2]");
    assertThat(evening.fact("bank")).isEqualTo("0");
  }

  @Test
  void m15_fines_are_paid_together_and_the_end_is_looked_for_once() {
    var evening =
        Evening.ofFour(
            "purses 1, 7, 7, 1\nAdele: announce Cheat\nBruno: claim\nCedric: pass\nDavid: claim");

    assertThat(evening.told())
        .endsWith(
            "Fined[seat=Adele, coins=1]",
            "Fined[seat=Bruno, coins=1]",
            "Fined[seat=David, coins=1]",
            "Ended[ending=RUIN, winners=[Cedric]]");
  }

  @Test
  void m16_a_shown_protected_card_is_swapped_with_ones_own_only() {
    var evening =
        Evening.of(TWO + "Adele: announce left Witch\nBruno: claim protected\nBruno: decline");
    var layout = evening.game().setting().layout();
    var left = layout.place(layout.at(1, Hand.LEFT));
    var right = layout.place(layout.at(1, Hand.RIGHT));

    assertThat(evening.room().question()).isEqualTo(MascaradeQuestion.MUST_SWAP);
    assertThat(List.<Object>copyOf(evening.game().options(evening.room(), 1)))
        .containsExactly(
            new MascaradeMove.Swap(Hand.PROTECTED, left, true),
            new MascaradeMove.Swap(Hand.PROTECTED, left, false),
            new MascaradeMove.Swap(Hand.PROTECTED, right, true),
            new MascaradeMove.Swap(Hand.PROTECTED, right, false));
  }

  @Test
  void m16_the_forced_swap_of_another_card_knows_every_open_card() {
    var evening = Evening.of(TWO + "turn Bruno\nshown Bruno.left");

    assertThat(evening.game().options(evening.room(), 1))
        .hasSize(2 * 4)
        .allMatch(say -> say instanceof MascaradeMove.Swap swap && swap.own() == Hand.LEFT);
  }

  @Test
  void m19_a_fool_with_thirteen_is_asked_for_no_cards() {
    var evening =
        Evening.of(
            """
            game mascarade
            seats Adele, Bruno, Cedric, David, Elena, Fran, Giulia, Harry
            cards Fool, Judge, Bishop, King, Queen, Witch, Peasant, Peasant
            purses 12, 6, 6, 6, 6, 6, 6, 6
            Adele: announce Fool
            Bruno: claim
            others: pass
            """);

    assertThat(evening.told())
        .endsWith("TookFromBank[seat=Adele, coins=1]", "Ended[ending=FORTUNE, winners=[Adele]]");
  }

  @Test
  void m19_the_puppeteers_coins_end_the_game_before_anybody_moves() {
    var evening =
        Evening.of(
            PUPPETS
                + "purses 11, 6, 6, 6, 6, 6, 6, 6\n"
                + "Adele: announce Puppeteer\nothers: pass\nAdele: move Bruno Harry");

    assertThat(evening.told())
        .endsWith("Paid[from=Harry, to=Adele, coins=1]", "Ended[ending=FORTUNE, winners=[Adele]]")
        .noneMatch(event -> event.startsWith("PlacesChanged"));
  }

  @Test
  void m19_two_peasants_are_paid_from_the_announcer_on() {
    var evening =
        Evening.of(
            PUPPETS
                + """
                courthouse 149
                turn Fran
                Fran: announce Peasant
                Giulia: pass
                Harry: pass
                Adele: pass
                Bruno: pass
                Cedric: pass
                David: pass
                Elena: claim
                """);

    assertThat(evening.told())
        .containsSubsequence(
            "TookFromBank[seat=Fran, coins=2]", "TookFromBank[seat=Elena, coins=1]");
  }

  @Test
  void m20_a_moved_claimant_pays_from_the_purse_now_in_front_of_them() {
    var evening =
        Evening.of(
            PUPPETS
                + """
                Adele: announce Puppeteer
                Bruno: pass
                Cedric: claim
                others: pass
                Adele: move Cedric Giulia
                """);

    assertThat(evening.fact("purses")).isEqualTo("8 6 5 6 6 6 4 6");
    assertThat(evening.told()).containsSubsequence("Fined[seat=Cedric, coins=1]");
  }

  @Test
  void m20_the_announcer_may_be_moved_to_the_next_chair_and_plays_again() {
    var evening =
        Evening.of(
            PUPPETS
                + """
                turn David
                David: announce Puppeteer
                Elena: pass
                Fran: pass
                Giulia: pass
                Harry: pass
                Adele: claim
                Bruno: pass
                Cedric: pass
                Adele: move David Elena
                refused shown-may-not-announce: David: announce Judge
                """);

    assertThat(evening.fact("sitting"))
        .isEqualTo("Adele Bruno Cedric Elena David Fran Giulia Harry");
    assertThat(evening.told())
        .endsWith(
            "PlacesChanged[one=Elena, other=David]",
            "Fined[seat=David, coins=1]",
            "TurnBegan[seat=David, turn=6]");
  }

  @Test
  void m25_a_fortune_comes_before_a_ruin_of_the_same_settlement() {
    var evening = Evening.ofFour("purses 11, 1, 12, 6\nAdele: announce Thief\nothers: pass");

    assertThat(evening.told()).endsWith("Ended[ending=FORTUNE, winners=[Adele]]");
  }

  @Test
  void m27_the_cheat_wins_before_a_fine_that_would_ruin() {
    var evening =
        Evening.ofFour(
            """
            purses 1, 6, 10, 12
            Adele: look
            Bruno: look
            Cedric: swap centre.2
            David: look
            Adele: announce Cheat
            Bruno: pass
            Cedric: claim
            David: pass
            """);

    assertThat(evening.told())
        .endsWith("PowerUsed[seat=Cedric, mask=Cheat]", "Ended[ending=CHEAT, winners=[Cedric]]");
  }

  @Test
  void m28_the_limit_ends_the_game_when_the_last_turn_is_over_and_no_other_begins() {
    var evening =
        Evening.of(
            """
            game mascarade
            set limit 5
            seats Adele, Bruno, Cedric
            cards King/Fool, Judge/Queen, Bishop/Witch
            Adele: announce left Queen
            others: pass
            """);

    assertThat(evening.told())
        .endsWith("TookFromBank[seat=Adele, coins=2]", "Ended[ending=LIMIT, winners=[Adele]]");
    assertThat(evening.fact("played")).isEqualTo("5");
    assertThat(evening.room().awaited()).isZero();
  }

  @Test
  void after_a_turn_nothing_of_it_is_left_but_who_was_shown() {
    var evening = Evening.ofFour("Adele: announce King\nBruno: claim\nothers: pass");
    var sight = evening.seenBy("David");

    assertThat(sight.announced()).isEmpty();
    assertThat(sight.claimants()).isEmpty();
    assertThat(sight.cards()).isEmpty();
    assertThat(sight.shownBefore()).extracting(Object::toString).containsExactly("#1", "#2");
    assertThat(sight.active()).isEqualTo(Seat.of(1));
    assertThat(sight.turn()).isEqualTo(5);
  }
}
