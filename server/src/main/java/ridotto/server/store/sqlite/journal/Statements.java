package ridotto.server.store.sqlite.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/// What the one connection that writes has been told before: each order is prepared once.
public final class Statements {
  private final Map<String, PreparedStatement> known = new HashMap<>();

  /// Only for the thread that writes.
  public void run(Connection connection, String sql, Object... values) throws SQLException {
    try {
      var statement = known.get(sql);
      if (statement == null) {
        statement = connection.prepareStatement(sql);
        known.put(sql, statement);
      }
      for (int i = 0; i < values.length; i++) statement.setObject(i + 1, values[i]);
      statement.executeUpdate();
    } catch (SQLException e) {
      known.remove(sql); // one that has failed may fail for ever
      throw e;
    }
  }
}
