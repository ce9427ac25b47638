package ridotto.app;

import java.nio.file.Path;
import java.sql.SQLException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.lab.columns.Query;

@Command(
    name = "sql",
    mixinStandardHelpOptions = true,
    description = "Asks the Parquet files of an export a question in SQL, and prints CSV.")
final class AskRun implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(index = "0", paramLabel = "DIR", description = "An export as Parquet.")
  private Path folder = Path.of("");

  @Parameters(index = "1", paramLabel = "SQL", description = "Over runs, games, seats, decisions.")
  private String sql = "";

  @Override
  public void run() {
    var out = spec.commandLine().getOut();
    try {
      Query.ask(folder, sql, out);
    } catch (SQLException e) {
      throw new Refused("sql", Refusal.of("sql-wrong").and("why", String.valueOf(e.getMessage())));
    }
    out.flush();
  }
}
