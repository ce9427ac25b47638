package ridotto.server.http;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import ridotto.server.live.Listener;
import ridotto.server.table.Message;
import ridotto.wire.Json;

/// Who is on the line, to which table and from where; whoever may no longer be is sent away.
final class Lines {
  /// `guest` is whose key it was opened with.
  record Line(String table, String network, String guest) {}

  private final Map<Listener, Line> open = new ConcurrentHashMap<>();

  void add(Listener listener, Line line) {
    open.put(listener, line);
  }

  void remove(Listener listener) {
    open.remove(listener);
  }

  /// The networks that lines to this table come from.
  List<String> networks(String table) {
    return open.values().stream()
        .filter(line -> line.table().equals(table))
        .map(Line::network)
        .distinct()
        .sorted()
        .toList();
  }

  void cut(Predicate<Line> which, String reason) {
    open.forEach(
        (listener, line) -> {
          if (!which.test(line)) return;
          listener.tell(Json.bytes(new Message.Farewell(reason)));
          listener.close(reason);
        });
  }
}
