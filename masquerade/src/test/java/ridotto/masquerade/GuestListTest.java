package ridotto.masquerade;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.masquerade.card.Card;
import ridotto.masquerade.card.Deck;
import ridotto.masquerade.card.Figure;
import ridotto.masquerade.card.GuestList;
import ridotto.masquerade.card.Rank;

/// The cards against the book (K1).
class GuestListTest {
  @ParameterizedTest
  @CsvSource({"KING, 1", "QUEEN, 1", "NOBLE, 17", "ASSASSIN, 15", "SOLDIER, 13", "COMMONER, 13"})
  void the_deck_has_so_many_of_each_class(Rank rank, int cards) {
    var deck = new Deck(false);
    assertThat(deck.size()).isEqualTo(60);
    assertThat(Long.bitCount(deck.of(rank))).isEqualTo(cards);
  }

  @Test
  void two_more_are_an_option_of_the_table() {
    var extras = GuestList.ALL.subList(60, 62).stream().map(Card::title).toList();
    assertThat(extras).containsExactly("Doctor Pestilence", "Mary the Mute");
    assertThat(new Deck(true).size()).isEqualTo(62);
  }

  @Test
  void every_card_has_a_number_a_word_and_a_name_of_its_own() {
    assertThat(GuestList.ALL).extracting(Card::name).doesNotHaveDuplicates();
    assertThat(GuestList.ALL).extracting(Card::name).allMatch(name -> name.matches("[A-Za-z]+"));
    assertThat(GuestList.ALL).extracting(Card::title).doesNotHaveDuplicates();
    assertThat(GuestList.ALL).allMatch(card -> GuestList.ALL.indexOf(card) == card.number());
  }

  @Test
  void the_books_own_figures_count() {
    assertThat(named("Stonebrooke").attack().value()).isEqualTo(5);
    assertThat(named("Maynard").health().value()).isEqualTo(2);
  }

  /// A sum over all cards, so that a slip of the pen in the list shows.
  @Test
  void the_figures_add_up() {
    assertThat(GuestList.ALL.stream().map(Card::attack).mapToInt(Figure::value).sum())
        .isEqualTo(140);
    assertThat(GuestList.ALL.stream().map(Card::health).mapToInt(Figure::value).sum())
        .isEqualTo(155);
  }

  /// K22: what a card says of its own numbers or its own combat is heard face down too.
  @Test
  void eight_cards_are_heard_face_down() {
    var printed =
        MasqueradeContents.of(
            new Setting(4, true, false, false, false, Setting.NO_LIMIT, 0, 2), GuestList.ALL);
    assertThat(printed.cards().stream().filter(MasqueradeContents.Guest::heardFaceDown))
        .extracting(guest -> guest.card().name())
        .containsExactlyInAnyOrder(
            "Ourri", "Hicket", "Dante", "Wymund", "Feck", "Nickie", "Widow", "Helga");
  }

  private static Card named(String name) {
    return GuestList.ALL.stream()
        .filter(card -> card.name().equals(name))
        .findFirst()
        .orElseThrow();
  }
}
