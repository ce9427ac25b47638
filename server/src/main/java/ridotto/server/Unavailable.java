package ridotto.server;

import ridotto.kernel.Refused;

/// Thrown where the house can keep nothing, or find nothing, for now: its disk is full, its
/// database is away. Nothing has happened, and the reason may be told to anybody.
public final class Unavailable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Refused why;

  public Unavailable(Refused why, Throwable cause) {
    super(why.getMessage(), cause);
    this.why = why;
  }

  public Unavailable(Refused why) {
    super(why.getMessage());
    this.why = why;
  }

  public Refused why() {
    return why;
  }
}
