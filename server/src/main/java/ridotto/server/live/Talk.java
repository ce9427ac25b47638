package ridotto.server.live;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import ridotto.server.table.Entry;
import ridotto.server.table.Guest;
import ridotto.server.table.Message;
import ridotto.server.table.TableState;
import ridotto.server.table.Viewpoint;
import ridotto.wire.Json;

/// What people say to each other.
final class Talk {
  static final int MOST = 5;
  private static final Duration WITHIN = Duration.ofSeconds(10);

  static final Listener NOBODY =
      new Listener() {
        @Override
        public void tell(byte[] json) {}

        @Override
        public void close(String reason) {}
      };

  private final Map<String, Deque<Instant>> latest = new HashMap<>();

  /// Whether this guest does not talk too much.
  boolean allows(Guest guest, Instant now) {
    var since = now.minus(WITHIN);
    latest.values().forEach(times -> times.removeIf(at -> !at.isAfter(since)));
    latest.values().removeIf(Deque::isEmpty);
    var times = latest.computeIfAbsent(guest.id(), _ -> new ArrayDeque<>());
    if (times.size() >= MOST) return false;
    times.add(now);
    return true;
  }

  void tell(Entry.Said said, long seq, Collection<Presence.Ear> ears) {
    var json = Json.bytes(chat(said, seq));
    for (var ear : ears) {
      if (ear.eyes().hears(said)) ear.listener().tell(json);
    }
  }

  List<Message.Chat> recall(TableState table, Viewpoint eyes) {
    var chats = new ArrayList<Message.Chat>();
    for (var spoken : table.spoken()) {
      if (eyes.hears(spoken.words())) chats.add(chat(spoken.words(), spoken.told()));
    }
    return chats;
  }

  private static Message.Chat chat(Entry.Said said, long seq) {
    return new Message.Chat(seq, said.chair(), said.name(), said.text());
  }
}
