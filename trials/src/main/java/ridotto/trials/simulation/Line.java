package ridotto.trials.simulation;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import ridotto.server.live.Listener;
import ridotto.server.live.Subscription;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// Somebody's line to a table, and all that it was told.
final class Line implements Listener {
  final String guest;
  final String table;
  final Node node;
  final List<JsonNode> heard = new ArrayList<>();
  private final Scheduler scheduler;
  private long welcomed = Long.MAX_VALUE;
  private long until = Long.MAX_VALUE;
  private @Nullable Subscription subscription;
  private @Nullable JsonNode room;
  private @Nullable JsonNode position;

  Line(Scheduler scheduler, String guest, String table, Node node) {
    this.scheduler = scheduler;
    this.guest = guest;
    this.table = table;
    this.node = node;
  }

  @Override
  public void tell(byte[] json) {
    var message = Json.read(new String(json, UTF_8)).orElseThrow();
    heard.add(message);
    welcomed = Math.min(welcomed, scheduler.now());
    if (message.has("room")) room = message.get("room");
    if (message.has("position") && !message.get("position").isNull()) {
      position = message.get("position");
    }
  }

  @Override
  public void close(String reason) {
    end();
  }

  void opened(Subscription made) {
    subscription = made;
    // It was hung up while the table answered.
    if (ended()) node.spawn(made::close);
  }

  /// The house hears that nobody is there any more after so long.
  void hangUp(long after) {
    end();
    var made = subscription;
    if (made != null) {
      scheduler.at(scheduler.now() + after, node, () -> node.spawn(made::close));
    }
  }

  /// When nobody was there any more, at the latest.
  long until() {
    return until;
  }

  void end() {
    until = Math.min(until, scheduler.now());
  }

  boolean ended() {
    return until != Long.MAX_VALUE;
  }

  boolean alive() {
    return !ended() && !node.dead();
  }

  boolean welcomed() {
    return !heard.isEmpty();
  }

  /// Whether somebody was there all this time, and the house knew.
  boolean covers(long from, long to) {
    return welcomed <= from && until >= to && !node.dead();
  }

  @Nullable JsonNode room() {
    return room;
  }

  @Nullable JsonNode position() {
    return position;
  }
}
