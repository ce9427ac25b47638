package ridotto.server;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import ridotto.kernel.Eyes;
import ridotto.server.http.Door;
import ridotto.server.http.DoorRules;
import ridotto.server.http.Limits;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// A table of people behind a real door, and a real socket of one of them, or of somebody who only
/// watches. The same seed deals the same cards.
final class World implements AutoCloseable {
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  private final Evening evening;
  private final Door door;
  private final List<Guest> people = new ArrayList<>();
  private final String table;
  private final Ear ear = new Ear();
  private final WebSocket socket;
  private int commands;

  /// `watcher` is a chair, or 0.
  World(Path data, long seed, String game, int chairs, int watcher) {
    evening = new Evening(data, rules -> rules, seed);
    var rules = HouseRules.usual(data);
    door = Door.open(evening.house(), Evening.SHELF, rules, DoorRules.loopback(Limits.WIDE));
    var keys = new ArrayList<String>();
    for (int i = 0; i <= chairs; i++) {
      keys.add(evening.house().guests().issue());
      people.add(evening.house().guests().find(keys.get(i)).orElseThrow());
    }
    var opening = new Opening(game, chairs, Map.of(), Manners.USUAL);
    table = evening.house().openTable(people.get(1), opening);
    socket =
        HTTP.newWebSocketBuilder()
            .header("Authorization", "Bearer " + keys.get(watcher))
            .buildAsync(
                URI.create("ws://127.0.0.1:" + door.port() + "/api/tables/" + table + "/socket"),
                ear)
            .join();
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

  Salon salon() {
    return evening.salon(table);
  }

  Round<?> round() {
    return salon().standing().round.orElseThrow();
  }

  void disguise(int watcher, java.util.random.RandomGenerator random) {
    round().disguise(watcher == 0 ? Eyes.spectator() : Eyes.of(watcher - 1), random);
  }

  Message say(int chair, Command command) {
    var answer = salon().handle(people.get(chair), "c" + commands++, command);
    evening.clock.settle();
    return answer;
  }

  /// What this chair is asked now.
  List<Message.Inquiry> asked(int chair) {
    return salon().welcome(people.get(chair)).position().orElseThrow().inquiries();
  }

  /// Everything the socket has told since the last time; a ping is answered after it all.
  List<String> told() {
    var id = "ping" + commands++;
    socket.sendText("{\"id\":\"" + id + "\",\"command\":{\"type\":\"Ping\"}}", true).join();
    var all = new ArrayList<String>();
    while (true) {
      var text = ear.next();
      if (isAnswer(Json.read(text).orElseThrow(), id)) return all;
      all.add(text);
    }
  }

  private static boolean isAnswer(JsonNode message, String id) {
    return message.get("type").stringValue().equals("Done")
        && message.get("id").stringValue().equals(id);
  }

  @Override
  public void close() {
    socket.abort();
    door.shut();
    evening.close();
    door.close();
  }

  private static final class Ear implements WebSocket.Listener {
    private final LinkedBlockingQueue<String> told = new LinkedBlockingQueue<>();
    private final StringBuilder part = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
      part.append(data);
      if (last) {
        told.add(part.toString());
        part.setLength(0);
      }
      from.request(1);
      return null;
    }

    String next() {
      try {
        var text = told.poll(10, TimeUnit.SECONDS);
        if (text == null) throw new AssertionError("nothing more was told");
        return text;
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }
}
