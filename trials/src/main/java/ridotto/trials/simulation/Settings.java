package ridotto.trials.simulation;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import ridotto.kernel.Box;
import ridotto.server.HouseContext;
import ridotto.server.live.GameLibrary;
import ridotto.server.live.House;
import ridotto.server.live.HouseRules;
import ridotto.server.live.Listener;
import ridotto.server.store.Store;

/// What is the same for all seeds: the games, the rules of the house, and how long everything
/// takes.
///
/// `boxes` and `library` are the games and their bots; bots must play by counted playouts, because
/// time they measure themselves would differ. `real`: on real files. `lines`: what a line of people
/// is made of, usually itself.
public record Settings(
    List<Box> boxes,
    GameLibrary library,
    HouseRules rules,
    Opener opener,
    int nodes,
    int tables,
    boolean real,
    UnaryOperator<Listener> lines) {
  static final long TROUBLE = 60_000;
  static final long REST = 30_000;
  static final long PEACE = 20_000;

  /// Opens a house over a store.
  public interface Opener {
    House open(HouseRules rules, GameLibrary library, Store store, HouseContext context);
  }

  public static Settings of(
      List<Box> boxes, GameLibrary library, HouseRules rules, int nodes, int tables, boolean real) {
    return new Settings(
        boxes, library, rules, House::new, nodes, tables, real, UnaryOperator.identity());
  }

  /// The same house, opened or listened to in another way.
  public Settings with(Opener other, UnaryOperator<Listener> otherLines) {
    return new Settings(boxes, library, rules, other, nodes, tables, real, otherLines);
  }

  House open(Store store, HouseContext context) {
    return opener.open(rules, library, store, context);
  }

  /// As few chairs as a game can do with, but for at least three.
  static int chairs(Box box) {
    return Math.max(3, box.fewest());
  }

  static Map<String, String> limits(Box box) {
    return box.simulationLimit();
  }
}
