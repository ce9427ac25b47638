package ridotto.kernel;

import java.util.List;

/// How a game ended, and who shares the win.
public record Outcome(Ending ending, List<Player> winners) {
  public Outcome {
    winners = List.copyOf(winners);
  }
}
