package ridotto.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ArchitectureMapTest {
  @Test
  void the_pictures_show_the_arrows_of_today() throws IOException {
    var page = Files.readString(Path.of("..", "docs", "architecture.md"));
    assertThat(page)
        .as("draw it anew: ./ridotto map --into docs/architecture.md")
        .contains(ArchitectureMap.drawn());
  }
}
