package ridotto.server.store.sqlite;

import java.sql.Connection;
import java.sql.SQLException;

/// The transaction that is always open on the connection that writes.
///
/// On a full disk SQLite may end it by itself, and then there is nothing to roll back. A new one is
/// begun all the same: without any, each statement would be kept at once, though it is refused.
final class Transaction {
  private final Connection connection;
  private boolean open = true;

  Transaction(Connection connection) {
    this.connection = connection;
  }

  /// Before anything is written.
  void begin() throws SQLException {
    if (open) return;
    try (var statement = connection.createStatement()) {
      statement.execute("BEGIN");
    }
    open = true;
  }

  void commit() throws SQLException {
    connection.commit();
  }

  void undo() {
    try {
      connection.rollback();
    } catch (SQLException _) {
      open = false;
    }
  }
}
