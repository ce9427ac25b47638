package ridotto.lab.columns;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.StringJoiner;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// A question in SQL to the Parquet files of an export: its sheets are there under their names.
public final class Query {
  private Query() {}

  /// Prints the answer as CSV. Throws [Refused] if there is nothing to ask.
  public static void ask(Path folder, String sql, PrintWriter out) throws SQLException {
    try (var duck = Duck.open();
        var statement = duck.createStatement()) {
      var there =
          Arrays.stream(Sheet.values())
              .filter(sheet -> Files.isDirectory(folder.resolve(sheet.word())))
              .toList();
      if (there.isEmpty()) throw new Refused(folder.toString(), Refusal.of("export-none"));
      for (var sheet : there) {
        var files = folder.resolve(sheet.word());
        statement.execute(
            "CREATE VIEW "
                + sheet.word()
                + " AS SELECT * FROM read_parquet("
                + Duck.quoted(files + "/*.parquet")
                + ")");
      }
      try (var answer = statement.executeQuery(sql)) {
        int columns = answer.getMetaData().getColumnCount();
        var names = new StringJoiner(",");
        for (int i = 1; i <= columns; i++) names.add(answer.getMetaData().getColumnLabel(i));
        out.println(names);
        while (answer.next()) {
          var row = new StringJoiner(",");
          for (int i = 1; i <= columns; i++) {
            var value = answer.getString(i);
            row.add(value == null ? "" : value);
          }
          out.println(row);
        }
      }
    }
  }
}
