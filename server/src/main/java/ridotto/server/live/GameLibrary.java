package ridotto.server.live;

import java.lang.ref.WeakReference;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import ridotto.bots.Troupes;
import ridotto.kernel.Box;
import ridotto.kernel.Game;
import ridotto.kernel.Shelf;
import ridotto.kernel.Table;
import ridotto.server.table.Library;
import ridotto.server.table.Rules;

/// The games that are being played, each once, however many tables play it, and their bots, who
/// study a game once. What nobody plays any more is forgotten.
public final class GameLibrary implements Library {
  private record Key(String game, int players, Map<String, String> settings) {}

  /// A game that is played, and the bots that were asked for.
  private record Shared(WeakReference<Rules<?>> rules, Map<String, Troupes.Kind> bots) {}

  private final Shelf shelf;
  private final Troupes troupes;
  private final Map<Key, Shared> open = new ConcurrentHashMap<>();

  public GameLibrary(Shelf shelf, Troupes troupes) {
    this.shelf = shelf;
    this.troupes = troupes;
  }

  Shelf shelf() {
    return shelf;
  }

  @Override
  public Box box(String game) {
    return shelf.box(game);
  }

  @Override
  public Rules<?> open(String game, int players, Map<String, String> settings) {
    var key = new Key(game, players, Map.copyOf(settings));
    var shared = open.get(key);
    var known = shared == null ? null : shared.rules().get();
    if (known != null) return known;
    var box = shelf.box(game);
    var made = rules(box, box.open(players, settings), settings);
    open.put(key, new Shared(new WeakReference<>(made), new ConcurrentHashMap<>()));
    open.values().removeIf(each -> each.rules().refersTo(null));
    return made;
  }

  private static <T extends Table<?>> Rules<T> rules(
      Box box, Game<T> game, Map<String, String> settings) {
    return new Rules<>(box, game, new LinkedHashMap<>(settings));
  }

  @Override
  public void requireBots(Rules<?> rules, String level) {
    var _ = bots(rules, level);
  }

  /// Throws [ridotto.kernel.Refused] if there are none of this level.
  Troupes.Kind bots(Rules<?> rules, String level) {
    var shared =
        open.get(new Key(rules.box().name(), rules.game().seats(), Map.copyOf(rules.settings())));
    // Two who opened the same at the same time have one each.
    if (shared == null || !shared.rules().refersTo(rules)) return kind(rules, level);
    var known = shared.bots().get(level);
    if (known != null) return known;
    var kind = kind(rules, level);
    shared.bots().put(level, kind);
    return kind;
  }

  private Troupes.Kind kind(Rules<?> rules, String level) {
    return troupes.kind(rules.box(), rules.game(), level);
  }
}
