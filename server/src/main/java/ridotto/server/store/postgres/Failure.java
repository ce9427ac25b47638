package ridotto.server.store.postgres;

import java.sql.SQLException;
import java.util.Optional;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.Unavailable;

/// What a failure of PostgreSQL means.
final class Failure {
  private static final String FIELD = "store";

  private Failure() {}

  private static String state(SQLException failure) {
    return String.valueOf(failure.getSQLState());
  }

  /// Whether the connection is of no use any more, so that nobody knows what became of what was
  /// last asked. All else is an answer: the transaction has ended, and nothing of it was kept.
  static boolean isCut(SQLException failure) {
    var state = state(failure);
    return state.startsWith("08") || state.startsWith("57P") || state.equals("null");
  }

  /// Whether two transactions stood in each other's way: asked again, it works.
  static boolean isClash(SQLException failure) {
    return state(failure).startsWith("40");
  }

  /// Whether what was written can no longer be read.
  static boolean isDamage(SQLException failure) {
    return state(failure).startsWith("XX");
  }

  /// Why nothing can be done for now, if this failure is of that kind.
  static Optional<Refused> why(SQLException failure) {
    return code(failure).map(code -> new Refused(FIELD, Refusal.of(code)));
  }

  private static Optional<String> code(SQLException failure) {
    var state = state(failure);
    if (state.equals("53100")) return Optional.of("disk-full");
    // 25006: it may only be read, because it is no primary; 53300: it has too many connections.
    if (isCut(failure) || state.equals("25006") || state.startsWith("53")) {
      return Optional.of("database-away");
    }
    // Cancelled by somebody, or its files fail.
    return state.startsWith("57") || state.startsWith("58") || isDamage(failure)
        ? Optional.of("database-fails")
        : Optional.empty();
  }

  static RuntimeException of(SQLException failure) {
    return why(failure)
        .<RuntimeException>map(why -> new Unavailable(why, failure))
        .orElseGet(() -> new IllegalStateException("the database refused", failure));
  }

  static Unavailable away() {
    return new Unavailable(new Refused(FIELD, Refusal.of("database-away")));
  }
}
