package ridotto.kernel;

/// A fixed list of moves, made once and offered many times.
public final class Menu {
  final int[] moves;

  public Menu(int... moves) {
    this.moves = moves.clone();
  }
}
