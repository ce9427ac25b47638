package ridotto.lab.columns;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// DuckDB, if its jar is there: it is larger than all the rest of Ridotto, so it stands beside it.
public final class Duck {
  private static final String ANYWHERE = "jdbc:duckdb:";

  private Duck() {}

  /// An empty database in memory. Throws [Refused] if there is no DuckDB.
  public static Connection open() throws SQLException {
    boolean there =
        DriverManager.drivers().anyMatch(driver -> driver.getClass().getName().contains("duckdb"));
    if (!there) throw new Refused("columns", Refusal.of("columns-missing"));
    return DriverManager.getConnection(ANYWHERE);
  }

  /// A text as SQL has it.
  static String quoted(String text) {
    return "'" + text.replace("'", "''") + "'";
  }
}
