package ridotto.server.table;

import java.time.Instant;
import java.util.Optional;

/// A seat that is asked: now, or soon and may make up its mind before.
///
/// `since` is the step at which it was first asked this: a play that names an older one is stale.
/// `turn` is when its turn to speak came, if it has. `given` is the answer that lies face down.
/// `more` is what was moved here from the reserve, in milliseconds.
public record Waiting(int since, Optional<Instant> turn, Optional<Given> given, long more) {
  /// A move, and since when it lies face down.
  public record Given(int move, Instant at) {}

  static Waiting from(int step) {
    return new Waiting(step, Optional.empty(), Optional.empty(), 0);
  }

  /// Whether it may not speak yet.
  public boolean early() {
    return turn.isEmpty();
  }

  Waiting speaksFrom(Instant at) {
    return new Waiting(since, Optional.of(at), given, more);
  }

  Waiting give(int move, Instant at) {
    return new Waiting(since, turn, Optional.of(new Given(move, at)), more);
  }

  Waiting withdraw() {
    return new Waiting(since, turn, Optional.empty(), more);
  }

  Waiting lengthen(long millis) {
    return new Waiting(since, turn, given, more + millis);
  }
}
