package ridotto.app.hostile;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;
import ridotto.bots.Budget;
import ridotto.bots.Troupes;
import ridotto.kernel.Box;
import ridotto.kernel.Dice;
import ridotto.kernel.Shelf;
import ridotto.server.Beat;
import ridotto.server.Command;
import ridotto.server.House;
import ridotto.server.HouseRules;
import ridotto.server.Manners;
import ridotto.server.Opening;
import ridotto.server.http.Door;
import ridotto.server.http.DoorRules;
import ridotto.server.http.Envelope;
import ridotto.server.http.Limits;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// A house under attack, on this machine and with data of its own.
public final class Siege implements AutoCloseable {
  private static final int ATTACKERS = 4;
  private static final int SECONDS_TO_END = 300;
  private static final String HEX = "00112233445566778899aabbccddeeff";

  /// What came of it: how many attacks were turned away for which reason, how the games ended, and
  /// what the log complained of.
  public record Report(
      long sent, SortedMap<String, Long> reasons, List<String> endings, List<String> log) {}

  private final Path data;
  private final House house;
  private final Door door;
  private final HttpClient http = HttpClient.newHttpClient();
  private final List<Person> people = new ArrayList<>();
  private final List<Scene> scenes = new ArrayList<>();

  private Siege(Shelf shelf, Troupes troupes) throws IOException {
    data = Files.createTempDirectory("ridotto-siege");
    var rules = HouseRules.usual(data).with(Beat.NONE).with(Budget.playouts(8));
    house = House.open(rules, shelf, troupes);
    door = Door.open(house, shelf, rules, DoorRules.loopback(Limits.WIDE));
  }

  /// Throws what the first attacker to get through, or the first table to break, threw.
  public static Report run(Shelf shelf, Troupes troupes, int messages, long seed) {
    try (var log = new LogWatch();
        var siege = new Siege(shelf, troupes)) {
      int moment = Math.clamp(messages / 100, 20, 1_000);
      for (var box : shelf.boxes()) siege.seat(box, moment);
      var reasons = siege.attack(messages, seed);
      var endings = siege.playOn();
      siege.isUp();
      return new Report(messages, reasons, endings, log.complaints());
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /// Ada and Bruno, and a bot in every chair that is left.
  private void seat(Box box, int moment) throws IOException, InterruptedException {
    int chairs = Math.max(box.fewest(), 3);
    var manners = new Manners("classic", "off", "quick", true, true, true, 30);
    var ada = key();
    var opening = new Opening(box.name(), chairs, box.simulationLimit(), manners);
    var table = post("/api/tables", ada, Json.text(opening)).get("id").stringValue();
    var scene = new Scene(table, box.name(), chairs, key(), key(), key());
    var first = new Person(http, door.port(), table, ada, 1, moment);
    var second = new Person(http, door.port(), table, scene.bruno(), 2, moment);
    first.say(new Command.Sit(1, "Ada", HEX));
    second.say(new Command.Sit(2, "Bruno", HEX));
    for (int chair = 3; chair <= chairs; chair++) first.say(new Command.SeatBot(chair, "novice"));
    while (!starts(table, ada)) Thread.sleep(20);
    people.add(first);
    people.add(second);
    scenes.add(scene);
  }

  private SortedMap<String, Long> attack(int messages, long seed) throws InterruptedException {
    var counts = new ConcurrentSkipListMap<String, LongAdder>();
    var attackers = new ArrayList<Future<?>>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < ATTACKERS; i++) {
        int share = messages / ATTACKERS + (i < messages % ATTACKERS ? 1 : 0);
        var mine = List.of(scenes.get(i % scenes.size()));
        var malice = new Malice(new Dice(seed + i), mine, "a" + i);
        attackers.add(threads.submit(() -> attack(malice, share, counts)));
      }
    }
    for (var attacker : attackers) {
      if (attacker.state() == Future.State.SUCCESS) continue;
      var why = attacker.exceptionNow();
      throw new IllegalStateException(why.getMessage(), why);
    }
    var sums = new TreeMap<String, Long>();
    counts.forEach((reason, n) -> sums.put(reason, n.sum()));
    return sums;
  }

  private Void attack(Malice malice, int messages, Map<String, LongAdder> counts)
      throws IOException, InterruptedException {
    try (var attacker = new Attacker(http, door.port())) {
      for (int i = 0; i < messages; i++) {
        var plan = malice.next();
        var reason = plan.attack().kind() + ": " + attacker.carryOut(plan);
        counts.computeIfAbsent(reason, _ -> new LongAdder()).increment();
      }
    }
    return null;
  }

  /// No table is harmed: each goes on to its end.
  private List<String> playOn() {
    people.forEach(Person::hurry);
    var endings = new ArrayList<String>();
    for (int i = 0; i < scenes.size(); i++) {
      endings.add(scenes.get(i).game() + " " + people.get(2 * i).end(SECONDS_TO_END));
    }
    return endings;
  }

  private void isUp() throws IOException, InterruptedException {
    var request = HttpRequest.newBuilder(uri("/health")).build();
    var body = http.send(request, BodyHandlers.ofString()).body();
    if (!body.contains("\"up\"")) throw new IllegalStateException("the house is down: " + body);
  }

  /// Everybody sits as soon as the house has heard them all.
  private boolean starts(String table, String host) throws IOException, InterruptedException {
    var start = Json.text(new Envelope("start", new Command.Start()));
    var answer = post("/api/tables/" + table + "/commands", host, start);
    return answer.path("type").asString("").equals("Done");
  }

  private String key() throws IOException, InterruptedException {
    return post("/api/guests", "", "{\"program\":true}").get("key").stringValue();
  }

  private JsonNode post(String path, String key, String body)
      throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(uri(path))
            .header("Content-Type", "application/json")
            .header("Authorization", "Bearer " + key)
            .POST(BodyPublishers.ofString(body));
    return Json.read(http.send(request.build(), BodyHandlers.ofString()).body()).orElseThrow();
  }

  private URI uri(String path) {
    return URI.create("http://127.0.0.1:" + door.port() + path);
  }

  @Override
  public void close() throws IOException {
    people.forEach(Person::close);
    door.shut();
    house.close();
    door.close();
    http.close();
    try (var files = Files.walk(data)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
    }
  }
}
