package ridotto.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import ridotto.app.CommandTest.Printed;

class TypesTest {
  private static final Path COMMITTED = Path.of("..", "web", "src", "wire", "types.ts");

  /// Run with `-Dtypes=write` after a change to a record of the protocol or of a game.
  @Test
  void the_browser_knows_the_types_of_today() throws IOException {
    var printed = Printed.line("types");
    assertThat(printed.status()).as(printed.err()).isZero();
    if ("write".equals(System.getProperty("types"))) Files.writeString(COMMITTED, printed.out());
    assertThat(COMMITTED).as("rewrite it with -Dtypes=write").hasContent(printed.out());
  }
}
