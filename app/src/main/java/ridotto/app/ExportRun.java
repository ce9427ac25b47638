package ridotto.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import ridotto.bots.Troupes;
import ridotto.kernel.Shelf;
import ridotto.lab.columns.Export;
import ridotto.lab.columns.Format;
import ridotto.lab.columns.Sheet;
import ridotto.lab.run.RunFolder;

@Command(
    name = "export",
    mixinStandardHelpOptions = true,
    description = "Writes a run as tables: runs, games, seats, decisions, and events if asked to.")
final class ExportRun implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(paramLabel = "DIR", description = "The run.")
  private Path folder = Path.of("");

  @Option(
      names = "--format",
      defaultValue = "csv",
      description = "csv, jsonl, or parquet (which needs the second jar).")
  private Format format = Format.CSV;

  @Option(names = "--out", required = true, paramLabel = "DIR", description = "Where to.")
  private Path out = Path.of("");

  @Option(names = "--events", description = "Also everything that happened.")
  private boolean events;

  private final Shelf shelf;
  private final Troupes troupes;

  ExportRun(Shelf shelf, Troupes troupes) {
    this.shelf = shelf;
    this.troupes = troupes;
  }

  @Override
  public void run() {
    var run = RunFolder.open(folder, shelf, troupes);
    var sheets = new ArrayList<>(List.of(Sheet.RUNS, Sheet.GAMES, Sheet.SEATS, Sheet.DECISIONS));
    if (events) sheets.add(Sheet.EVENTS);
    var export = new Export(run, troupes, format, sheets, out);
    new Progress("export", run.plan().games(), false)
        .during(
            step -> {
              try {
                export.write(step);
              } catch (IOException e) {
                throw TextFile.refused(out, "file-unreadable");
              }
              return true;
            });
    spec.commandLine().getOut().flush();
  }
}
