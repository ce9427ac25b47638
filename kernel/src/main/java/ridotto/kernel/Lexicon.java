package ridotto.kernel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Every move of one game, each made once. A move's id is its place here.
public final class Lexicon<M extends Move> {
  private final List<M> moves = new ArrayList<>();
  private final Map<M, Integer> ids = new HashMap<>();

  /// The id of this move; a move not met before gets the next one.
  public int add(M move) {
    var known = ids.putIfAbsent(move, moves.size());
    if (known != null) return known;
    moves.add(move);
    return moves.size() - 1;
  }

  public int id(M move) {
    var id = ids.get(move);
    if (id == null) throw new IllegalArgumentException(move + " is not a move of this game");
    return id;
  }

  public List<M> all() {
    return List.copyOf(moves);
  }
}
