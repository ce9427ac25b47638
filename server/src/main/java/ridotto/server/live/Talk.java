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
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.table.Entry;
import ridotto.server.table.Guest;
import ridotto.server.table.Message;
import ridotto.server.table.TableState;
import ridotto.wire.Json;

/// What people say to each other. Spectators hear everybody; only spectators hear them.
final class Talk {
  private static final int MOST = 5;
  private static final Duration WITHIN = Duration.ofSeconds(10);

  static final Listener NOBODY =
      new Listener() {
        @Override
        public void tell(byte[] json) {}

        @Override
        public void close(String reason) {}
      };

  private final Map<String, Deque<Instant>> latest = new HashMap<>();

  /// Throws [Refused] if somebody talks too much.
  void count(Guest guest, Instant now) {
    var since = now.minus(WITHIN);
    latest.values().forEach(times -> times.removeIf(at -> !at.isAfter(since)));
    latest.values().removeIf(Deque::isEmpty);
    var times = latest.computeIfAbsent(guest.id(), _ -> new ArrayDeque<>());
    if (times.size() >= MOST)
      throw new Refused("chat", Refusal.of("too-talkative").and("most", MOST));
    times.add(now);
  }

  void tell(Entry.Said said, long seq, Collection<Presence.Ear> ears) {
    var json = Json.bytes(chat(said, seq));
    for (var ear : ears) {
      if (said.chair() > 0 || ear.chairs().isEmpty()) ear.listener().tell(json);
    }
  }

  List<Message.Chat> recall(TableState standing, boolean spectator) {
    var chats = new ArrayList<Message.Chat>();
    for (int i = 0; i < standing.said.size(); i++) {
      var said = standing.said.get(i);
      if (said.chair() > 0 || spectator) chats.add(chat(said, standing.saidAt.get(i)));
    }
    return chats;
  }

  private static Message.Chat chat(Entry.Said said, long seq) {
    return new Message.Chat(seq, said.chair(), said.name(), said.text());
  }
}
