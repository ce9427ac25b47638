package ridotto.server.store.postgres;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import ridotto.server.HouseContext;
import ridotto.server.store.Store;

/// Hears what the other houses have written, on a connection of its own. What was told while it was
/// cut is lost: whoever listens is told that, as soon as it hears again.
final class NewsLine implements AutoCloseable {
  static final String CHANNEL = "ridotto";
  static final String WRITTEN = "written";
  static final String GONE = "gone";

  /// How long it hears nothing before it asks whether anybody is there.
  private static final int SILENCE = 1000;

  private static final Duration AGAIN = Duration.ofMillis(200);

  private final PostgresAddress address;
  private final String node;
  private final HouseContext context;
  private final Consumer<Store.News> listener;
  private final Thread thread;
  private volatile @Nullable Connection connection;
  private volatile boolean closed;

  /// It hears from now on.
  NewsLine(
      PostgresAddress address, String node, HouseContext context, Consumer<Store.News> listener)
      throws SQLException {
    this.address = address;
    this.node = node;
    this.context = context;
    this.listener = listener;
    var first = connect();
    thread = context.threads().start("news", () -> run(first));
  }

  static void tell(Connection connection, String node, String what) throws SQLException {
    try (var tell = connection.prepareStatement("SELECT pg_notify(?, ?)")) {
      tell.setString(1, CHANNEL);
      tell.setString(2, node + " " + what);
      tell.execute();
    }
  }

  private Connection connect() throws SQLException {
    var fresh = Sessions.open(address, false);
    try (var listen = fresh.createStatement()) {
      listen.execute("LISTEN " + CHANNEL);
    } catch (SQLException e) {
      Sessions.drop(fresh);
      throw e;
    }
    connection = fresh;
    if (closed) Sessions.drop(fresh);
    return fresh;
  }

  private void run(Connection first) {
    var on = first;
    while (!closed) {
      try {
        hear(on);
      } catch (SQLException _) {
        Sessions.drop(on);
        on = reconnected(on);
      }
    }
    Sessions.drop(on);
  }

  private Connection reconnected(Connection old) {
    while (!closed) {
      context.clock().sleep(AGAIN);
      try {
        var fresh = connect();
        listener.accept(new Store.Missed());
        return fresh;
      } catch (SQLException _) {
        // Whoever wants to write is told why.
      }
    }
    return old;
  }

  private void hear(Connection on) throws SQLException {
    PGNotification[] told = on.unwrap(PGConnection.class).getNotifications(SILENCE);
    if (told == null || told.length == 0) {
      if (!closed && !on.isValid(2)) throw new SQLException("the line is dead", "08006");
      return;
    }
    for (var notification : told) {
      for (var news : news(notification.getParameter())) listener.accept(news);
    }
  }

  /// Of others; what this house has written itself it knows.
  private List<Store.News> news(String text) {
    var words = text.split(" ", -1);
    var news = new ArrayList<Store.News>();
    if (words.length < 3 || words[0].equals(node)) return news;
    if (words[1].equals(GONE)) news.add(new Store.Gone(words[2]));
    if (words[1].equals(WRITTEN)) {
      for (int i = 2; i + 1 < words.length; i += 2) {
        news.add(new Store.Written(words[i], Long.parseLong(words[i + 1])));
      }
    }
    return news;
  }

  @Override
  public void close() {
    closed = true;
    var on = connection;
    if (on != null) Sessions.drop(on);
    try {
      thread.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
