package ridotto.bots.search;

import ridotto.bots.Level;

/// What a level means to a bot that searches: how many playouts it has the patience for, and by
/// which share of the win a choice may be worse and still be taken about as often.
public record Handicap(int playouts, double temperature) {
  public static Handicap of(Level level) {
    return switch (level) {
      case NOVICE -> new Handicap(12, 0.06);
      case CASUAL -> new Handicap(40, 0.03);
      case REGULAR -> new Handicap(150, 0.01);
      case EXPERT -> new Handicap(Integer.MAX_VALUE, 0);
    };
  }
}
