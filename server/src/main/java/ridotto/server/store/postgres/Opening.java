package ridotto.server.store.postgres;

import java.sql.SQLException;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// Why a database could not be opened, in a word for whoever gave its address.
final class Opening {
  private Opening() {}

  static RuntimeException refused(PostgresAddress address, SQLException failure) {
    var state = String.valueOf(failure.getSQLState());
    var code =
        switch (state) {
          case "28P01", "28000" -> "database-refuses";
          case "3D000" -> "no-database";
          case "42501" -> "database-forbids";
          default -> Failure.why(failure).isPresent() ? "database-unreachable" : "";
        };
    if (code.isEmpty()) return new IllegalStateException("cannot open the database", failure);
    return new Refused(
        "store", Refusal.of(code).and("value", address.toString()).and("user", address.user()));
  }
}
