package ridotto.kernel;

import java.util.Arrays;

/// A menu that is written anew for every question, again and again in the same room.
public final class Moves extends Menu {
  private static final int ROOM = 64;

  public Moves() {
    super(new int[ROOM]);
    size = 0;
  }

  /// Empty again.
  public Moves clear() {
    size = 0;
    return this;
  }

  public Moves add(int move) {
    if (size == moves.length) grow();
    moves[size++] = move;
    return this;
  }

  /// Adds the id of every member of this set.
  public Moves addEach(int[] ids, long set) {
    int end = reserve(Long.bitCount(set));
    long left = set;
    for (int i = size; i < end; i++) {
      moves[i] = ids[Long.numberOfTrailingZeros(left)];
      left &= left - 1;
    }
    size = end;
    return this;
  }

  /// Adds `first + i` for every `i` in this set.
  public Moves addRow(int first, int set) {
    int end = reserve(Seats.count(set));
    int left = set;
    for (int i = size; i < end; i++) {
      moves[i] = first + Seats.first(left);
      left = Seats.afterFirst(left);
    }
    size = end;
    return this;
  }

  /// Adds the same move so many times: the house's, which is as likely.
  public Moves addTimes(int move, int times) {
    int end = reserve(times);
    Arrays.fill(moves, size, end, move);
    size = end;
    return this;
  }

  /// Makes room for so many more, and gives where they will end.
  private int reserve(int more) {
    int end = size + more;
    while (end > moves.length) grow();
    return end;
  }

  private void grow() {
    moves = Arrays.copyOf(moves, 2 * moves.length);
  }
}
