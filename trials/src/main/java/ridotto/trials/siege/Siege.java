package ridotto.trials.siege;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import ridotto.kernel.Box;
import ridotto.kernel.Dice;
import ridotto.kernel.Shelf;
import ridotto.server.live.Opening;
import ridotto.server.table.Command;
import ridotto.server.table.Manners;
import ridotto.trials.load.HouseProcess;
import ridotto.trials.load.Scratch;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// A house under attack, in a process of its own and with data of its own.
public final class Siege implements AutoCloseable {
  private static final int ATTACKERS = 4;
  private static final int SECONDS_TO_END = 300;

  /// How many attacks met a game in progress; how many there were out of turn, and how many of
  /// these met one.
  public record Live(long all, long outOfTurn, long liveOutOfTurn) {
    /// A siege of empty tables proves little.
    public boolean enough() {
      return 2 * liveOutOfTurn >= outOfTurn;
    }
  }

  /// What came of it: how many attacks were turned away for which reason, what they met, how the
  /// games ended, and what the log complained of.
  public record Report(
      long sent,
      SortedMap<String, Long> reasons,
      Live live,
      List<String> endings,
      List<String> log) {}

  private final Scratch data = Scratch.called("ridotto-siege");
  private final HouseProcess house;
  private final HttpClient http = HttpClient.newHttpClient();
  private final List<Person> people = new ArrayList<>();
  private final List<Scene> scenes = new ArrayList<>();

  private Siege(Class<?> main, List<String> flags, LogWatch log) {
    house = HouseProcess.open(main, flags, data.folder(), log::hear);
  }

  /// Throws what the first attacker to get through, or the first table to break, threw.
  public static Report run(
      Class<?> main, List<String> flags, Shelf shelf, int messages, long seed) {
    var log = new LogWatch();
    var tally = new AttackCount();
    var endings = new ArrayList<String>();
    try (var siege = new Siege(main, flags, log)) {
      int moment = Math.clamp(messages / 400, 20, 250);
      for (var box : shelf.boxes()) siege.seat(box, moment);
      siege.attack(messages, seed, tally);
      siege.playOn(endings);
      siege.isUp();
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
    return new Report(messages, tally.reasons(), tally.live(), endings, log.complaints());
  }

  /// Ada and Bruno, and a bot in every chair that is left.
  private void seat(Box box, int moment) throws IOException, InterruptedException {
    int chairs = Math.max(box.fewest(), 3);
    var manners = new Manners("classic", "off", "quick", true, true, true, 30);
    var key = key();
    var opening = new Opening(box.name(), chairs, box.simulationLimit(), manners);
    var table = post("/api/tables", key, Json.text(opening)).get("id").stringValue();
    var ada = new Person(port(), table, key, 1, moment);
    var scene = new Scene(table, box.name(), chairs, ada, key(), key(), key());
    var bruno = new Person(port(), table, scene.bruno(), 2, moment);
    people.add(ada);
    people.add(bruno);
    scenes.add(scene);
    for (int chair = 3; chair <= chairs; chair++) ada.say(new Command.SeatBot(chair, "novice"));
    ada.sit("Ada");
    bruno.sit("Bruno");
  }

  private int port() {
    return house.address().getPort();
  }

  private void attack(int messages, long seed, AttackCount tally) {
    var attackers = new ArrayList<Future<?>>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < ATTACKERS; i++) {
        int share = messages / ATTACKERS + (i < messages % ATTACKERS ? 1 : 0);
        var mine = List.of(scenes.get(i % scenes.size()));
        var malice = new Malice(new Dice(seed + i), mine, "a" + i);
        attackers.add(threads.submit(() -> attack(malice, share, tally)));
      }
    }
    for (var attacker : attackers) {
      if (attacker.state() == Future.State.SUCCESS) continue;
      var why = attacker.exceptionNow();
      throw new IllegalStateException(why.getMessage(), why);
    }
  }

  private Void attack(Malice malice, int messages, AttackCount tally)
      throws IOException, InterruptedException {
    try (var attacker = new Attacker(http, port())) {
      for (int i = 0; i < messages; i++) {
        var plan = malice.next();
        boolean playing = plan.scene().ada().plays();
        tally.add(plan.attack(), attacker.carryOut(plan), playing);
      }
    }
    return null;
  }

  /// No table is harmed: each goes on to its end.
  private void playOn(List<String> endings) {
    people.forEach(Person::hurry);
    for (int i = 0; i < scenes.size(); i++) {
      endings.add(scenes.get(i).game() + " " + people.get(2 * i).end(SECONDS_TO_END));
    }
  }

  private void isUp() throws IOException, InterruptedException {
    var request = HttpRequest.newBuilder(uri("/health")).build();
    var body = http.send(request, BodyHandlers.ofString()).body();
    if (!body.contains("\"up\"")) throw new IllegalStateException("the house is down: " + body);
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
    return URI.create("http://127.0.0.1:" + port() + path);
  }

  @Override
  public void close() {
    people.forEach(Person::close);
    house.close();
    http.close();
    data.close();
  }
}
