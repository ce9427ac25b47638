package ridotto.app;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.bots.Troupes;
import ridotto.kernel.Shelf;
import ridotto.server.live.GameLibrary;
import ridotto.server.store.sqlite.SqliteCare;

@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description = {
      "Reads every table of a house that is closed. Damaged ones are named and put aside;",
      "the others are left in a sound file."
    })
final class CheckData implements Callable<Integer> {
  private static final int DAMAGED = 1;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--data", paramLabel = "DIR", description = "Where tables are kept.")
  private Path data = DataFolder.usual();

  private final Shelf shelf;
  private final Troupes troupes;

  CheckData(Shelf shelf, Troupes troupes) {
    this.shelf = shelf;
    this.troupes = troupes;
  }

  @Override
  public Integer call() {
    var report = SqliteCare.check(data, new GameLibrary(shelf, troupes));
    var out = spec.commandLine().getOut();
    out.printf("%d tables are whole.%n", report.whole());
    for (var table : report.damaged()) out.printf("%s is damaged.%n", table);
    if (report.unread() > 0) {
      out.printf("%d lines cannot be read, and nobody knows whose they were.%n", report.unread());
    }
    boolean whole = report.damaged().isEmpty() && report.unread() == 0;
    if (!report.aside().equals(data)) {
      out.printf("The old file and what is damaged are in %s.%n", report.aside());
    }
    out.flush();
    return whole ? 0 : DAMAGED;
  }
}
