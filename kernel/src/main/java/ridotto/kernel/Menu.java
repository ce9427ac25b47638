package ridotto.kernel;

import java.util.Arrays;

/// Moves to choose from, by id. Made once and offered many times, or written anew as [Moves].
///
/// A seat's menu names a move once. The house's may repeat one: that is how likely it is.
public sealed class Menu permits Moves {
  int[] moves;
  int size;

  public Menu(int... moves) {
    this.moves = moves.clone();
    size = moves.length;
  }

  public final int size() {
    return size;
  }

  public final int get(int i) {
    return moves[i];
  }

  public final boolean contains(int move) {
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) return true;
    }
    return false;
  }

  public final Menu toMenu() {
    return new Menu(Arrays.copyOf(moves, size));
  }
}
