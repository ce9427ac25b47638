package ridotto.kernel;

import java.util.Arrays;

/// The legal moves, by id: filled by the game, read by whoever chooses, used again and again.
///
/// A seat's list names a move once. The house's list may repeat one: that is how likely it is.
public final class Moves {
  private int[] added;
  private int[] moves;
  private int size;

  public Moves() {
    added = new int[64];
    moves = added;
  }

  public void clear() {
    moves = added;
    size = 0;
  }

  public void add(int move) {
    if (size == added.length) grow();
    added[size++] = move;
  }

  private void grow() {
    added = Arrays.copyOf(added, 2 * size);
    moves = added;
  }

  /// Offers this menu and nothing else. Nothing is copied.
  public void offer(Menu menu) {
    moves = menu.moves;
    size = moves.length;
  }

  public int size() {
    return size;
  }

  public int get(int i) {
    return moves[i];
  }

  public boolean contains(int move) {
    for (int i = 0; i < size; i++) {
      if (moves[i] == move) return true;
    }
    return false;
  }

  public Menu toMenu() {
    return new Menu(Arrays.copyOf(moves, size));
  }
}
