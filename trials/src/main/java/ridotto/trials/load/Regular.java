package ridotto.trials.load;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;
import tools.jackson.databind.JsonNode;

/// A guest who keeps coming back to one table of bots, whatever happens to the house, and remembers
/// what was acknowledged, and what refused.
public final class Regular {
  private static final String LEVEL = "casual";
  private static final Set<Object> KEPT = Set.of("Play", "Say"); // whatever else it may say
  private static final String NOT_SURE = "not-sure"; // neither done nor refused

  private final String key;
  private final String table;
  private final int chairs;
  private final RandomGenerator random;
  private final Set<String> acknowledged = ConcurrentHashMap.newKeySet();
  private final Map<String, String> refused = new ConcurrentHashMap<>();
  private volatile long seen;
  private volatile long lastAcknowledged = Long.MIN_VALUE;
  private int sent;

  public Regular(String key, String table, int chairs, RandomGenerator random) {
    this.key = key;
    this.table = table;
    this.chairs = chairs;
    this.random = random;
  }

  public String table() {
    return table;
  }

  /// The moves and words the house has said are kept.
  public Set<String> acknowledged() {
    return acknowledged;
  }

  /// What the house has said did not happen, and why.
  public Map<String, String> refused() {
    return refused;
  }

  /// When the latest was sent that the house has said is done, by [System#nanoTime].
  public long lastAcknowledged() {
    return lastAcknowledged;
  }

  /// The last number of the log this guest was told.
  public long seen() {
    return seen;
  }

  public void sit(Reception house) {
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
  public void visit(Reception house) {
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

  /// Says something, whoever's turn it is.
  public void say(Reception house) {
    tell(house, Map.of("type", "Say", "chair", 1, "text", "word " + sent));
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
    long began = System.nanoTime();
    var answer = house.command(key, table, id, command);
    if (answer.path("type").asString().equals("Done")) {
      if (KEPT.contains(command.get("type"))) {
        acknowledged.add(id);
        lastAcknowledged = began;
      }
      seen = Math.max(seen, answer.get("seq").longValue());
    } else {
      var why = answer.at("/reasons/0/code").asString("");
      if (!why.equals(NOT_SURE)) refused.put(id, why);
    }
    return answer;
  }
}
