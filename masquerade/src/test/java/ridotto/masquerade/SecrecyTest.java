package ridotto.masquerade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.kernel.Dice;
import ridotto.kernel.Eyes;

/// Who may know what, rule by rule. [EveryTableTest] looks for leaks anywhere else.
class SecrecyTest {
  private static final List<Eyes> EVERYBODY =
      List.of(Eyes.of(0), Eyes.of(1), Eyes.of(2), Eyes.spectator());

  private static final String LINES = "lines (King)/(Nan), Bard, Stout\n";

  @ParameterizedTest
  @ValueSource(strings = {"Bruno", "Cleo"})
  void the_others_do_not_learn_what_is_drawn_and_laid_face_down(String other) {
    var chef = Party.ofThree(LINES + "house: draw Chef\nAnn: down");
    var oddo = Party.ofThree(LINES + "house: draw Oddo\nAnn: down");

    assertThat(chef.heardBy(other)).isEqualTo(oddo.heardBy(other));
    assertThat(chef.seenBy(other)).isEqualTo(oddo.seenBy(other));
    assertThat(chef.heardBy("Ann")).contains("Learned[player=Ann, place=Ann.3, card=Chef]");
    assertThat(chef.seenBy("Ann")).isNotEqualTo(oddo.seenBy("Ann"));
  }

  @Test
  @DisplayName("K4: whose texts wait is seen by all, and who waits to die of poison is not named")
  void poison_that_waits_names_nobody() {
    var table = Party.ofThree("lines Olaf/Sorcerer, Bard, King\npoison Bruno.Olaf\ngraveyard Chef");

    for (var eyes : EVERYBODY) {
      assertThat(table.seenBy(eyes).waiting().stream().map(Object::toString))
          .containsExactlyInAnyOrder("Olaf", "Sorcerer");
    }
  }

  @Test
  void open_eyes_see_every_card() {
    var table = Party.ofThree("lines (King)/(Nan), (Bard), (Stout)\nphase action");

    for (var line : table.seenBy(Eyes.open()).lines()) {
      assertThat(line).allMatch(lying -> lying.face().isPresent());
    }
    for (var line : table.seenBy(Eyes.spectator()).lines()) {
      assertThat(line).allMatch(lying -> lying.face().isEmpty());
    }
  }

  @Test
  @DisplayName("K6: a shuffle is seen by all, its result by the owner")
  void a_shuffle_makes_the_others_lose_track() {
    var draw = LINES + "house: draw Chef\nAnn: up\nAnn: shuffle\n";
    var swapped = Party.ofThree(draw + "house: at Ann.1");
    var same = Party.ofThree(draw + "house: at Ann.2");

    assertThat(swapped.heardBy("Bruno")).isEqualTo(same.heardBy("Bruno"));
    assertThat(swapped.heardBy("Bruno")).contains("Shuffled[seat=Ann, staying=[]]");
    assertThat(swapped.seenBy("Bruno")).isEqualTo(same.seenBy("Bruno"));
    assertThat(swapped.heardBy("Ann")).contains("LookedOver[player=Ann, cards=[Nan, King, Chef]]");
  }

  @Test
  @DisplayName("K2: facings stay hidden until everybody has chosen")
  void facings_are_shown_together() {
    var deal = "deal King, Nan, Bard, Queen, Chef, Oddo, Stout, Raz, Timm\n";
    var up = Party.ofThree(deal + "Ann: up\nAnn: up\nAnn: up");
    var down = Party.ofThree(deal + "Ann: down\nAnn: down\nAnn: down");

    assertThat(up.heardBy("Bruno")).isEqualTo(down.heardBy("Bruno"));
    assertThat(up.seenBy("Bruno")).isEqualTo(down.seenBy("Bruno"));
    assertThat(up.seenBy("Ann").lines().getFirst()).allMatch(MasqueradeView.Lying::up);
  }

  @Test
  @DisplayName("K2: once everybody has chosen, all see and hear every facing")
  void facings_are_turned_up_together() {
    var party =
        Party.ofThree(
            """
            deal King, Nan, Bard, Queen, Chef, Oddo, Stout, Raz, Timm
            Ann: down
            Ann: up
            Ann: down
            Bruno: down
            Bruno: down
            Bruno: down
            Cleo: up
            Cleo: down
            Cleo: down
            """);

    for (var eyes : EVERYBODY) {
      assertThat(party.heardBy(eyes))
          .containsSubsequence(
              "Dealt[again=false]",
              "Laid[place=Ann.1, up=false]",
              "Laid[place=Ann.2, up=true]",
              "Revealed[place=Ann.2, card=Nan]",
              "Laid[place=Ann.3, up=false]",
              "Laid[place=Bruno.1, up=false]",
              "Laid[place=Cleo.1, up=true]",
              "Revealed[place=Cleo.1, card=Stout]",
              "Laid[place=Cleo.3, up=false]",
              "TurnBegan[seat=Ann, turn=1]");
      assertThat(party.seenBy(eyes).lines().stream().flatMap(List::stream))
          .extracting(MasqueradeView.Lying::up)
          .containsExactly(false, true, false, false, false, false, true, false, false);
    }
  }

  @Test
  @DisplayName("K6: spectators hear of a shuffle too, and nobody but the owner how the cards lie")
  void all_are_told_of_a_shuffle() {
    var party = Party.ofThree(LINES + "house: draw Chef\nAnn: up\nAnn: shuffle\nhouse: at Ann.1");

    for (var eyes : EVERYBODY) {
      assertThat(party.heardBy(eyes)).contains("Shuffled[seat=Ann, staying=[]]");
      assertThat(party.heardBy(eyes).stream().filter(event -> event.startsWith("LookedOver")))
          .hasSize(eyes.are(0) ? 1 : 0);
    }
  }

  @Test
  void foolsets_choices_are_heard_when_all_have_chosen() {
    var attack =
        """
        lines Foolset/Nan, Bard/(Raz)/(Chef), Stout
        phase action
        Ann: attack 1
        Ann: at Bruno.1
        """;
    var raz = Party.ofThree(attack + "Bruno: discard 2");
    var chef = Party.ofThree(attack + "Bruno: discard 3");
    assertThat(raz.heardBy("Cleo")).isEqualTo(chef.heardBy("Cleo"));
    assertThat(raz.seenBy("Cleo")).isEqualTo(chef.seenBy("Cleo"));

    var all = Party.ofThree(attack + "Bruno: discard 2\nAnn: discard 1\nCleo: discard 1");
    assertThat(all.heardBy("Cleo")).contains("Discarded[place=Bruno.2, card=Raz]");
  }

  @Test
  void a_face_down_card_that_changes_sides_is_seen_by_its_new_owner() {
    var eva =
        Party.ofThree(
            """
            lines Mistress, Stout/(Chef), (King)
            phase action
            Ann: attack 1
            Ann: at Bruno.1
            Ann: at Bruno.2
            """);

    assertThat(eva.heardBy("Ann")).contains("Learned[player=Ann, place=Ann.1, card=Chef]");
    assertThat(eva.heardBy("Cleo")).noneMatch(event -> event.contains("Chef"));
  }

  @Test
  void simon_tells_all_that_they_are_assassins_and_no_more() {
    var simon = "phase action\nAnn: flip 1";
    var raz = Party.ofThree("lines (Advisor), Stout/(Raz), (King)\n" + simon);
    var timm = Party.ofThree("lines (Advisor), Stout/(Timm), (King)\n" + simon);

    assertThat(raz.heardBy("Cleo")).isEqualTo(timm.heardBy("Cleo"));
    assertThat(raz.heardBy("Cleo")).contains("Summoned[by=Ann, rank=ASSASSIN, places=[Bruno.2]]");
  }

  @Test
  void in_other_worlds_the_king_lies_elsewhere() {
    var party = Party.ofThree("lines Nan, (King)/(Bard), (Stout)\nphase action\nAnn: flip 1");
    var world = party.game().open();
    var dice = new Dice(1);
    var places = new HashSet<Integer>();
    for (int i = 0; i < 2000; i++) {
      party.game().copy(party.field(), world);
      party.game().disguise(world, Eyes.of(0), dice);
      places.add(world.holder(world.deck().king()));
    }

    // Ann herself has not got him; Bruno, Cleo or the deck may.
    assertThat(places).containsExactlyInAnyOrder(Battlefield.NOBODY, 1, 2);
  }
}
