package ridotto.masquerade;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import ridotto.masquerade.card.Card;
import ridotto.masquerade.card.GuestList;
import ridotto.testkit.Examples;

/// The book's fights, one example or more for each clause that decides something, and one for every
/// card with a text.
class ExamplesTest {
  @TestFactory
  Stream<DynamicTest> examples() throws IOException {
    return Examples.in("examples/masquerade", List.of(new MasqueradeBox()));
  }

  @Test
  void every_card_with_a_text_has_an_example() {
    var folder = Path.of("..", "examples", "masquerade");
    assertThat(GuestList.ALL.stream().filter(card -> !card.texts().isEmpty()))
        .allMatch(card -> Files.exists(folder.resolve(file(card))));
  }

  private static String file(Card card) {
    return "card-" + card.name().toLowerCase(Locale.ROOT) + ".txt";
  }
}
