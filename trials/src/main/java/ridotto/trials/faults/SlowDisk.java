package ridotto.trials.faults;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.function.Consumer;
import ridotto.trials.load.Entries;
import ridotto.trials.load.Reception;

/// A disk on which a write takes seconds. No system lets everybody slow down a disk; but whoever
/// else has the database open may hold its lock, and as long as they do every write of the house
/// waits, inside of SQLite, as for a disk that does not answer.
record SlowDisk(Houses houses, int tables, int guests, int times, long seed) {
  private static final int SECONDS = 3;
  private static final int LONGER = 12; // than a house waits for it
  private static final int LONG_EVERY = 4;

  /// What was seen, and who was there.
  record Left(Seen seen, Crowd crowd) {}

  /// Leaves the data of a house that was closed.
  Left run(Path data, Consumer<String> progress) {
    Crowd crowd;
    try (var house = houses.open(data);
        var reception = new Reception(house.address())) {
      crowd = Crowd.settle(reception, tables, guests, seed);
      for (int time = 1; time <= times; time++) {
        int seconds = time % LONG_EVERY == 0 ? LONGER : SECONDS;
        try (var _ = crowd.visit(reception)) {
          hold(data, seconds);
          crowd.goOn(reception, crowd.heights(reception));
          if (!reception.trouble().isEmpty()) {
            throw new IllegalStateException("it goes on, and says " + reception.trouble());
          }
        }
        progress.accept(
            "slow by %d s, %d of %d: %d acknowledged, %d refused"
                .formatted(seconds, time, times, crowd.acknowledged(), crowd.refused()));
      }
    }
    var log = Entries.read(data);
    crowd.mustBeIn(log);
    return new Left(new Seen(log.size(), crowd.acknowledged(), crowd.refused()), crowd);
  }

  private static void hold(Path data, int seconds) {
    try (var other = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("ridotto.db"));
        var statement = other.createStatement()) {
      statement.execute("PRAGMA busy_timeout=10000");
      statement.execute("BEGIN IMMEDIATE");
      Thread.sleep(seconds * 1_000L);
      statement.execute("ROLLBACK");
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
