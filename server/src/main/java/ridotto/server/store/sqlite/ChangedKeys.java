package ridotto.server.store.sqlite;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import ridotto.server.store.sqlite.journal.Statements;

/// Whose a key is. A guest is the hash of the key they came with, so only of keys that were changed
/// is anything written.
final class ChangedKeys {
  static final String NOBODY = "";

  private static final String FIND =
      """
      SELECT guest FROM changed_key WHERE hash=?1
      UNION ALL SELECT hash FROM guest WHERE hash=?1 LIMIT 1\
      """;

  private ChangedKeys() {}

  static Optional<String> guestOf(Connection connection, String hash) throws SQLException {
    try (var select = connection.prepareStatement(FIND)) {
      select.setString(1, hash);
      try (var found = select.executeQuery()) {
        return found.next()
            ? Optional.of(found.getString(1)).filter(guest -> !guest.equals(NOBODY))
            : Optional.empty();
      }
    }
  }

  static void put(Connection connection, Statements statements, String hash, String guest)
      throws SQLException {
    statements.run(
        connection, "INSERT OR REPLACE INTO changed_key (hash, guest) VALUES (?, ?)", hash, guest);
  }
}
