package ridotto.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import ridotto.server.HouseContext;
import ridotto.server.RedactedError;
import ridotto.server.Unavailable;
import ridotto.server.store.Readiness;
import ridotto.server.store.Store;

/// Who winds which table. A lease lasts as long as the house that has it says that it lives, by the
/// clock of the database: so a house with thousands of tables has one row to keep fresh. Nothing
/// but work depends on it: where two wind one table, one of them writes first.
final class Leases {
  private static final Logger LOG = LoggerFactory.getLogger(Leases.class);
  private static final Duration BEAT = Duration.ofMillis(400);
  private static final Duration LASTS = Duration.ofMillis(1500);

  /// So that of two houses both get something.
  private static final int AT_ONCE = 100;

  private static final String LIVE =
      """
      INSERT INTO node (id, until) VALUES (?, now() + ? * interval '1 ms')
      ON CONFLICT (id) DO UPDATE SET until = excluded.until\
      """;
  private static final String DEAD = "SELECT id FROM node WHERE until <= now()";
  private static final String TAKE =
      """
      INSERT INTO lease (table_id, node) VALUES (?, ?)
      ON CONFLICT (table_id) DO UPDATE SET node = excluded.node
      WHERE lease.node = excluded.node
        OR NOT EXISTS (SELECT FROM node WHERE id = lease.node AND until > now())\
      """;
  private static final String INHERIT =
      """
      UPDATE lease SET node = ? FROM (
        SELECT table_id FROM lease WHERE node = ? LIMIT ? FOR UPDATE SKIP LOCKED) AS left_behind
      WHERE lease.table_id = left_behind.table_id RETURNING lease.table_id\
      """;
  private static final String LEAVE = "DELETE FROM lease WHERE table_id = ? AND node = ?";

  /// Its leases are gone by then.
  private static final String BURY =
      """
      DELETE FROM node WHERE id = ? AND until <= now()
        AND NOT EXISTS (SELECT FROM lease WHERE lease.node = node.id)\
      """;

  private final String node;
  private final Sessions sessions;
  private final Readiness readiness;
  private final HouseContext context;
  private final Consumer<Store.News> listener;
  private final Set<String> held = ConcurrentHashMap.newKeySet();
  private final Set<String> unsaid = ConcurrentHashMap.newKeySet(); // left, and not yet said
  private volatile long until; // by this house's own clock, a little early
  private volatile boolean closed;

  /// It lives from now on.
  Leases(
      String node,
      Sessions sessions,
      Readiness readiness,
      HouseContext context,
      Consumer<Store.News> listener)
      throws SQLException {
    this.node = node;
    this.sessions = sessions;
    this.readiness = readiness;
    this.context = context;
    this.listener = listener;
    live();
    later();
  }

  private void later() {
    context
        .clock()
        .after(
            BEAT,
            () -> {
              if (closed) return;
              beat();
              later();
            });
  }

  /// That this works says that the database can be written to; that it fails, that nothing can be
  /// kept.
  private void beat() {
    try {
      live();
      readiness.well();
      unsaid.removeIf(this::leaves);
      for (var dead : sessions.once(connection -> PostgresRows.texts(connection, DEAD))) {
        sessions.once(connection -> inherit(connection, dead)).forEach(listener);
      }
    } catch (SQLException e) {
      if (closed) return;
      sessions.forget();
      Failure.why(e)
          .ifPresentOrElse(
              readiness::troubled,
              () -> LOG.error("Cannot say that this house lives", RedactedError.of(e)));
    }
  }

  private void live() throws SQLException {
    long asked = context.clock().nanos();
    int _ = sessions.once(connection -> PostgresRows.run(connection, LIVE, node, LASTS.toMillis()));
    // After a pause others may have what was held.
    if (asked >= until) held.clear();
    until = asked + LASTS.toNanos();
  }

  private List<Store.News> inherit(Connection connection, String dead) throws SQLException {
    var tables = PostgresRows.texts(connection, INHERIT, node, dead, AT_ONCE);
    held.addAll(tables);
    if (tables.size() < AT_ONCE) PostgresRows.run(connection, BURY, dead);
    return tables.stream().<Store.News>map(Store.Inherited::new).toList();
  }

  boolean has(String table) {
    if (closed || context.clock().nanos() >= until) return false;
    if (held.contains(table)) return true;
    boolean taken = sessions.ask(connection -> PostgresRows.run(connection, TAKE, table, node)) > 0;
    if (taken) held.add(table);
    return taken;
  }

  void leave(String table) {
    if (held.remove(table) && !leaves(table)) unsaid.add(table);
  }

  private boolean leaves(String table) {
    try {
      return sessions.ask(connection -> PostgresRows.run(connection, LEAVE, table, node)) >= 0;
    } catch (Unavailable _) {
      return false;
    }
  }

  /// What was held may be lost: a promoted standby may not know of it.
  void doubt() {
    held.clear();
  }

  /// It lives no more: the others may have all it held.
  void close() {
    closed = true;
    held.clear();
    try {
      int _ = sessions.once(connection -> PostgresRows.run(connection, LIVE, node, 0));
    } catch (SQLException _) {
      // They find out by themselves.
    }
  }
}
