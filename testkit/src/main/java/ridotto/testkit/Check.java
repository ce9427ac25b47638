package ridotto.testkit;

import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What must hold. No test library is needed, so that long trials can run from the product itself.
@SuppressWarnings("AnnotateFormatMethod") // the annotation would be one more dependency
final class Check {
  private Check() {}

  static void that(boolean holds, String what, Object... with) {
    if (!holds) throw new AssertionError(String.format(Locale.ROOT, what, with));
  }

  static void same(
      @Nullable Object expected, @Nullable Object actual, String what, Object... with) {
    if (Objects.equals(expected, actual)) return;
    var values = "%n  expected: " + expected + "%n  but was:  " + actual;
    throw new AssertionError(
        String.format(Locale.ROOT, what, with) + values.replace("%n", System.lineSeparator()));
  }
}
