package ridotto.masques;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.testkit.Examples;

/// The hand-written records: each holds, and every clause about play has one.
class ExamplesTest {
  @TestFactory
  Stream<DynamicTest> every_example_holds() throws IOException {
    return Examples.in("examples/masques", List.of(new MasquesBox()));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
  void every_clause_has_an_example(int clause) throws IOException {
    try (var files = Files.list(Path.of("..", "examples", "masques"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .anyMatch(name -> name.startsWith("q%02d-".formatted(clause)));
    }
  }
}
