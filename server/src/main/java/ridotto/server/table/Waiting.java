package ridotto.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// A seat that is asked: now, or soon and may make up its mind before.
public final class Waiting {
  /// The step at which it was first asked this; a play that names an older one is stale.
  public final int since;

  /// When its turn to speak came, if it has.
  public Optional<Instant> turn = Optional.empty();

  /// The answer that lies face down, and since when.
  public Optional<Given> given = Optional.empty();

  /// How long its answer lies face down; drawn when first needed.
  public Optional<Duration> beat = Optional.empty();

  /// What was moved here from the reserve, in milliseconds.
  public long more;

  public record Given(int move, Instant at) {}

  Waiting(int since) {
    this.since = since;
  }
}
