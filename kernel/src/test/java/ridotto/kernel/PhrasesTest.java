package ridotto.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PhrasesTest {
  private final Cake game = new Cake(3);
  private final Cake.Plate table = game.open();
  private final Phrases<Cake.Plate> phrases = new Phrases<>(game, List.of("Ada", "Bo", "Cy"));

  private int id(Cake.Say say) {
    return game.moves().indexOf(say);
  }

  @Test
  void a_text_means_a_move_whatever_its_capitals_and_blanks() {
    assertThat(phrases.move(table, "take 2")).hasValue(id(new Cake.Say.Take(2)));
    assertThat(phrases.move(table, "  TAKE   2 ")).hasValue(id(new Cake.Say.Take(2)));
    assertThat(phrases.move(table, "eat 2")).hasValue(id(new Cake.Say.Take(2)));
    assertThat(phrases.move(table, "prendre 2")).hasValue(id(new Cake.Say.Take(2)));
    assertThat(phrases.move(table, "Sniff Jar.2")).hasValue(id(new Cake.Say.Sniff(2)));
  }

  @Test
  void a_text_may_mean_nothing() {
    assertThat(phrases.move(table, "")).isEmpty();
    assertThat(phrases.move(table, "take")).isEmpty();
    assertThat(phrases.move(table, "sit Zoe")).isEmpty();
    assertThat(phrases.move(table, "sniff jar.3")).isEmpty();
  }

  @Test
  void a_name_means_the_chair_of_its_owner() {
    assertThat(phrases.move(table, "sit bo")).hasValue(id(new Cake.Say.Sit(Seat.of(1))));
    assertThat(phrases.text(table, id(new Cake.Say.Sit(Seat.of(1))))).isEqualTo("sit Bo");

    game.play(table, Table.HOUSE, id(new Cake.Say.Cut(4)));
    game.play(table, 0, id(new Cake.Say.Sit(Seat.of(1))));

    assertThat(phrases.move(table, "sit bo")).hasValue(id(new Cake.Say.Sit(Seat.of(0))));
    assertThat(phrases.text(table, id(new Cake.Say.Sit(Seat.of(1))))).isEqualTo("sit Ada");
  }

  @Test
  void marks_become_names() {
    assertThat(phrases.named(table, "@1 gives #2 what @3.left has"))
        .isEqualTo("Ada gives Bo what Cy.left has");
    assertThat(phrases.named(table, "@4 and #0 and @ and #")).isEqualTo("@4 and #0 and @ and #");
  }

  @Test
  void words_of_the_game_are_no_names() {
    assertThat(phrases.isWord("Toast")).isTrue();
    assertThat(phrases.isWord("prendre")).isTrue();
    assertThat(phrases.isWord("jar")).isTrue();
    assertThat(phrases.isWord("Zoe")).isFalse();
  }

  @Test
  void people_are_found_whatever_the_capitals() {
    assertThat(phrases.player("CY")).isEqualTo(2);
    assertThat(phrases.player("Zoe")).isEqualTo(-1);
  }
}
