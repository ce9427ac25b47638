package ridotto.server.http;

import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// Thrown where a request ends: the status, and what is wrong with which field.
final class TurnedAway extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final transient Refused refused;

  TurnedAway(int status, Refused refused) {
    super(refused.getMessage(), refused, false, false);
    this.status = status;
    this.refused = refused;
  }

  TurnedAway(int status, String field, Refusal reason) {
    this(status, new Refused(field, reason));
  }

  TurnedAway(int status, String field, String code) {
    this(status, field, Refusal.of(code));
  }

  int status() {
    return status;
  }

  Refused refused() {
    return refused;
  }
}
