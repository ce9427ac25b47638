package ridotto.server.live;

import java.security.SecureRandom;
import java.time.Instant;
import java.util.Base64;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import ridotto.server.store.sqlite.SqliteWriter;
import ridotto.server.table.Guest;
import ridotto.server.table.Lottery;

/// Everybody the house has met. A guest is a key of 32 random bytes; only its hash is kept.
public final class Guests {
  private static final Pattern KEY = Pattern.compile("[A-Za-z0-9_-]{43}");
  private static final int REMEMBERED = 20_000;

  private final SqliteWriter log;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, Guest> known =
      Collections.synchronizedMap(
          new LinkedHashMap<>(64, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Guest> eldest) {
              return size() > REMEMBERED;
            }
          });

  Guests(SqliteWriter log) {
    this.log = log;
  }

  /// A new key, in base64url. It is durable when it is returned.
  public String issue() {
    var bytes = new byte[32];
    random.nextBytes(bytes);
    var key = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    var guest = new Guest(Lottery.hash(key));
    log.write(
            connection -> {
              var sql = "INSERT INTO guest (hash, at) VALUES (?, ?)";
              try (var insert = connection.prepareStatement(sql)) {
                insert.setString(1, guest.id());
                insert.setLong(2, Instant.now().toEpochMilli());
                insert.executeUpdate();
              }
            })
        .join();
    known.put(guest.id(), guest);
    return key;
  }

  public Optional<Guest> find(String key) {
    if (!KEY.matcher(key).matches()) return Optional.empty();
    var guest = new Guest(Lottery.hash(key));
    if (known.containsKey(guest.id())) return Optional.of(guest);
    if (!met(guest)) return Optional.empty();
    known.put(guest.id(), guest);
    return Optional.of(guest);
  }

  private boolean met(Guest guest) {
    return log.read(
        connection -> {
          var sql = "SELECT 1 FROM guest WHERE hash=?";
          try (var select = connection.prepareStatement(sql)) {
            select.setString(1, guest.id());
            try (var found = select.executeQuery()) {
              return found.next();
            }
          }
        });
  }
}
