package ridotto.trials.load;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;
import tools.jackson.databind.JsonNode;

/// A guest who keeps coming back to one table of bots, whatever happens to the house, and remembers
/// what was acknowledged.
final class Regular {
  private static final String LEVEL = "casual";

  private final String key;
  private final String table;
  private final int chairs;
  private final RandomGenerator random;
  private final Set<String> acknowledged = ConcurrentHashMap.newKeySet();
  private long seen;
  private int sent;

  Regular(String key, String table, int chairs, RandomGenerator random) {
    this.key = key;
    this.table = table;
    this.chairs = chairs;
    this.random = random;
  }

  String table() {
    return table;
  }

  /// The moves the house has said are done.
  Set<String> acknowledged() {
    return acknowledged;
  }

  /// The last number of the log this guest was told.
  long seen() {
    return seen;
  }

  void sit(Reception house) {
    must(
        house,
        Map.of(
            "type",
            "Sit",
            "chair",
            1,
            "name",
            "Visitor",
            "contribution",
            Reception.contribution(random)));
    for (int chair = 2; chair <= chairs; chair++) {
      must(house, Map.of("type", "SeatBot", "chair", chair, "level", LEVEL));
    }
    must(house, Map.of("type", "Start"));
  }

  /// Looks at the table and does what it waits for, if it waits for this guest.
  void visit(Reception house) {
    var welcome = house.welcome(key, table);
    seen = Math.max(seen, welcome.required("seq").longValue());
    var position = welcome.get("position");
    if (position == null || position.isNull()) return;
    if (!position.get("ended").isNull()) {
      tell(
          house,
          Map.of(
              "type",
              "Rematch",
              "chair",
              1,
              "yes",
              true,
              "contribution",
              Reception.contribution(random)));
    } else if (!position.get("ready").isNull()) {
      tell(house, Map.of("type", "Ready", "chair", 1));
    } else if (!position.get("inquiries").isEmpty()) {
      answer(house, position, position.get("inquiries").get(0));
    }
  }

  private void answer(Reception house, JsonNode position, JsonNode inquiry) {
    if (!inquiry.get("given").isNull()) return;
    var options = inquiry.get("options");
    var move = options.get(random.nextInt(options.size()));
    int step = position.get("step").intValue();
    tell(house, Map.of("type", "Play", "chair", 1, "step", step, "move", move));
  }

  private void must(Reception house, Map<String, Object> command) {
    var answer = tell(house, command);
    if (!answer.path("type").asString().equals("Done")) {
      throw new IllegalStateException(table + ": " + command + " " + answer);
    }
  }

  private JsonNode tell(Reception house, Map<String, Object> command) {
    var id = "c" + ++sent;
    var answer = house.command(key, table, id, command);
    if (answer.path("type").asString().equals("Done")) {
      if ("Play".equals(command.get("type"))) acknowledged.add(id);
      seen = Math.max(seen, answer.get("seq").longValue());
    }
    return answer;
  }
}
