package ridotto.server.live;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import ridotto.kernel.Eyes;
import ridotto.kernel.Player;
import ridotto.server.http.Door;
import ridotto.server.http.DoorRules;
import ridotto.server.http.Wire;
import ridotto.server.http.limits.RequestLimits;
import ridotto.server.table.Command;
import ridotto.server.table.Guest;
import ridotto.server.table.Manners;
import ridotto.server.table.Message;
import ridotto.server.table.Round;
import ridotto.server.table.Viewpoint;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// A table of people behind a real door, and a real socket of one of them, or of somebody who only
/// watches. The same seed deals the same cards.
final class World implements AutoCloseable {
  private final Evening evening;
  private final Door door;
  private final List<Guest> people = new ArrayList<>();
  private final String table;
  private final Wire wire;
  private int commands;
  private boolean leaks;

  /// `watcher` is a chair, or 0.
  World(Path data, long seed, String game, int chairs, int watcher) {
    evening = new Evening(data, rules -> rules, seed);
    var rules = HouseRules.USUAL;
    door = Door.open(evening.house(), Evening.SHELF, rules, DoorRules.loopback(RequestLimits.WIDE));
    var keys = new ArrayList<String>();
    for (int i = 0; i <= chairs; i++) {
      keys.add(evening.house().guests().issue());
      people.add(evening.house().guests().find(keys.get(i)).orElseThrow());
    }
    var opening = new Opening(game, chairs, Map.of(), Manners.USUAL);
    table = evening.house().openTable(people.get(1), opening);
    wire = new Wire(door.port(), "/api/tables/" + table + "/socket", keys.get(watcher));
    // Nothing goes on before the table has heard of the socket.
    var _ = told();
    for (int chair = 1; chair <= chairs; chair++) {
      say(chair, new Command.Sit(chair, "P" + chair, Evening.contribution(chair)));
    }
    say(1, new Command.Start());
    for (int chair = 1; chair <= chairs; chair++) {
      if (round().memorising()) say(chair, new Command.Ready(chair));
    }
  }

  LiveTable live() {
    return evening.live(table);
  }

  Round<?> round() {
    return live().state().round().orElseThrow();
  }

  void disguise(int watcher, java.util.random.RandomGenerator random) {
    round()
        .disguise(watcher == 0 ? Eyes.spectator() : new Eyes.Of(Player.numbered(watcher)), random);
  }

  Message say(int chair, Command command) {
    var answer = live().handle(people.get(chair), "c" + commands++, command);
    evening.clock.settle();
    return answer;
  }

  /// What this chair is asked now.
  List<Message.Inquiry> asked(int chair) {
    return live().welcome(people.get(chair)).position().orElseThrow().inquiries();
  }

  /// Everything the socket has told since the last time; a ping is answered after it all.
  List<String> told() {
    var id = "ping" + commands++;
    wire.say("{\"id\":\"" + id + "\",\"command\":{\"type\":\"Ping\"}}");
    var all = new ArrayList<String>();
    while (true) {
      var text = wire.text();
      if (isAnswer(Json.read(text).orElseThrow(), id)) break;
      all.add(text);
    }
    if (leaks) all.add(Json.text(Viewpoint.OPEN.sees(round(), List.of())));
    return all;
  }

  /// From now on the socket is told what nobody may see, too.
  void leak() {
    leaks = true;
  }

  private static boolean isAnswer(JsonNode message, String id) {
    return message.get("type").stringValue().equals("Done")
        && message.get("id").stringValue().equals(id);
  }

  @Override
  public void close() {
    wire.close();
    door.shut();
    evening.close();
    door.close();
  }
}
