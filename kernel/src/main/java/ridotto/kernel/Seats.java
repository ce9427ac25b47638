package ridotto.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/// A set of seats, or of players, one bit each.
public final class Seats {
  public static final int NONE = 0;

  private Seats() {}

  public static int only(int seat) {
    return 1 << seat;
  }

  public static int all(int seats) {
    return (1 << seats) - 1;
  }

  public static boolean has(int seats, int seat) {
    return (seats >>> seat & 1) != 0;
  }

  public static int count(int seats) {
    return Integer.bitCount(seats);
  }

  public static int first(int seats) {
    return Integer.numberOfTrailingZeros(seats);
  }

  public static int afterFirst(int seats) {
    return seats & seats - 1;
  }

  /// The set as values, lowest first: `list(winners, Player::of)`.
  public static <V> List<V> list(int seats, IntFunction<V> value) {
    var values = new ArrayList<V>();
    for (int left = seats; left != NONE; left = afterFirst(left)) {
      values.add(value.apply(first(left)));
    }
    return List.copyOf(values);
  }
}
