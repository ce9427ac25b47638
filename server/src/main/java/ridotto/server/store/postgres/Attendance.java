package ridotto.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import ridotto.server.HouseContext;
import ridotto.server.Unavailable;
import ridotto.server.store.Store;

/// Who listens where. What this house has to say of it is said in the background, many at once, in
/// order, and again until it is known.
final class Attendance {
  private record Visit(String table, String guest) {}

  private static final int AT_ONCE = 200;

  /// Whoever comes here is here, wherever they were.
  private static final String ARRIVE =
      """
      INSERT INTO presence (table_id, guest, node) SELECT *, ? FROM unnest(?::text[], ?::text[])
      ON CONFLICT (table_id, guest) DO UPDATE SET node = excluded.node\
      """;

  private static final String DEPART =
      """
      DELETE FROM presence USING unnest(?::text[], ?::text[]) AS gone (table_id, guest)
      WHERE presence.table_id = gone.table_id AND presence.guest = gone.guest AND node = ?\
      """;

  /// What was known may be lost; but whoever has gone to another house meanwhile stays there.
  private static final String STAY =
      """
      INSERT INTO presence (table_id, guest, node) SELECT *, ? FROM unnest(?::text[], ?::text[])
      ON CONFLICT DO NOTHING\
      """;

  private static final String ELSEWHERE =
      "SELECT table_id, guest FROM presence WHERE table_id = ANY (?) AND node <> ?";

  private final String node;
  private final Sessions sessions;
  private final HouseContext context;
  private final Set<Visit> here = new HashSet<>(); // guards all that follows
  private final Set<Visit> unsaid = new HashSet<>();
  private final Set<Visit> saying = new HashSet<>();
  private boolean doubted;
  private boolean busy;

  Attendance(String node, Sessions sessions, HouseContext context) {
    this.node = node;
    this.sessions = sessions;
    this.context = context;
  }

  void arrived(String table, String guest) {
    note(new Visit(table, guest), true);
  }

  void departed(String table, String guest) {
    note(new Visit(table, guest), false);
  }

  private void note(Visit visit, boolean came) {
    synchronized (here) {
      boolean _ = came ? here.add(visit) : here.remove(visit);
      unsaid.add(visit);
    }
    say();
  }

  /// Others may know nothing of this house any more.
  void again() {
    synchronized (here) {
      doubted = true;
    }
    say();
  }

  /// Says what is unsaid, if nobody is saying it already.
  void say() {
    synchronized (here) {
      if (busy || (unsaid.isEmpty() && !doubted)) return;
      busy = true;
    }
    context.hands().execute(this::sayAll);
  }

  private void sayAll() {
    try {
      boolean more = true;
      while (more) more = said();
    } catch (Unavailable _) {
      // It is tried again with the next beat.
    } finally {
      synchronized (here) {
        busy = false;
        unsaid.addAll(saying);
        saying.clear();
      }
    }
  }

  private boolean said() {
    List<Visit> stay;
    var came = new ArrayList<Visit>();
    var went = new ArrayList<Visit>();
    synchronized (here) {
      stay = doubted ? List.copyOf(here) : List.of();
      for (var visit : unsaid) {
        if (saying.size() == AT_ONCE) break;
        saying.add(visit);
        boolean _ = here.contains(visit) ? came.add(visit) : went.add(visit);
      }
      unsaid.removeAll(saying);
      if (saying.isEmpty() && stay.isEmpty()) return false;
    }
    int _ =
        sessions.ask(
            connection -> {
              for (int i = 0; i < stay.size(); i += AT_ONCE) {
                var some = stay.subList(i, Math.min(stay.size(), i + AT_ONCE));
                PostgresRows.run(connection, STAY, node, tables(some), guests(some));
                tell(connection, some);
              }
              PostgresRows.run(connection, ARRIVE, node, tables(came), guests(came));
              PostgresRows.run(connection, DEPART, tables(went), guests(went), node);
              came.addAll(went);
              tell(connection, came);
              return 0;
            });
    synchronized (here) {
      if (!stay.isEmpty()) doubted = false;
      saying.clear();
    }
    return true;
  }

  private void tell(Connection connection, Collection<Visit> visits) throws SQLException {
    var tables = new TreeSet<>(visits.stream().map(Visit::table).toList());
    if (tables.isEmpty()) return;
    NewsLine.tell(connection, node, NewsLine.MOVED + " " + String.join(" ", tables));
  }

  private static String[] tables(List<Visit> visits) {
    return visits.stream().map(Visit::table).toArray(String[]::new);
  }

  private static String[] guests(List<Visit> visits) {
    return visits.stream().map(Visit::guest).toArray(String[]::new);
  }

  /// Of those of whom this house has not yet said that they are here, nothing is believed.
  Map<String, Set<String>> elsewhere(Collection<String> tables) {
    var pending = new HashSet<Visit>();
    synchronized (here) {
      pending.addAll(unsaid);
      pending.addAll(saying);
      pending.retainAll(here);
    }
    var found =
        sessions.ask(
            connection ->
                PostgresRows.pairs(connection, ELSEWHERE, tables.toArray(String[]::new), node));
    var elsewhere = new TreeMap<String, Set<String>>();
    for (var pair : found) {
      if (pending.contains(new Visit(pair.first(), pair.second()))) continue;
      elsewhere.computeIfAbsent(pair.first(), _ -> new TreeSet<>()).add(pair.second());
    }
    return elsewhere;
  }

  /// Nobody listens any more at a house that is no more; where that was, everybody is told.
  List<Store.News> bury(Connection connection, String dead) throws SQLException {
    var sql = "DELETE FROM presence WHERE node = ? RETURNING table_id";
    var tables = List.copyOf(new TreeSet<>(PostgresRows.texts(connection, sql, dead)));
    for (int i = 0; i < tables.size(); i += AT_ONCE) {
      var some = tables.subList(i, Math.min(tables.size(), i + AT_ONCE));
      NewsLine.tell(connection, node, NewsLine.MOVED + " " + String.join(" ", some));
    }
    return tables.stream().<Store.News>map(Store.Moved::new).toList();
  }
}
