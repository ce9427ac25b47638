package ridotto.server.store.postgres;

import java.time.Instant;
import java.util.Optional;

/// Who is known, and whose a key is. A guest is the hash of the key they came with, so only of keys
/// that were changed is anything written.
final class PostgresGuests {
  private static final String NOBODY = "";

  private static final String FIND =
      """
      SELECT guest FROM changed_key WHERE hash = ?
      UNION ALL SELECT hash FROM guest WHERE hash = ? LIMIT 1\
      """;
  private static final String ADD =
      "INSERT INTO guest (hash, at) VALUES (?, ?) ON CONFLICT DO NOTHING";
  private static final String CHANGE =
      """
      INSERT INTO changed_key (hash, guest) SELECT * FROM unnest(?::text[], ?::text[])
      ON CONFLICT (hash) DO UPDATE SET guest = excluded.guest\
      """;

  private final Sessions quick;
  private final Sessions sure;

  PostgresGuests(Sessions quick, Sessions sure) {
    this.quick = quick;
    this.sure = sure;
  }

  void add(String guest, Instant at) {
    int _ = sure.change(connection -> PostgresRows.run(connection, ADD, guest, at.toEpochMilli()));
  }

  Optional<String> of(String hash) {
    return quick.ask(connection -> PostgresRows.texts(connection, FIND, hash, hash)).stream()
        .findFirst()
        .filter(guest -> !guest.equals(NOBODY));
  }

  void changeKey(String guest, String old, Optional<String> fresh) {
    var hashes = fresh.map(hash -> new String[] {old, hash}).orElse(new String[] {old});
    var guests = fresh.map(_ -> new String[] {NOBODY, guest}).orElse(new String[] {NOBODY});
    int _ = sure.change(connection -> PostgresRows.run(connection, CHANGE, hashes, guests));
  }
}
