package ridotto.mascarade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Stated positions: what they may leave out, and what is wrong with a wrong one.
class PositionTest {
  private static final String FOUR = "game mascarade\nseats Adele, Bruno, Cedric, David\n";
  private static final String THREE =
      """
      game mascarade
      seats Adele, Bruno, Cedric
      cards King/Fool, Judge/Queen, Bishop/Witch
      """;

  @Test
  void what_is_not_stated_takes_its_usual_value() {
    var evening = Evening.ofFour("Adele: look\n");

    assertThat(evening.fact("purses")).isEqualTo("6 6 6 6");
    assertThat(evening.fact("bank")).isEqualTo("170");
    assertThat(evening.fact("courthouse")).isEqualTo("0");
    assertThat(evening.fact("played")).isEqualTo("5");
    assertThat(evening.fact("sitting")).isEqualTo("Adele Bruno Cedric David");
  }

  @Test
  void the_bank_may_be_stated_if_it_adds_up() {
    assertThat(Evening.ofFour("bank 170").fact("bank")).isEqualTo("170");
    assertThat(Evening.ofFour("courthouse 169\nbank 1").fact("courthouse")).isEqualTo("169");
  }

  @Test
  void the_first_player_of_the_table_begins_unless_stated_otherwise() {
    var evening =
        Evening.of(
            "game mascarade\nset first 2\nseats Adele, Bruno\n"
                + "cards Bishop/Fool/Judge, Queen/King/Witch");

    assertThat(evening.fact("turn")).isEqualTo("Bruno");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "purses 6, 6, 6          | line 6, purses: list-length{n=3, needed=4}",
        "purses 6, 6, 6, 0       | line 6, purses: purse-ends{n=0}",
        "purses 6, 6, 6, 13      | line 6, purses: purse-ends{n=13}",
        "purses 6, 6, six, 6     | line 6, purses: number-range{value=six, least=0, most=999}",
        "courthouse 195          | line 6, courthouse: number-range{value=195, least=0, most=194}",
        "courthouse 171          | line 6, purses: too-many-coins{coins=194}",
        "bank 100                | line 6, bank: bank-sum{coins=194, rest=170}",
        "turn Zoe                | line 6, turn: not-at-table{name=Zoe}",
        "turn @5                 | line 6, turn: number-range{value=5, least=1, most=4}",
        "turn Adele, Bruno       | line 6, turn: list-length{n=2, needed=1}",
        "shown Zoe               | line 6, shown: not-at-table{name=Zoe}",
        "shown Bruno.left        | line 6, shown: shown-hand{value=Bruno.left, known=card}",
        "sitting Adele, Bruno    | line 6, sitting: list-length{n=2, needed=4}",
        "sitting Adele, Adele, Bruno, David | line 6, sitting: sits-twice",
        "played -1               | line 6, played: number-range{value=-1, least=0, most=1000000}",
        "winners Adele           | line 6, winners: only-checked",
        "ending ruin             | line 6, ending: only-checked",
      })
  void a_fact_that_cannot_be(String fact, String complaint) {
    assertThatThrownBy(() -> Evening.ofFour(fact)).hasMessage(complaint);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "purses 6, 6, 6, 6                | line 4, cards: cards-needed",
        "cards Judge, Thief, King         | line 4, cards: list-length{n=3, needed=4}",
        "cards Judge, Thief, King, Queen  | line 4, centre: list-length{n=0, needed=2}",
        "cards Judge/King, Thief, Cheat, Queen | line 4, cards: cards-each{value=Judge/King, n=1}",
      })
  void cards_that_cannot_lie_so(String cards, String complaint) {
    assertThatThrownBy(() -> Evening.of(FOUR + cards)).hasMessage(complaint);
  }

  @Test
  void a_card_twice_or_not_in_the_cast() {
    assertThatThrownBy(
            () -> Evening.of(FOUR + "cards Judge, Judge, King, Queen\ncentre Bishop, Cheat"))
        .hasMessage("line 4, cards: card-too-often{mask=Judge}");
    assertThatThrownBy(
            () -> Evening.of(FOUR + "cards Judge, Witch, King, Queen\ncentre Bishop, Cheat"))
        .hasMessage(
            "line 4, cards: card-not-in-cast{name=Witch,"
                + " cast=Judge, Bishop, King, Queen, Thief, Cheat}");
  }

  @Test
  void with_several_cards_it_must_be_said_which_was_shown() {
    assertThat(Evening.of(THREE + "shown Bruno.right\nturn Adele").fact("shown"))
        .isEqualTo("Bruno.right");
    assertThatThrownBy(() -> Evening.of(THREE + "shown Bruno"))
        .hasMessageContaining("line 5, shown: shown-hand");
    assertThatThrownBy(() -> Evening.of(THREE + "shown Bruno.protected"))
        .hasMessageContaining("shown-hand");
  }

  @Test
  void a_turn_limit_leaves_a_turn_to_play() {
    assertThatThrownBy(
            () ->
                Evening.of(
                    "game mascarade\nset limit 5\nseats Adele, Bruno, Cedric\n"
                        + "cards King/Fool, Judge/Queen, Bishop/Witch\nplayed 5"))
        .hasMessage("line 6, played: number-range{value=5, least=0, most=4}");
  }
}
