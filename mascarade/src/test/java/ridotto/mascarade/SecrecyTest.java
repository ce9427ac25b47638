package ridotto.mascarade;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.kernel.Eyes;

/// Who may know what, rule by rule. [EveryTableTest] looks for leaks anywhere else.
class SecrecyTest {
  private static final String SPY =
      """
      game mascarade
      seats Adele, Bruno, Cedric, David, Elena, Fran, Giulia
      cards Judge, Bishop, King, Queen, Thief, Witch, Spy
      Adele: announce Spy
      others: pass
      Adele: spy Cedric
      """;

  private static final String PRINCESS =
      """
      game mascarade-2
      set side B
      seats Adele, Bruno, Cedric, David, Elena, Fran, Giulia
      cards Princess, Judge, Beggar, Swindler, King, Cheat, Widow
      Adele: announce Princess
      others: pass
      Adele: pick Cedric
      """;

  private static final String FOOL =
      """
      game mascarade
      seats Adele, Bruno, Cedric, David, Elena, Fran, Giulia, Harry
      cards Fool, Judge, Bishop, King, Queen, Witch, Peasant, Peasant
      Adele: announce Fool
      others: pass
      """;

  @ParameterizedTest
  @ValueSource(strings = {"Bruno", "Cedric", "David"})
  void the_others_cannot_tell_a_swap_from_a_feint(String other) {
    var swap = Evening.ofFour("Adele: swap Bruno");
    var feint = Evening.ofFour("Adele: pretend Bruno");

    assertThat(swap.heardBy(other)).isEqualTo(feint.heardBy(other));
    assertThat(swap.seenBy(other)).hasToString(feint.seenBy(other).toString());
    assertThat(swap.heardBy("Adele")).isNotEqualTo(feint.heardBy("Adele"));
  }

  @Test
  void open_eyes_see_every_card_and_others_none() {
    var table = Evening.ofFour("");

    assertThat(Evening.cards(table.seenBy(Eyes.open())))
        .containsExactly(
            "@1 Judge", "@2 Thief", "@3 King", "@4 Queen", "centre.1 Bishop", "centre.2 Cheat");
    assertThat(Evening.cards(table.seenBy("Adele"))).isEmpty();
    assertThat(Evening.cards(table.seenBy(Eyes.spectator()))).isEmpty();
  }

  @Test
  void spectators_cannot_tell_a_swap_from_a_feint_either() {
    var swap = Evening.ofFour("Adele: swap centre.1");
    var feint = Evening.ofFour("Adele: pretend centre.1");

    assertThat(swap.heardBy(Eyes.spectator())).isEqualTo(feint.heardBy(Eyes.spectator()));
  }

  @Test
  void the_fool_alone_knows_whether_two_cards_of_others_were_swapped() {
    var swap = Evening.of(FOOL + "Adele: swap Bruno Cedric");
    var feint = Evening.of(FOOL + "Adele: pretend Bruno Cedric");

    assertThat(swap.heardBy("Bruno")).isEqualTo(feint.heardBy("Bruno"));
    assertThat(swap.heardBy("Adele"))
        .contains("SwapDecided[by=Adele, one=Bruno, other=Cedric, swapped=true]")
        .noneMatch(event -> event.startsWith("Glimpsed"));
  }

  @Test
  void a_look_is_private() {
    var evening = Evening.ofFour("Adele: look");

    assertThat(evening.heardBy("Adele")).contains("Glimpsed[by=Adele, place=Adele, mask=Judge]");
    for (var eyes : new Eyes[] {Eyes.of(1), Eyes.of(2), Eyes.of(3), Eyes.spectator()}) {
      assertThat(evening.heardBy(eyes))
          .contains("Looked[seat=Adele, place=Adele]")
          .noneMatch(event -> event.contains("Judge"));
    }
  }

  @Test
  void what_was_looked_at_is_remembered_by_people_and_not_by_the_table() {
    var evening = Evening.ofFour("Adele: look");

    assertThat(evening.seenBy("Adele").cards()).isEmpty();
  }

  @Test
  void the_spy_alone_sees_two_cards() {
    var evening = Evening.of(SPY);

    assertThat(evening.heardBy("Adele"))
        .contains(
            "Spied[seat=Adele, own=Adele, other=Cedric]",
            "Glimpsed[by=Adele, place=Adele, mask=Judge]",
            "Glimpsed[by=Adele, place=Cedric, mask=King]");
    assertThat(Evening.cards(evening.seenBy("Adele"))).containsExactly("@1 Judge", "@3 King");
    assertThat(evening.heardBy("Cedric"))
        .contains("Spied[seat=Adele, own=Adele, other=Cedric]")
        .noneMatch(event -> event.startsWith("Glimpsed"));
    assertThat(evening.seenBy("Cedric").cards()).isEmpty();
    assertThat(evening.seenBy(Eyes.spectator()).cards()).isEmpty();
  }

  @Test
  void the_spy_sees_nothing_more_once_the_cards_are_back() {
    var swap = Evening.of(SPY + "Adele: swap");
    var feint = Evening.of(SPY + "Adele: pretend");

    assertThat(swap.seenBy("Adele").cards()).isEmpty();
    assertThat(swap.heardBy("Cedric")).isEqualTo(feint.heardBy("Cedric"));
  }

  @Test
  void the_princesss_victim_does_not_learn_the_card() {
    var evening = Evening.of(PRINCESS);

    assertThat(evening.heardBy("Cedric"))
        .contains("HeldUp[seat=Cedric, place=Cedric]")
        .noneMatch(event -> event.contains("Beggar"));
    assertThat(evening.heardBy("Bruno"))
        .contains("ShownToOthers[player=Cedric, place=Cedric, mask=Beggar]");
  }

  @Test
  void spectators_see_only_the_back_of_the_card_the_princess_has_shown() {
    var evening = Evening.of(PRINCESS);

    assertThat(evening.heardBy(Eyes.spectator()))
        .contains("HeldUp[seat=Cedric, place=Cedric]")
        .noneMatch(event -> event.contains("Beggar"));
  }

  @Test
  void cards_shown_for_a_claim_lie_open_to_all_until_the_turn_is_over() {
    var witch =
        """
        game mascarade
        seats Adele, Bruno, Cedric, David, Elena
        cards Witch, Judge, Bishop, King, Queen
        centre Cheat
        turn Bruno
        Bruno: announce Witch
        Cedric: pass
        David: pass
        Elena: pass
        Adele: claim
        """;
    var during = Evening.of(witch);
    var after = Evening.of(witch + "Adele: decline");

    assertThat(Evening.cards(during.seenBy(Eyes.spectator())))
        .containsExactly("@1 Witch", "@2 Judge");
    assertThat(during.seenBy("David").cards()).isEqualTo(during.seenBy("Adele").cards());
    assertThat(after.seenBy(Eyes.spectator()).cards()).isEmpty();
  }

  @Test
  void a_card_swapped_while_it_lay_face_up_comes_back_face_down() {
    var harlequin =
        """
        game mascarade
        set cast Judge, Queen, King, Cheat, Bishop, Harlequin = Spy + Witch
        seats Adele, Bruno, Cedric, David
        cards Harlequin, Judge, Queen, King
        centre Cheat, Bishop
        Adele: announce Harlequin
        Bruno: claim
        others: pass
        Adele: spy Bruno
        """;
    var during = Evening.of(harlequin);
    var swapped = Evening.of(harlequin + "Adele: swap");
    var feigned = Evening.of(harlequin + "Adele: pretend");

    assertThat(Evening.cards(during.seenBy("Cedric"))).containsExactly("@1 Harlequin", "@2 Judge");
    assertThat(swapped.seenBy("Cedric").cards()).isEmpty();
    assertThat(swapped.seenBy("Cedric")).hasToString(feigned.seenBy("Cedric").toString());
  }

  @Test
  void where_all_answer_at_once_nobody_hears_a_claim_before_the_last_answer() {
    var table =
        """
        game mascarade
        set answers together
        seats Adele, Bruno, Cedric, David
        cards Judge, Thief, King, Queen
        centre Bishop, Cheat
        Adele: announce King
        """;
    var claimed = Evening.of(table + "Cedric: claim\nDavid: pass");
    var passed = Evening.of(table + "Cedric: pass\nDavid: claim");

    assertThat(claimed.heardBy("Bruno")).isEqualTo(passed.heardBy("Bruno"));
    assertThat(claimed.seenBy("Bruno")).hasToString(passed.seenBy("Bruno").toString());
    assertThat(Evening.of(table + "Cedric: claim\nDavid: pass\nBruno: pass").told())
        .containsSubsequence(
            "Passed[seat=Bruno]", "Claimed[seat=Cedric, place=Cedric]", "Passed[seat=David]");
  }

  @Test
  void knowledge_goes_with_the_person_who_is_moved() {
    var evening =
        Evening.of(
            """
            game mascarade-2
            set side B
            seats Adele, Bruno, Cedric, David, Elena, Fran, Giulia, Harry
            cards Puppeteer, Judge, Swindler, Beggar, Peasant, Peasant, Princess, Widow
            Adele: announce Puppeteer
            others: pass
            Adele: move Bruno Harry
            Harry: look
            """);

    assertThat(evening.heardBy("Harry")).contains("Glimpsed[by=Harry, place=Harry, mask=Judge]");
    assertThat(evening.heardBy("Bruno")).noneMatch(event -> event.startsWith("Glimpsed"));
  }

  @Test
  void cards_are_dealt_open_and_then_turned_down() {
    var dealing = Evening.of("game mascarade\nseats Adele, Bruno\ndeal Bishop, Fool");
    var dealt =
        Evening.of(
            "game mascarade\nseats Adele, Bruno\ndeal Bishop, Fool, Judge, Queen, King, Witch");

    assertThat(Evening.cards(dealing.seenBy(Eyes.spectator())))
        .containsExactly("@1.left Bishop", "@1.right Fool");
    assertThat(dealt.seenBy("Adele").cards()).isEmpty();
    assertThat(dealt.heardBy("Bruno")).contains("Dealt[place=Adele.protected, mask=Judge]");
  }
}
