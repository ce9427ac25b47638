package ridotto.server.table;

import java.util.List;
import java.util.Map;
import ridotto.kernel.Box;
import ridotto.kernel.Game;
import ridotto.kernel.Move;
import ridotto.kernel.Table;
import ridotto.wire.MoveReader;
import tools.jackson.databind.JsonNode;

/// A game as any number of tables play it, and how its moves are written.
public final class Rules<T extends Table<?>> {
  private final Box box;
  private final Game<T> game;
  private final Map<String, String> settings;
  private final MoveReader reader;

  public Rules(Box box, Game<T> game, Map<String, String> settings) {
    this.box = box;
    this.game = game;
    this.settings = settings;
    reader = new MoveReader(game);
  }

  public Box box() {
    return box;
  }

  public Game<T> game() {
    return game;
  }

  public Map<String, String> settings() {
    return settings;
  }

  /// The id of this move, or -1.
  public int id(JsonNode move) {
    return reader.id(move).orElse(-1);
  }

  public List<Integer> ids(List<JsonNode> moves) {
    return moves.stream().map(this::id).toList();
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
}
