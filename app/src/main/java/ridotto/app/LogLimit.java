package ridotto.app;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.turbo.TurboFilter;
import ch.qos.logback.core.spi.FilterReply;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Marker;

/// Lets so much of each kind into the log, so that nobody can fill it: whoever finds a way to make
/// the house complain would make it complain for ever. What it left out it counts, and says so.
///
/// What is said, its figures left out, is the kind.
final class LogLimit extends TurboFilter {
  private static final int BURST = 20;
  private static final long EACH = 5_000_000_000L; // nanoseconds
  private static final int MOST_KINDS = 1_000;

  private static final class Kind {
    private long full; // when its burst is whole again
    private long left; // out
  }

  private final LongSupplier clock;
  private final Map<String, Kind> kinds = new HashMap<>();

  LogLimit(LongSupplier clock) {
    this.clock = clock;
  }

  @Override
  public FilterReply decide(
      @Nullable Marker marker,
      Logger logger,
      Level level,
      @Nullable String format,
      Object @Nullable [] params,
      @Nullable Throwable thrown) {
    boolean told = level.isGreaterOrEqual(logger.getEffectiveLevel());
    if (format == null || !told || !level.isGreaterOrEqual(Level.WARN)) return FilterReply.NEUTRAL;
    long left = leftOut(logger.getName() + " " + format);
    if (left < 0) return FilterReply.DENY;
    if (left > 0) logger.info("{} more of what follows were left out", left);
    return FilterReply.NEUTRAL;
  }

  /// How many of this kind were left out before this one; below 0 if this one is, too.
  private synchronized long leftOut(String name) {
    long now = clock.getAsLong();
    if (kinds.size() >= MOST_KINDS) kinds.values().removeIf(kind -> kind.full - now <= 0);
    var kind = kinds.computeIfAbsent(name, _ -> new Kind());
    if (kind.full - now < 0) kind.full = now;
    if (kind.full - now > EACH * (BURST - 1)) {
      kind.left++;
      return -1;
    }
    kind.full += EACH;
    long left = kind.left;
    kind.left = 0;
    return left;
  }
}
