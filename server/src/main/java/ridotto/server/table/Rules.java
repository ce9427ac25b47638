package ridotto.server.table;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import ridotto.bots.Troupes;
import ridotto.kernel.Box;
import ridotto.kernel.Game;
import ridotto.kernel.Move;
import ridotto.kernel.Table;
import ridotto.wire.MoveReader;
import tools.jackson.databind.JsonNode;

/// A game as any number of tables play it: its rules, how its moves are read, and its bots.
public final class Rules<T extends Table<?>> {
  public final Box box;
  public final Game<T> game;
  public final Map<String, String> settings;
  private final MoveReader reader;
  private final Troupes troupes;
  private final Map<String, Troupes.Kind> kinds = new ConcurrentHashMap<>();

  Rules(Box box, Game<T> game, Map<String, String> settings, Troupes troupes) {
    this.box = box;
    this.game = game;
    this.settings = settings;
    this.troupes = troupes;
    reader = new MoveReader(game);
  }

  /// The id of this move, or -1.
  public int id(JsonNode move) {
    return reader.id(move).orElse(-1);
  }

  public JsonNode json(int move) {
    return reader.json(move);
  }

  public List<JsonNode> json(List<Integer> moves) {
    return moves.stream().map(this::json).toList();
  }

  public Move move(int id) {
    return game.moves().get(id);
  }

  /// Bots study a game once. Throws [ridotto.kernel.Refused] if there are none of this level.
  public Troupes.Kind bots(String level) {
    var known = kinds.get(level);
    if (known != null) return known;
    var kind = troupes.kind(box, game, level);
    kinds.put(level, kind);
    return kind;
  }
}
