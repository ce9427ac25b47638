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
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
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
    if (!run.isWhole()) warn(run);
    new Progress("export", run.games(), false)
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

  /// What there is of a run that was interrupted may be looked at, by who knows that it is not all.
  private void warn(RunFolder run) {
    var partly = Refusal.of("run-partly").and("n", run.games()).and("games", run.plan().games());
    var warning =
        Complaint.of(new Refused(folder.toString(), partly), Spoken.asked(spec.commandLine()));
    spec.commandLine().getErr().println("warning: " + warning);
    spec.commandLine().getErr().flush();
  }
}
