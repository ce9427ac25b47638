package ridotto.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.bots.Troupes;
import ridotto.kernel.Shelf;
import ridotto.server.live.GameLibrary;
import ridotto.trials.faults.DiskTrial;

@Command(
    name = "disk",
    mixinStandardHelpOptions = true,
    description = {
      "Lets the disk of a house be full and free again, slow, taken away and damaged,",
      "while guests play on. Fills no disk but one of its own."
    })
final class TrialDisk implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--tables", defaultValue = "100", description = "Tables of bots.")
  private int tables;

  @Option(names = "--guests", defaultValue = "12", description = "Guests at tables of their own.")
  private int guests;

  @Option(names = "--full", defaultValue = "20", description = "How often the disk is full.")
  private int full;

  @Option(names = "--slow", defaultValue = "4", description = "How often it is slow.")
  private int slow;

  @Option(names = "--damages", defaultValue = "60", description = "How often it is damaged.")
  private int damages;

  @Option(names = "--opened", defaultValue = "6", description = "Houses opened on what is left.")
  private int opened;

  @Option(names = "--seed", defaultValue = "1", paramLabel = "S", description = "What is damaged.")
  private long seed;

  @Option(
      names = "--disk",
      paramLabel = "DIR",
      description = "A folder on a file system of at most 512 MB, to be filled.")
  private @Nullable Path disk;

  private final Shelf shelf;
  private final Troupes troupes;

  TrialDisk(Shelf shelf, Troupes troupes) {
    this.shelf = shelf;
    this.troupes = troupes;
  }

  @Override
  public void run() {
    Limits.inRange("tables", tables, 1, 5000);
    Limits.inRange("guests", guests, 1, 1000);
    var out = spec.commandLine().getOut();
    var load = new DiskTrial.Load(tables, guests, full, slow, damages, opened, seed);
    var library = new GameLibrary(shelf, troupes);
    try {
      var result =
          new DiskTrial(Main.class, JavaFlags.HOUSE, library, Optional.ofNullable(disk), load)
              .run(
                  line -> {
                    out.println(line);
                    out.flush();
                  });
      out.printf(
          "full %d times: %d lines, %d acknowledged moves all there, none of %d refused; slow: %d"
              + " acknowledged, %d refused; damaged %d times: %d tables named, the others whole,"
              + " %d times nothing could be saved%n",
          full,
          result.full().lines(),
          result.full().acknowledged(),
          result.full().refused(),
          result.slow().acknowledged(),
          result.slow().refused(),
          result.damages(),
          result.named(),
          result.hopeless());
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
