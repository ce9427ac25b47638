package ridotto.server.http.answers;

import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// Thrown where a request ends: the status, and what is wrong with which field.
public final class TurnedAway extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final transient Refused refused;

  public TurnedAway(int status, Refused refused) {
    super(refused.getMessage(), refused, false, false);
    this.status = status;
    this.refused = refused;
  }

  public TurnedAway(int status, String field, Refusal reason) {
    this(status, new Refused(field, reason));
  }

  public TurnedAway(int status, String field, String code) {
    this(status, field, Refusal.of(code));
  }

  public int status() {
    return status;
  }

  public Refused refused() {
    return refused;
  }
}
