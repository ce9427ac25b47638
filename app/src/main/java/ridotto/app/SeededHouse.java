package ridotto.app;

import java.time.InstantSource;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;

/// A house for tests, where every chance comes from a seed, so that what failed can be seen again.
/// No command leads here: whoever knows the seed knows all cards.
public final class SeededHouse {
  private SeededHouse() {}

  /// The seed first, then what `serve` is told.
  public static void main(String... args) {
    Locale.setDefault(Locale.ROOT);
    var random = new Random(Long.parseLong(args[0]));
    var serve = Arrays.copyOfRange(args, 1, args.length);
    System.exit(Main.house(Main.SHELF, random, InstantSource.system()).execute(serve));
  }
}
