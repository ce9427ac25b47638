package ridotto.wire;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import ridotto.kernel.Game;
import tools.jackson.databind.JsonNode;

/// Knows how each move of a game is written, and finds the move that a JSON value means. What no
/// move of the game is written like means nothing.
public final class MoveReader {
  private final List<JsonNode> written = new ArrayList<>();
  private final Map<JsonNode, Integer> ids = new HashMap<>();
  private final IdentityHashMap<JsonNode, Integer> own = new IdentityHashMap<>();

  public MoveReader(Game<?> game) {
    for (int id = 0; id < game.moves().size(); id++) {
      var move = game.moves().get(id);
      written.add(Json.tree(move));
      var other = ids.put(written.getLast(), id);
      own.put(written.getLast(), id);
      if (other != null) throw new IllegalStateException("two moves are written: " + move);
    }
  }

  public JsonNode json(int id) {
    return written.get(id);
  }

  public OptionalInt id(JsonNode json) {
    // What we wrote ourselves is found without being compared.
    var known = own.get(json);
    var id = known == null ? ids.get(json) : known;
    return id == null ? OptionalInt.empty() : OptionalInt.of(id);
  }
}
