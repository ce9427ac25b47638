package ridotto.server.live;

import java.util.LinkedHashMap;
import java.util.Optional;
import ridotto.server.table.Guest;

/// The latest commands that were refused at a table. Whoever sends one twice because nobody
/// answers, and is then told that it was refused, must not see the other copy carried out: under
/// one id there is one answer.
final class Refusals {
  private static final int MOST = 64;

  private record Key(String guest, String command) {}

  private final LinkedHashMap<Key, Reply> latest = new LinkedHashMap<>();

  void keep(Guest guest, String command, Reply refused) {
    latest.put(new Key(guest.id(), command), refused);
    if (latest.size() > MOST) latest.pollFirstEntry();
  }

  Optional<Reply> find(Guest guest, String command) {
    return Optional.ofNullable(latest.get(new Key(guest.id(), command)));
  }
}
