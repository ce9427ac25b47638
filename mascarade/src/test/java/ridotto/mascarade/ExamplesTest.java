package ridotto.mascarade;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import ridotto.testkit.Examples;

/// Every worked example of the three books, and one or more for each of our rulings.
class ExamplesTest {
  @TestFactory
  Stream<DynamicTest> every_example_holds() throws IOException {
    return Examples.in(
        "examples/mascarade",
        List.of(new MascaradeBox(Edition.FIRST), new MascaradeBox(Edition.SECOND)));
  }
}
