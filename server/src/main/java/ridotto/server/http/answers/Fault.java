package ridotto.server.http.answers;

import java.util.List;
import ridotto.kernel.Refusal;

/// The body of every answer that is not a success.
public record Fault(String field, List<Refusal> reasons) {}
