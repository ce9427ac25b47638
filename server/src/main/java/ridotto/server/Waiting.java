package ridotto.server;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/// A seat that is asked: now, or soon and may make up its mind before.
final class Waiting {
  /// The step at which it was first asked this; a play that names an older one is stale.
  final int since;

  /// When its turn to speak came, if it has.
  Optional<Instant> turn = Optional.empty();

  /// The answer that lies face down, and since when.
  Optional<Given> given = Optional.empty();

  /// How long its answer lies face down; drawn when first needed.
  Optional<Duration> beat = Optional.empty();

  /// What was moved here from the reserve, in milliseconds.
  long more;

  record Given(int move, Instant at) {}

  Waiting(int since) {
    this.since = since;
  }
}
