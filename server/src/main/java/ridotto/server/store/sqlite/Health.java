package ridotto.server.store.sqlite;

import java.sql.SQLException;
import java.util.Optional;
import org.sqlite.SQLiteErrorCode;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.Unavailable;

/// What a failure of SQLite means.
final class Health {
  private Health() {}

  /// What is thrown for this failure: that nothing can be done for now, if the disk is why.
  static Exception of(SQLException failure) {
    return why(failure).<Exception>map(why -> new Unavailable(why, failure)).orElse(failure);
  }

  /// What is wrong with the disk, if this failure is of that kind.
  static Optional<Refused> why(SQLException failure) {
    var code =
        switch (kind(failure)) {
          case SQLITE_FULL -> "disk-full";
          case SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM, SQLITE_BUSY ->
              "disk-fails";
          case SQLITE_CORRUPT, SQLITE_NOTADB -> "data-damaged";
          default -> "";
        };
    return code.isEmpty() ? Optional.empty() : Optional.of(new Refused("data", Refusal.of(code)));
  }

  /// Whether a commit that failed like this has left nothing behind. Where the disk was full its
  /// end is not written; where it could not be forced to the disk, that may still be there after a
  /// power cut.
  static boolean leavesNothing(SQLException failure) {
    return switch (kind(failure)) {
      case SQLITE_FULL, SQLITE_BUSY -> true;
      default -> false;
    };
  }

  /// Whether trying again at once would only take as long again.
  static boolean takesLong(SQLException failure) {
    return kind(failure) == SQLiteErrorCode.SQLITE_BUSY;
  }

  private static SQLiteErrorCode kind(SQLException failure) {
    return SQLiteErrorCode.getErrorCode(failure.getErrorCode() & 0xff);
  }
}
