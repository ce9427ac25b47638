package ridotto.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.kernel.Shelf;
import ridotto.trials.siege.MemoryTrial;

@Command(
    name = "memory",
    mixinStandardHelpOptions = true,
    description = "Strangers ask a house for all they may at once, and two honest people play on.")
final class TrialMemory implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--seconds", defaultValue = "60", paramLabel = "S", description = "How long.")
  private int seconds;

  @Option(names = "--tables", defaultValue = "400", description = "Tables full of experts.")
  private int tables;

  @Option(names = "--imports", defaultValue = "50", description = "Who bring long records.")
  private int imports;

  @Option(names = "--replays", defaultValue = "200", description = "Replays nobody reads.")
  private int replays;

  @Option(names = "--lines", defaultValue = "40", description = "Lines that ping or do not read.")
  private int lines;

  @Option(names = "--drips", defaultValue = "3000", description = "Requests that drip in.")
  private int drips;

  private final Shelf shelf;

  TrialMemory(Shelf shelf) {
    this.shelf = shelf;
  }

  @Override
  public void run() {
    Limits.inRange("seconds", seconds, 1, 3_600);
    Limits.inRange("imports", imports, 1, 250);
    var load = new MemoryTrial.Load(seconds, tables, imports, replays, lines, drips);
    try {
      var result = new MemoryTrial(Main.class, JavaFlags.HOUSE, shelf, load).run();
      var out = spec.commandLine().getOut();
      out.printf(
          "%d honest commands, none refused: %.1f ms in the median (%.1f before), %.0f ms the"
              + " longest (the disk: %.0f ms); strangers were turned away %d times; it stopped in"
              + " %.1f s%n",
          result.moves(),
          result.median(),
          result.quiet(),
          result.longest(),
          result.disk(),
          result.refused(),
          result.end().toMillis() / 1000.0);
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
