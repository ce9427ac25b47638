package ridotto.bots;

import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Game;

/// The word each move of a game begins with in a record: `swap`, `announce`, `attack`.
public final class MoveWords {
  private final List<String> words = new ArrayList<>();
  private final int[] byMove;

  public MoveWords(Game<?> game) {
    byMove = new int[game.moves().size()];
    for (int move = 0; move < byMove.length; move++) {
      var word = game.notation().texts(game.moves().get(move)).getFirst().split(" ", 2)[0];
      if (!words.contains(word)) words.add(word);
      byMove[move] = words.indexOf(word);
    }
  }

  /// All there are.
  public List<String> all() {
    return List.copyOf(words);
  }

  /// The place of this move's word among them.
  public int of(int move) {
    return byMove[move];
  }
}
