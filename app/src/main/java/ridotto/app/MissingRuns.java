package ridotto.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import ridotto.bots.Troupes;
import ridotto.kernel.Shelf;
import ridotto.lab.run.Shards;

@Command(
    name = "missing",
    mixinStandardHelpOptions = true,
    description =
        "Says which shards of a run are still to be played, as --array=...; nothing if none.")
final class MissingRuns implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(arity = "1..*", paramLabel = "DIR", description = "Shards, or folders of shards.")
  private List<Path> folders = new ArrayList<>();

  private final Shelf shelf;
  private final Troupes troupes;

  MissingRuns(Shelf shelf, Troupes troupes) {
    this.shelf = shelf;
    this.troupes = troupes;
  }

  @Override
  public void run() {
    var missing = Shards.in(folders, shelf, troupes).missing();
    var out = spec.commandLine().getOut();
    if (!missing.isEmpty()) out.println("--array=" + missing);
    out.flush();
  }
}
