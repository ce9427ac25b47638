package ridotto.testkit;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/// Everything a sealed family has, so that a test can ask whether it has forgotten one.
public final class Kinds {
  private Kinds() {}

  /// The names of its records, sorted.
  public static List<String> of(Class<?> family) {
    return records(family).map(Class::getSimpleName).sorted().toList();
  }

  private static Stream<Class<?>> records(Class<?> family) {
    return family.isSealed()
        ? Arrays.stream(family.getPermittedSubclasses()).flatMap(Kinds::records)
        : Stream.of(family);
  }
}
