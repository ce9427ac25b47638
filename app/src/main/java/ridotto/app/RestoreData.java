package ridotto.app;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import ridotto.server.store.sqlite.SqliteCare;

@Command(
    name = "restore",
    mixinStandardHelpOptions = true,
    description = "Puts a backup back into a house that is closed. What was there is put aside.")
final class RestoreData implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--data", paramLabel = "DIR", description = "Where tables are kept.")
  private Path data = DataFolder.usual();

  @Parameters(paramLabel = "FILE", description = "What ./ridotto backup has made.")
  private Path file = Path.of("");

  @Override
  public void run() {
    var aside = SqliteCare.restore(file, data);
    spec.commandLine().getOut().printf("Restored. What was there is in %s.%n", aside);
    spec.commandLine().getOut().flush();
  }
}
