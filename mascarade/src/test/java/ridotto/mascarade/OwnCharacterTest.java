package ridotto.mascarade;

import static org.assertj.core.api.Assertions.assertThat;
import static ridotto.mascarade.Edition.FIRST;
import static ridotto.mascarade.Edition.SECOND;
import static ridotto.mascarade.Refusals.open;
import static ridotto.mascarade.Refusals.refused;

import org.junit.jupiter.api.Test;
import ridotto.kernel.Refusal;
import ridotto.mascarade.power.Bishop;
import ridotto.mascarade.power.Gambler;
import ridotto.mascarade.power.King;
import ridotto.mascarade.power.Patron;
import ridotto.mascarade.power.Princess;
import ridotto.mascarade.power.Thief;
import ridotto.mascarade.power.Witch;

/// Characters of one's own (M7).
class OwnCharacterTest {
  private static final String FOUR = "Judge, Bishop, King, Thief, Cheat, ";
  private static final String POOR = "Judge, Bishop, Witch, Thief, King, ";

  private static Costume costume(Edition edition, int players, String cast) {
    return open(edition, players, "cast", cast).setting().cast().getLast().costume();
  }

  private static Refusal badNumbers(String power, int n) {
    return Refusal.of("cast-own-numbers")
        .and("name", "Duke")
        .and("power", power)
        .and("n", n)
        .and("most", 99);
  }

  @Test
  void a_duke_is_a_king_with_another_number() {
    assertThat(costume(FIRST, 4, FOUR + "Duke = King 4").parts()).containsExactly(new King(4));
  }

  @Test
  void without_a_number_a_part_has_that_of_the_edition_in_play() {
    assertThat(costume(FIRST, 4, FOUR + "Duke = Roi").parts()).containsExactly(new King(3));
    assertThat(costume(SECOND, 4, "Judge, King, Spy, Thief, Cheat, Duke = Roi").parts())
        .containsExactly(new King(2));
  }

  @Test
  void parts_may_come_from_either_edition_in_any_language() {
    assertThat(costume(FIRST, 6, FOUR + "Duke = Principessa + Mécène 2 0").parts())
        .containsExactly(new Princess(2), new Patron(2, 0));
    assertThat(costume(SECOND, 4, "Judge, King, Empress, Thief, Cheat, Duke = Vescovo 1").parts())
        .containsExactly(new Bishop(1));
  }

  @Test
  void a_part_may_be_another_of_ones_own() {
    assertThat(costume(FIRST, 4, "Judge, Bishop, King, Thief, Duke = King 4, Heir = Duke").parts())
        .containsExactly(new King(4));
  }

  @Test
  void money_counts_if_any_part_brings_it() {
    assertThat(costume(FIRST, 4, POOR + "Duke = Thief + King 1").parts())
        .containsExactly(new Thief(1), new King(1));
    refused("cast", FIRST, 4, "cast", POOR + "Duke = King 0 + Thief")
        .containsExactly(Refusal.of("cast-third").and("money", 1L).and("n", 6));
    refused("cast", FIRST, 4, "cast", POOR + "Duke = Widow 0 + Fool 0")
        .containsExactly(Refusal.of("cast-third").and("money", 1L).and("n", 6));
  }

  @Test
  void the_most_demanding_part_says_how_many_players_it_takes() {
    refused("cast", FIRST, 4, "cast", FOUR + "Duke = Queen + Princess + Guru 1")
        .containsExactly(
            Refusal.of("cast-fewest").and("name", "Duke").and("few", 8).and("players", 4));
    refused("cast", FIRST, 4, "cast", FOUR + "Duke = Queen + Puppeteer")
        .containsExactly(
            Refusal.of("cast-fewest").and("name", "Duke").and("few", 6).and("players", 4));
  }

  @Test
  void numbers_must_be_as_many_as_the_power_has_and_small() {
    refused("cast", FIRST, 4, "cast", FOUR + "Duke = King 4 5")
        .containsExactly(badNumbers("King", 1));
    refused("cast", FIRST, 4, "cast", FOUR + "Duke = King 100")
        .containsExactly(badNumbers("King", 1));
    refused("cast", FIRST, 4, "cast", FOUR + "Duke = King -1")
        .containsExactly(badNumbers("King", 1));
    refused("cast", FIRST, 4, "cast", FOUR + "Duke = King four")
        .containsExactly(badNumbers("King", 1));
    refused("cast", FIRST, 4, "cast", FOUR + "Duke = Witch 2")
        .containsExactly(badNumbers("Witch", 0));
    refused("cast", FIRST, 4, "cast", FOUR + "Duke = Patron 2")
        .containsExactly(badNumbers("Patron", 2));
  }

  @Test
  void unknown_powers_are_refused_and_all_of_them_named() {
    refused("cast", FIRST, 4, "cast", FOUR + "Duke = Emperor + King 4 + Jester 1")
        .containsExactly(
            Refusal.of("cast-own-power").and("name", "Duke").and("power", "Emperor"),
            Refusal.of("cast-own-power").and("name", "Duke").and("power", "Jester"));
    refused("cast", FIRST, 4, "cast", FOUR + "Duke =")
        .containsExactly(Refusal.of("cast-own-power").and("name", "Duke").and("power", ""));
  }

  @Test
  void a_character_with_several_parts_is_no_part_of_another() {
    refused("cast", FIRST, 4, "cast", FOUR + "Duke = King + Thief, Heir = Duke")
        .contains(Refusal.of("cast-own-power").and("name", "Heir").and("power", "Duke"));
  }

  @Test
  void a_name_is_one_word_of_letters_and_not_taken() {
    for (var name : new String[] {"King", "roi", "Évêque", "Eveque", "Grand Duke", "Duke2", ""}) {
      refused("cast", FIRST, 4, "cast", FOUR + name + " = King 4")
          .containsExactly(Refusal.of("cast-own-name").and("name", name));
    }
  }

  @Test
  void names_that_differ_only_in_capitals_or_accents_are_one_name() {
    for (var name : new String[] {"Duke", "duke", "Dûke"}) {
      refused("cast", FIRST, 4, "cast", FOUR + "Duke = King 4, " + name + " = King 5")
          .contains(Refusal.of("cast-own-name").and("name", name));
    }
  }

  @Test
  void there_is_one_card_of_each() {
    refused("cast", FIRST, 4, "cast", "Judge, Bishop, King, Thief, Duke = King 4, Duke")
        .containsExactly(Refusal.of("cast-copies").and("name", "Duke").and("n", 2L).and("most", 1));
  }

  @Test
  void a_guest_who_is_not_in_the_cast_lends_a_name() {
    assertThat(costume(FIRST, 4, FOUR + "Joueuse = King 4").parts()).containsExactly(new King(4));
    assertThat(costume(FIRST, 4, FOUR + "Gambler = Gambler 2").parts())
        .containsExactly(new Gambler(2));
    refused("cast", FIRST, 4, "cast", FOUR + "Alchemist, Alchemist = King 4")
        .contains(Refusal.of("cast-own-name").and("name", "Alchemist"));
  }

  @Test
  void a_character_may_have_the_name_of_one_in_the_other_box() {
    assertThat(costume(FIRST, 4, FOUR + "Empress = Witch + King 4").parts())
        .containsExactly(new Witch(), new King(4));
  }
}
