package ridotto.server.live.opening;

import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import ridotto.server.table.Guest;

/// The tables that are promised, the latest for each guest. They are kept in memory alone: what
/// nobody takes is forgotten, and leaves nothing behind.
public final class Offers {
  public static final Duration VALID = Duration.ofMinutes(2);
  private static final int REMEMBERED = 10_000;

  private final Map<String, Offer> byGuest =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Offer> eldest) {
          return size() > REMEMBERED;
        }
      };

  public synchronized void add(Offer offer, Instant now) {
    byGuest.values().removeIf(old -> !old.until().isAfter(now));
    byGuest.remove(offer.guest().id());
    byGuest.put(offer.guest().id(), offer);
  }

  /// It stays here until it is too old: who was not told that they took it may ask again.
  public synchronized Optional<Offer> find(Guest guest, String id, Instant now) {
    return Optional.ofNullable(byGuest.get(guest.id()))
        .filter(offer -> offer.id().equals(id) && offer.until().isAfter(now));
  }
}
