package ridotto.server.live;

import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import ridotto.server.Awaited;
import ridotto.server.HouseContext;
import ridotto.server.store.Store;
import ridotto.server.table.Guest;
import ridotto.server.table.Lottery;

/// Everybody the house has met. A guest is a key of 32 random bytes; only its hash is kept.
public final class Guests {
  private static final Pattern KEY = Pattern.compile("[A-Za-z0-9_-]{43}");
  private static final int REMEMBERED = 20_000;

  private final Store store;
  private final HouseContext context;
  private final Map<String, Guest> known =
      Collections.synchronizedMap(
          new LinkedHashMap<>(64, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Guest> eldest) {
              return size() > REMEMBERED;
            }
          });

  Guests(Store store, HouseContext context) {
    this.store = store;
    this.context = context;
  }

  /// A new key, in base64url. It is durable when it is returned.
  public String issue() {
    var bytes = new byte[32];
    context.random().nextBytes(bytes);
    var key = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    var guest = new Guest(Lottery.hash(key));
    Awaited.of(store.addGuest(guest.id(), context.clock().now()));
    known.put(guest.id(), guest);
    return key;
  }

  public Optional<Guest> find(String key) {
    if (!KEY.matcher(key).matches()) return Optional.empty();
    var guest = new Guest(Lottery.hash(key));
    if (known.containsKey(guest.id())) return Optional.of(guest);
    if (!store.knowsGuest(guest.id())) return Optional.empty();
    known.put(guest.id(), guest);
    return Optional.of(guest);
  }
}
