package ridotto.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.trials.faults.ClockTrial;

@Command(
    name = "clock",
    mixinStandardHelpOptions = true,
    description = "Lets the clock on a house's wall jump by up to 400 days, while guests play on.")
final class TrialClock implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--tables", defaultValue = "20", description = "Tables of bots.")
  private int tables;

  @Option(names = "--guests", defaultValue = "8", description = "Guests at tables of their own.")
  private int guests;

  @Option(names = "--jumps", defaultValue = "20", description = "How often it jumps.")
  private int jumps;

  @Option(names = "--restart-every", defaultValue = "4", description = "Jumps to a restart.")
  private int restartEvery;

  @Option(names = "--seed", defaultValue = "1", paramLabel = "S", description = "How far.")
  private long seed;

  @Override
  public void run() {
    Limits.inRange("tables", tables, 1, 5000);
    Limits.inRange("guests", guests, 1, 1000);
    Limits.inRange("restart-every", restartEvery, 1, 1000);
    var out = spec.commandLine().getOut();
    var load = new ClockTrial.Load(tables, guests, jumps, restartEvery, seed);
    try {
      var seen =
          new ClockTrial(JumpingHouse.class, JavaFlags.HOUSE, load)
              .run(
                  line -> {
                    out.println(line);
                    out.flush();
                  });
      out.printf(
          "%d jumps: %d lines, %d acknowledged moves, all there; every table goes on%n",
          jumps, seen.lines(), seen.acknowledged());
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
