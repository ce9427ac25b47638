package ridotto.server.live;

import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
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
  private final AtomicInteger changes = new AtomicInteger(); // of keys
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
    var key = fresh();
    var guest = new Guest(Lottery.hash(key));
    Awaited.of(store.addGuest(guest.id(), context.clock().now()));
    known.put(guest.id(), guest);
    return key;
  }

  private String fresh() {
    var bytes = new byte[32];
    context.random().nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  public Optional<Guest> find(String key) {
    if (!KEY.matcher(key).matches()) return Optional.empty();
    var hash = Lottery.hash(key);
    var met = known.get(hash);
    if (met != null) return Optional.of(met);
    int before = changes.get();
    var guest = store.guestOf(hash).map(Guest::new);
    // What was read while a key was changed may be the old one.
    if (before == changes.get()) guest.ifPresent(who -> known.put(hash, who));
    return guest;
  }

  /// Another key for the same guest: whoever has the old one is a stranger from now on.
  public String exchange(String old) {
    var guest = find(old).orElseThrow();
    var key = fresh();
    change(guest, old, Optional.of(Lottery.hash(key)));
    known.put(Lottery.hash(key), guest);
    return key;
  }

  /// The key is nobody's any more.
  void revoke(String key) {
    change(find(key).orElseThrow(), key, Optional.empty());
  }

  /// The key was changed at another house.
  void forget(String hash) {
    changes.incrementAndGet();
    known.remove(hash);
  }

  /// Any key may have been.
  void forgetAll() {
    changes.incrementAndGet();
    known.clear();
  }

  private void change(Guest guest, String old, Optional<String> fresh) {
    var hash = Lottery.hash(old);
    Awaited.of(store.changeKey(guest.id(), hash, fresh));
    forget(hash);
  }
}
