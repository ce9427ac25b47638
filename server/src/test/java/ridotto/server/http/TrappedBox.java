package ridotto.server.http;

import java.util.List;
import java.util.Map;
import ridotto.kernel.Box;
import ridotto.kernel.Game;
import ridotto.masques.MasquesBox;

/// A game that nobody can open: what happens then is no fault of theirs.
final class TrappedBox implements Box {
  static final String SECRET = "the-king-is-under-the-third-card";

  private final Box box = new MasquesBox();

  @Override
  public String name() {
    return "trapped";
  }

  @Override
  public String family() {
    return box.family();
  }

  @Override
  public int fewest() {
    return box.fewest();
  }

  @Override
  public int most() {
    return box.most();
  }

  @Override
  public List<Option> options() {
    return box.options();
  }

  @Override
  public Map<String, String> simulationLimit() {
    return box.simulationLimit();
  }

  @Override
  public Game<?> open(int players, Map<String, String> settings) {
    throw new AssertionError(SECRET);
  }
}
