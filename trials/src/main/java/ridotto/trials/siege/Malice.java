package ridotto.trials.siege;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import ridotto.server.http.Envelope;
import ridotto.server.live.Opening;
import ridotto.server.table.Command;
import ridotto.server.table.Manners;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Thinks of attacks. The same seed thinks of the same ones, apart from what they see at the table.
final class Malice {
  static final String OUT_OF_TURN = "out-of-turn";

  private static final String HEX = "00112233445566778899aabbccddeeff";
  private static final Map<String, String> JSON = Map.of("Content-Type", "application/json");

  private final RandomGenerator random;
  private final Spoiling spoiling;
  private final List<Scene> scenes;
  private final String self;
  private int count;

  Malice(RandomGenerator random, List<Scene> scenes, String self) {
    this.random = random;
    this.scenes = scenes;
    this.self = self;
    spoiling = new Spoiling(random);
  }

  /// The attack, and the table it is about.
  record Plan(Scene scene, Attack attack) {}

  Plan next() {
    var scene = pick(scenes);
    int die = random.nextInt(1_000);
    if (die < 700) return new Plan(scene, said(scene));
    if (die < 990) return new Plan(scene, asked(scene));
    if (die < 996) return new Plan(scene, new Attack.Knocked("no-http", pick(Bytes.NO_HTTP)));
    if (die < 998) return new Plan(scene, new Attack.Broken("no-frame", pick(Bytes.NO_FRAME)));
    return new Plan(
        scene, new Attack.Shouted("oversized", "x".repeat(70_000 + random.nextInt(90_000))));
  }

  private Attack said(Scene scene) {
    return switch (random.nextInt(40) == 0 ? 5 : random.nextInt(5)) {
      case 5 -> new Attack.Said("oversized", "x".repeat(16_400 + random.nextInt(9_000)));
      case 0 -> new Attack.Said("malformed", spoiling.noJson(envelope(any(scene, 1)).toString()));
      case 1, 2 ->
          new Attack.Said("mistyped", spoiling.mistyped(envelope(any(scene, 1))).toString());
      default ->
          new Attack.Said("stolen-seat", envelope(any(scene, 1 + random.nextInt(2))).toString());
    };
  }

  private Attack asked(Scene scene) {
    var commands = "/api/tables/" + scene.table() + "/commands";
    return switch (random.nextInt(12)) {
      case 0 ->
          post(
              "malformed",
              commands,
              scene.bruno(),
              spoiling.noJson(envelope(any(scene, 2)).toString()));
      case 1 ->
          post(
              "mistyped",
              commands,
              scene.bruno(),
              spoiling.mistyped(envelope(any(scene, 2))).toString());
      case 2, 3 -> post("stolen-seat", commands, scene.bruno(), envelope(any(scene, 1)).toString());
      case 4, 5 ->
          post(OUT_OF_TURN, commands, scene.bruno(), envelope(outOfTurn(scene)).toString());
      case 6 ->
          post(
              "oversized",
              commands,
              scene.bruno(),
              "\"" + "y".repeat(16_400 + random.nextInt(9_000)) + "\"");
      case 7 -> post("no-key", commands, forged(), envelope(any(scene, 1)).toString());
      case 8 -> post("bad-opening", "/api/tables", scene.watcher(), opening());
      case 9 ->
          new Attack.Asked(
              "bad-type",
              "POST",
              commands,
              scene.bruno(),
              Map.of("Content-Type", "text/plain"),
              "{}");
      case 10 ->
          new Attack.Asked(
              "foreign",
              "POST",
              commands,
              scene.bruno(),
              Map.of("Content-Type", "application/json", "Origin", "https://evil.example"),
              envelope(any(scene, 2)).toString());
      default -> path(scene);
    };
  }

  private Attack path(Scene scene) {
    var table = "/api/tables/" + scene.table();
    var paths =
        List.of(
            "/api/tables/" + word(),
            "/api/" + word(),
            table + "/rounds/7000000/record",
            table + "/rounds/7000000/replay?as=open",
            table + "/rounds/" + word() + "/replay",
            table + "/rounds/-1/record",
            table + "/events?after=" + word(),
            table + "/socket",
            "/" + word() + ".js");
    return switch (random.nextInt(4)) {
      case 0 -> new Attack.Asked("no-key", "GET", table, forged(), Map.of(), "");
      case 1 ->
          new Attack.Asked(
              "no-method",
              pick(List.of("PUT", "DELETE", "PATCH", "OPTIONS")),
              table,
              scene.watcher(),
              Map.of(),
              "");
      case 2 ->
          new Attack.Asked(
              "no-record",
              "POST",
              "/api/records",
              scene.watcher(),
              Map.of("Content-Type", "text/plain"),
              noise());
      default -> new Attack.Asked("no-path", "GET", pick(paths), scene.watcher(), Map.of(), "");
    };
  }

  private Attack post(String kind, String path, String key, String body) {
    return new Attack.Asked(kind, "POST", path, key, JSON, latin(body));
  }

  private ObjectNode envelope(Command command) {
    return (ObjectNode) Json.tree(new Envelope(self + "-" + ++count, command));
  }

  /// A command that is well formed, and that nobody may give but who sits in this chair or is host.
  private Command any(Scene scene, int chair) {
    return switch (random.nextInt(22)) {
      case 0 -> new Command.Rename(chair, word());
      case 1 -> new Command.SeatBot(chair, "expert");
      case 2 -> new Command.Arrange(List.of(2, 1));
      case 3 -> new Command.Choose(scene.game(), scene.chairs(), Map.of());
      case 4 -> new Command.Agree(Manners.USUAL);
      case 5 -> new Command.Start();
      case 6 -> new Command.Play(chair, scene.ada().step(), scene.ada().move());
      case 7 -> new Command.Withdraw(chair);
      case 8 -> new Command.Order(chair, random.nextBoolean(), List.of(word()));
      case 9 -> new Command.Ready(chair);
      case 10 -> new Command.Seen(chair, random.nextLong());
      case 11 -> new Command.Concede(chair);
      case 12 -> new Command.Abandon(chair, true);
      case 13 -> new Command.Leave(chair);
      case 14 -> new Command.Unseat(chair);
      case 15 -> new Command.PassHost(chair);
      case 16 -> new Command.Rematch(chair, true, HEX);
      case 17 -> new Command.MoveSeat(chair);
      case 18 -> new Command.TakeSeat(word());
      case 19 -> new Command.TakeOver(chair, "Mallory");
      case 20 -> new Command.Say(chair, word());
      default -> new Command.Why(chair, move());
    };
  }

  /// Bruno's own chair, at a step the table is not at, or now, with what is no move of his.
  private Command outOfTurn(Scene scene) {
    return switch (random.nextInt(3)) {
      case 0 -> new Command.Play(2, 1_000_000 + random.nextInt(9), move());
      case 1 -> new Command.Play(2, -random.nextInt(9) - 1, move());
      default ->
          new Command.Play(2, scene.ada().step(), Json.read("{\"type\":\"Fly\"}").orElseThrow());
    };
  }

  private JsonNode move() {
    return Json.read(
            pick(
                List.of(
                    "{\"type\":\"Pass\"}",
                    "{\"type\":\"Fly\"}",
                    "{}",
                    "{\"type\":\"Look\",\"own\":\"card\"}")))
        .orElseThrow();
  }

  private String opening() {
    var good = (ObjectNode) Json.tree(new Opening("mascarade", 4, Map.of(), Manners.USUAL));
    return switch (random.nextInt(4)) {
      case 0 -> good.put("game", word()).toString();
      case 1 -> good.put("chairs", 14 + random.nextInt(1_000_000)).toString();
      case 2 -> {
        good.putObject("settings").put(word(), word());
        yield good.toString();
      }
      default -> spoiling.spoil(good).toString();
    };
  }

  private String forged() {
    return random.nextBoolean() ? "" : word() + word();
  }

  private String noise() {
    var bytes = new byte[1 + random.nextInt(600)];
    random.nextBytes(bytes);
    return new String(bytes, ISO_8859_1);
  }

  private static String latin(String text) {
    return new String(text.getBytes(UTF_8), ISO_8859_1);
  }

  private String word() {
    var letters = new StringBuilder("z");
    for (int i = random.nextInt(20); i > 0; i--) letters.append((char) ('a' + random.nextInt(26)));
    return letters.toString();
  }

  private <E> E pick(List<E> all) {
    return all.get(random.nextInt(all.size()));
  }
}
