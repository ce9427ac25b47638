package ridotto.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.trials.load.KillTrial;
import ridotto.trials.load.Scratch;

@Command(
    name = "kill",
    mixinStandardHelpOptions = true,
    description = "Cuts the power of a house full of games, again and again.")
final class TrialKill implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--tables", defaultValue = "200", paramLabel = "N", description = "Tables.")
  private int tables;

  @Option(names = "--kills", defaultValue = "20", paramLabel = "K", description = "Power cuts.")
  private int kills;

  @Option(names = "--seed", defaultValue = "1", paramLabel = "S", description = "When, and what.")
  private long seed;

  @Override
  public void run() {
    Limits.inRange("tables", tables, 1, 5000);
    Limits.inRange("kills", kills, 1, 1000);
    var out = spec.commandLine().getOut();
    var data = Scratch.called("ridotto-kill");
    try {
      var result =
          new KillTrial(Main.class, JavaFlags.HOUSE, tables, kills, seed)
              .run(
                  data.folder(),
                  line -> {
                    out.println(line);
                    out.flush();
                  });
      out.printf(
          "%d tables, %d kills: %d entries, %d acknowledged moves, all there; every table goes"
              + " on%n",
          result.tables(), result.kills(), result.entries(), result.acknowledged());
      out.flush();
      // Not after a failure: then it shows what was lost.
      data.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
