package ridotto.server;

import java.io.IOException;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// What went wrong and where, for the log: an exception without its words, because they may quote a
/// card, a key or what somebody said. Only what the disk and the network say of themselves stays.
public final class RedactedError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private RedactedError(String words, @Nullable Throwable cause) {
    super(words, cause, false, true);
  }

  public static RedactedError of(Throwable thrown) {
    var cause = thrown.getCause();
    var mishap = new RedactedError(words(thrown), cause == null ? null : of(cause));
    mishap.setStackTrace(thrown.getStackTrace());
    return mishap;
  }

  private static String words(Throwable thrown) {
    var name = thrown.getClass().getName();
    return switch (thrown) {
      case IOException e -> name + ": " + e.getMessage();
      case SQLException e -> name + ": " + e.getMessage();
      case Throwable _ -> name;
    };
  }
}
