package ridotto.kernel;

import java.util.List;

/// A question put to a seat, with every answer it may give: all a screen, a bot or a clock needs.
public record Inquiry(Seat seat, Question question, List<Move> options) {
  public Inquiry {
    options = List.copyOf(options);
  }
}
