package ridotto.kernel;

import java.util.List;
import java.util.stream.Collectors;

/// Thrown where input from outside is turned away: names the field, and everything wrong with it.
public final class Refused extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String field;
  private final transient List<Refusal> reasons;

  public Refused(String field, List<Refusal> reasons) {
    super(field + ": " + reasons.stream().map(Refusal::toString).collect(Collectors.joining("; ")));
    this.field = field;
    this.reasons = List.copyOf(reasons);
  }

  public Refused(String field, Refusal reason) {
    this(field, List.of(reason));
  }

  public String field() {
    return field;
  }

  public List<Refusal> reasons() {
    return reasons;
  }
}
