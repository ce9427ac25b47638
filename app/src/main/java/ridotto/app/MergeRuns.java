package ridotto.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import ridotto.bots.Troupes;
import ridotto.kernel.Shelf;
import ridotto.lab.Simulation;
import ridotto.lab.run.Shards;
import ridotto.wire.Json;

@Command(
    name = "merge",
    mixinStandardHelpOptions = true,
    description = "Joins the shards of a run, to the bytes it would have had unspread.")
final class MergeRuns implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(arity = "1..*", paramLabel = "DIR", description = "Shards, or folders of shards.")
  private List<Path> folders = new ArrayList<>();

  @Option(names = "--out", paramLabel = "DIR", description = "Also write the whole run there.")
  private @Nullable Path out;

  @Option(names = "--habits", description = "Also print what the bots did.")
  private boolean habits;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  private final Shelf shelf;
  private final Troupes troupes;

  MergeRuns(Shelf shelf, Troupes troupes) {
    this.shelf = shelf;
    this.troupes = troupes;
  }

  @Override
  public void run() {
    var shards = Shards.in(folders, shelf, troupes);
    if (out != null) shards.join(out);
    long start = System.nanoTime();
    var figures = shards.figures();
    var result = Simulation.Result.of(shards.plan(), figures, (System.nanoTime() - start) / 1e9);
    var printed = spec.commandLine().getOut();
    if (json) printed.println(Json.pretty(result));
    else FigureTable.print(result, habits, printed);
    printed.flush();
  }
}
