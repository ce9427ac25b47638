package ridotto.server.store.sqlite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.server.live.RealHouse;
import ridotto.server.store.sqlite.journal.Database;

/// The one thread that writes: what it is given while it is busy becomes one transaction.
class SqliteWriterTest {
  @TempDir private Path data = Path.of("");

  private static boolean run(Connection connection, String sql) throws SQLException {
    try (var statement = connection.createStatement()) {
      return statement.execute(sql);
    }
  }

  private static Database.Task<Boolean> say(String word) {
    return connection -> run(connection, "INSERT INTO said VALUES ('" + word + "')");
  }

  private static String ask(Connection connection, String sql) throws SQLException {
    try (var statement = connection.createStatement();
        var found = statement.executeQuery(sql)) {
      return found.getString(1);
    }
  }

  /// Keeps the writer busy until the latch opens.
  private static CompletableFuture<?> busy(SqliteFile log, CountDownLatch until) {
    return log.write(
        _ -> {
          try {
            until.await();
            return true;
          } catch (InterruptedException e) {
            throw new IllegalStateException(e);
          }
        });
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void one_order_that_fails_is_undone_and_spoils_no_other(boolean ours) {
    try (var log = SqliteFile.open(data, RealHouse.WORLD)) {
      log.write(connection -> run(connection, "CREATE TABLE said (word TEXT)")).join();
      var opens = new CountDownLatch(1);
      var busy = busy(log, opens);
      var before = log.write(say("before"));
      var failing =
          log.write(
              connection -> {
                say("wrong").on(connection);
                if (ours) throw new IllegalStateException("our fault");
                return run(connection, "INSERT INTO nowhere VALUES (1)");
              });
      var after = log.write(say("after"));
      opens.countDown();
      busy.join();
      before.join();
      after.join();
      assertThatThrownBy(failing::join).hasMessageContaining(ours ? "our fault" : "nowhere");
      log.write(say("last")).join();
      assertThat(
              log.<String>read(
                  connection -> ask(connection, "SELECT group_concat(word) FROM said")))
          .isEqualTo("before,after,last");
    }
  }

  /// It is the only writer: nothing that goes wrong in a task may end it.
  @Test
  void an_error_is_told_to_whoever_waits_and_the_next_is_served() {
    try (var log = SqliteFile.open(data, RealHouse.WORLD)) {
      var failing =
          log.write(
              _ -> {
                throw new StackOverflowError("ours");
              });
      assertThatThrownBy(failing::join).hasCauseInstanceOf(StackOverflowError.class);
      log.write(connection -> run(connection, "CREATE TABLE said (word TEXT)")).join();
    }
  }

  @Test
  void whoever_comes_after_the_end_is_told_so() {
    var log = SqliteFile.open(data, RealHouse.WORLD);
    log.close();
    assertThatThrownBy(log.write(say("late"))::join).hasMessageContaining("closed");
  }

  @Test
  void what_is_acknowledged_has_been_forced_to_the_disk() {
    try (var log = SqliteFile.open(data, RealHouse.WORLD)) {
      var asked =
          log.write(
              connection ->
                  ask(connection, "PRAGMA synchronous") + ask(connection, "PRAGMA journal_mode"));
      assertThat(asked.join()).as("2 is FULL").isEqualTo("2wal");
    }
  }

  @Test
  void data_of_a_newer_version_are_left_alone() throws SQLException {
    SqliteFile.open(data, RealHouse.WORLD).close();
    try (var file = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("ridotto.db"))) {
      int version = Integer.parseInt(ask(file, "PRAGMA user_version"));
      assertThat(version).isPositive();
      SqliteFile.open(data, RealHouse.WORLD).close();
      run(file, "PRAGMA user_version=" + (version + 1));
      assertThatThrownBy(() -> SqliteFile.open(data, RealHouse.WORLD))
          .hasStackTraceContaining("newer version of Ridotto");
      assertThat(ask(file, "PRAGMA user_version")).isEqualTo(String.valueOf(version + 1));
    }
  }

  @Test
  void another_process_is_not_let_in() throws Exception {
    try (var log = SqliteFile.open(data, RealHouse.WORLD)) {
      var child =
          new ProcessBuilder(
                  ProcessHandle.current().info().command().orElseThrow(),
                  "--enable-native-access=ALL-UNNAMED",
                  "-cp",
                  System.getProperty("java.class.path"),
                  Intruder.class.getName(),
                  data.toString())
              .redirectErrorStream(true)
              .start();
      try (var out = child.inputReader()) {
        assertThat(out.readAllAsString()).contains("data-in-use");
      }
      log.write(say -> run(say, "CREATE TABLE still (open TEXT)")).join();
    }
  }

  /// Somebody who starts a second house on the same data.
  static final class Intruder {
    private Intruder() {}

    public static void main(String... args) {
      try (var _ = SqliteFile.open(Path.of(args[0]), RealHouse.WORLD)) {
        System.out.println("let in");
      }
    }
  }
}
