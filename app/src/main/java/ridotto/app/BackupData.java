package ridotto.app;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import ridotto.server.store.sqlite.SqliteCare;

@Command(
    name = "backup",
    mixinStandardHelpOptions = true,
    description = "Copies the tables of a house, open or closed, into one new file.")
final class BackupData implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--data", paramLabel = "DIR", description = "Where tables are kept.")
  private Path data = DataFolder.usual();

  @Parameters(paramLabel = "FILE", description = "A file that is not there yet.")
  private Path file = Path.of("");

  @Override
  public void run() {
    SqliteCare.backup(data, file);
    spec.commandLine().getOut().printf("%s has everything.%n", file);
    spec.commandLine().getOut().flush();
  }
}
