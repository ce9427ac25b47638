package ridotto.app;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Locale;
import ridotto.trials.faults.Wall;

/// A house whose clock on the wall is as far off as a file says, for trials.
public final class JumpingHouse {
  private JumpingHouse() {}

  /// The file first, then what `serve` is told.
  public static void main(String... args) {
    Locale.setDefault(Locale.ROOT);
    var file = new Wall(Path.of(args[0]));
    InstantSource wall = () -> InstantSource.system().instant().plusSeconds(file.off());
    var serve = Arrays.copyOfRange(args, 1, args.length);
    System.exit(Main.house(Main.SHELF, new SecureRandom(), wall).execute(serve));
  }
}
