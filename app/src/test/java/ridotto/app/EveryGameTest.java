package ridotto.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import ridotto.testkit.Examples;

/// Every game on the shelf, with every number of players, without being asked.
class EveryGameTest {
  @TestFactory
  Stream<DynamicTest> conforms() {
    return trials(Trial.Name.CONFORMANCE, 300);
  }

  @TestFactory
  Stream<DynamicTest> keeps_its_secrets() {
    return trials(Trial.Name.SECRECY, 10);
  }

  @TestFactory
  Stream<DynamicTest> is_written_down_and_replayed() {
    return trials(Trial.Name.RECORDS, 5);
  }

  @TestFactory
  Stream<DynamicTest> is_told_in_every_language() {
    return Main.SHELF.boxes().stream()
        .flatMap(
            box ->
                IntStream.rangeClosed(box.fewest(), box.most())
                    .mapToObj(n -> dynamicTest(box.name() + " " + n, () -> Telling.of(box, n, 3))));
  }

  @TestFactory
  Stream<DynamicTest> examples_hold() throws IOException {
    return Examples.in("examples", Main.SHELF.boxes());
  }

  @TestFactory
  Stream<DynamicTest> every_option_is_shown_by_an_example() throws IOException {
    var set = Examples.settings("examples", Main.SHELF);
    return Main.SHELF.boxes().stream()
        .flatMap(
            box ->
                box.options().stream()
                    .map(
                        option ->
                            dynamicTest(
                                box.name() + " " + option.name(),
                                () -> assertThat(set.get(box.family())).contains(option.name()))));
  }

  private static Stream<DynamicTest> trials(Trial.Name name, int games) {
    return Main.SHELF.boxes().stream()
        .flatMap(
            box ->
                IntStream.rangeClosed(box.fewest(), box.most())
                    .mapToObj(
                        n ->
                            dynamicTest(
                                box.name() + " " + n,
                                () -> Trial.run(name, box, n, box.simulationLimit(), games))));
  }
}
