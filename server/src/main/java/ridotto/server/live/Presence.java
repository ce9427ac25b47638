package ridotto.server.live;

import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import ridotto.server.table.ChairState;
import ridotto.server.table.Guest;
import ridotto.server.table.Message;
import ridotto.server.table.TableState;
import ridotto.server.table.Viewpoint;
import ridotto.wire.Json;

/// Who is there to listen, and since when the others are not. It is not in the log: after a restart
/// everybody is away, from then on.
final class Presence {
  /// A guest who listens, with whose eyes, and whether they are host.
  record Ear(Guest guest, Listener listener, Viewpoint eyes, boolean host) {
    void tell(Message message) {
      listener.tell(Json.bytes(message));
    }
  }

  private final Map<String, Ear> ears = new LinkedHashMap<>();
  private final Map<String, Instant> lastSeen = new HashMap<>();
  private final Set<String> missed = new HashSet<>();
  private Set<String> elsewhere = Set.of();
  private final Duration patience;
  private Instant awake;

  Presence(Duration patience, Instant now) {
    this.patience = patience;
    awake = now;
  }

  void arrive(Ear ear, TableState table, Instant now) {
    boolean watched = watched(table);
    ears.put(ear.guest().id(), ear);
    missed.remove(ear.guest().id());
    if (!watched) awake = now;
  }

  /// These guests listen at other houses; whether that is news.
  boolean others(Set<String> guests, TableState table, Instant now) {
    if (elsewhere.equals(guests)) return false;
    boolean watched = watched(table);
    for (var guest : elsewhere) if (!guests.contains(guest)) lastSeen.put(guest, now);
    missed.removeAll(guests);
    elsewhere = Set.copyOf(guests);
    if (!watched && watched(table)) awake = now;
    return true;
  }

  /// Whether nobody else listens.
  boolean alone(Guest guest) {
    return ears.size() == 1 && ears.containsKey(guest.id()) && elsewhere.isEmpty();
  }

  void leave(Guest guest, Instant now) {
    ears.remove(guest.id());
    lastSeen.put(guest.id(), now);
  }

  /// A guest has done something, listening or not.
  void touch(Guest guest, Instant now) {
    missed.remove(guest.id());
    lastSeen.put(guest.id(), now);
    if (lastSeen.size() > 100) lastSeen.values().removeIf(at -> at.plusSeconds(600).isBefore(now));
  }

  /// A clock ran out for somebody.
  void missed(String guest) {
    if (!there(guest)) missed.add(guest);
  }

  boolean there(ChairState chair) {
    return chair.guest().filter(this::there).isPresent();
  }

  private boolean there(String guest) {
    return ears.containsKey(guest) || elsewhere.contains(guest);
  }

  /// Whether anybody who plays is there. A table nobody watches waits.
  boolean watched(TableState table) {
    for (var chair : table.chairs()) {
      if (there(chair)) return true;
    }
    return false;
  }

  /// When a bot may mind the chair of somebody who is away.
  Instant mindedFrom(ChairState chair) {
    var guest = chair.guest().orElse("");
    if (missed.contains(guest)) return Instant.EPOCH;
    var since = lastSeen.getOrDefault(guest, Instant.EPOCH);
    return (since.isAfter(awake) ? since : awake).plus(patience);
  }

  /// Whether somebody is there, or was a short while ago.
  boolean recent(ChairState chair, Instant now) {
    return there(chair) || mindedFrom(chair).isAfter(now);
  }

  boolean minded(ChairState chair, TableState table, Instant now) {
    return chair.person() && !there(chair) && watched(table) && !mindedFrom(chair).isAfter(now);
  }

  /// No clock ran before this.
  Instant awake() {
    return awake;
  }

  /// A moment of the log as this house counts time. Nothing has happened later than now: whoever
  /// wrote that had another clock, and it counts from when this table was awake.
  Instant since(Instant moment, Instant now) {
    return moment.isAfter(now) ? awake : moment;
  }

  Collection<Ear> ears() {
    return List.copyOf(ears.values());
  }

  Map<String, Ear> byGuest() {
    return ears;
  }

  int spectators() {
    return (int) ears.values().stream().filter(ear -> ear.eyes().watches()).count();
  }
}
