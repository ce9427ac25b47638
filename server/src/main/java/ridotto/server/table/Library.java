package ridotto.server.table;

import java.lang.ref.WeakReference;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import ridotto.bots.Troupes;
import ridotto.kernel.Box;
import ridotto.kernel.Game;
import ridotto.kernel.Shelf;
import ridotto.kernel.Table;

/// The games that are being played, each once, however many tables play it.
public final class Library {
  private record Key(String game, int players, Map<String, String> settings) {}

  private final Shelf shelf;
  private final Troupes troupes;
  private final Map<Key, WeakReference<Rules<?>>> open = new ConcurrentHashMap<>();

  public Library(Shelf shelf, Troupes troupes) {
    this.shelf = shelf;
    this.troupes = troupes;
  }

  /// Throws [ridotto.kernel.Refused] if there is no such game.
  public Box box(String game) {
    return shelf.box(game);
  }

  public Shelf shelf() {
    return shelf;
  }

  /// Throws [ridotto.kernel.Refused] if it cannot be played like this.
  public Rules<?> open(String game, int players, Map<String, String> settings) {
    var key = new Key(game, players, Map.copyOf(settings));
    var reference = open.get(key);
    var known = reference == null ? null : reference.get();
    if (known != null) return known;
    var box = shelf.box(game);
    var made = rules(box, box.open(players, settings), settings);
    open.put(key, new WeakReference<>(made));
    open.values().removeIf(each -> each.refersTo(null));
    return made;
  }

  private <T extends Table<?>> Rules<T> rules(Box box, Game<T> game, Map<String, String> settings) {
    return new Rules<>(box, game, new LinkedHashMap<>(settings), troupes);
  }
}
