package ridotto.wire;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import ridotto.kernel.Move;
import tools.jackson.core.io.SerializedString;

/// How moves are written, remembered.
///
/// Guests may bring characters of their own, and so moves without end: when there are too many all
/// are forgotten, which costs no more than writing each once again.
final class MoveTexts {
  private static final int MOST = 50_000;
  private static final Map<Move, SerializedString> KNOWN = new ConcurrentHashMap<>();

  private MoveTexts() {}

  static SerializedString of(Move move) {
    var known = KNOWN.get(move);
    if (known != null) return known;
    if (KNOWN.size() >= MOST) KNOWN.clear();
    var text = new SerializedString(Json.spellOut(move));
    KNOWN.put(move, text);
    return text;
  }
}
