package ridotto.trials.faults;

import java.util.function.BooleanSupplier;

/// For what must happen sooner or later.
final class Waiting {
  private Waiting() {}

  static void until(int seconds, String what, BooleanSupplier happened) {
    long patience = System.nanoTime() + seconds * 1_000_000_000L;
    while (!happened.getAsBoolean()) {
      if (System.nanoTime() > patience) {
        throw new IllegalStateException("not within " + seconds + " s: " + what);
      }
      Crowd.pause();
    }
  }
}
