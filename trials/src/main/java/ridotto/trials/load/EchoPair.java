package ridotto.trials.load;

import java.util.ArrayList;
import java.util.List;

/// Two guests at the [Echo], who send as much as a [Pair] does.
final class EchoPair implements Line.Ear {
  private static final HeardBytes.Words DONE = new HeardBytes.Words("{");

  private final Pair.Tally tally;
  private final String message;
  private final List<Line> lines = new ArrayList<>();
  private long since;
  private int sent;

  EchoPair(Pair.Tally tally, int size) {
    this.tally = tally;
    message = "x".repeat(size);
  }

  void join(Lines house, String table) {
    for (int i = 0; i < 2; i++) lines.add(house.open("/" + table, "nobody", this));
  }

  void play() {
    if (since != 0) return;
    since = System.nanoTime();
    lines.get(sent++ % lines.size()).send(message);
  }

  @Override
  public void hear(Line line, HeardBytes heard) {
    tally.messages++;
    tally.bytes += heard.length();
    if (!heard.startsWith(DONE)) return;
    tally.moves.add(System.nanoTime() - since);
    since = 0;
  }

  @Override
  public void gone(Line line) {
    tally.gone++;
  }
}
