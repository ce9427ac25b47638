package ridotto.trials.siege;

import java.io.IOException;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import ridotto.kernel.Shelf;
import ridotto.server.live.Opening;
import ridotto.server.table.Command;
import ridotto.server.table.Manners;
import ridotto.trials.load.Disk;
import ridotto.trials.load.HouseProcess;
import ridotto.trials.load.Latencies;
import ridotto.trials.load.Scratch;
import ridotto.trials.socket.WebFrame;
import ridotto.wire.Json;

/// A house with the usual limits, of which strangers ask for all they may at once, while two honest
/// people play on.
public record MemoryTrial(Class<?> main, List<String> flags, Shelf shelf, Load load) {
  /// How much of what: seconds, tables of experts, imports and replays of the longest record, lines
  /// that ping and lines that do not read, requests that drip in.
  public record Load(int seconds, int tables, int imports, int replays, int lines, int drips) {}

  /// How long the honest people's commands took, in milliseconds, before and meanwhile, and how
  /// long the disk did at worst.
  public record Result(
      double quiet,
      double median,
      double longest,
      double disk,
      int moves,
      long refused,
      Duration end) {}

  private static final Manners MANNERS =
      new Manners("classic", "off", "quick", true, true, true, 30);
  private static final int LINES = 19_000; // of a record
  private static final int QUIET_MOVES = 40;
  private static final int TABLES_OF_ONE = 25; // as many as an address may open at once, nearly
  private static final double SLOWER = 10;
  private static final Duration LONGEST = Duration.ofSeconds(5);

  /// Throws [IllegalStateException] with whatever did not hold.
  public Result run() throws IOException, InterruptedException {
    var log = new LogWatch();
    var arguments = "serve --port 0 --host 127.0.0.1 --beat 0-0 --data ";
    try (var data = Scratch.called("ridotto-memory")) {
      var all = new ArrayList<>(List.of((arguments + data.folder()).split(" ", -1)));
      var house = HouseProcess.start(main, flags, all, log::hear);
      try {
        var result = besiege(house);
        hold(result, log);
        return result;
      } finally {
        house.kill();
      }
    }
  }

  private Result besiege(HouseProcess house) throws IOException, InterruptedException {
    int port = house.address().getPort();
    try (var ada = seat(new Strangers("127.0.0.1", port))) {
      var quiet = moves(ada, QUIET_MOVES, new AtomicBoolean(true));
      var going = new AtomicBoolean(true);
      var took = new Latencies();
      var refused = new LongAdder();
      double disk;
      try (var tried = Disk.tried();
          var threads = Executors.newVirtualThreadPerTaskExecutor()) {
        try {
          attack(threads, port, going, refused);
          long end = System.nanoTime() + Duration.ofSeconds(load.seconds()).toNanos();
          while (System.nanoTime() < end) ada.next(took);
        } finally {
          disk = tried.worst();
          going.set(false);
          threads.shutdownNow();
        }
      }
      return new Result(
          quiet.within(0.5),
          took.within(0.5),
          took.within(1),
          disk,
          took.size(),
          refused.sum(),
          house.end());
    }
  }

  private static Latencies moves(Honest honest, int count, AtomicBoolean going) {
    var took = new Latencies();
    for (int i = 0; i < count && going.get(); i++) honest.next(took);
    return took;
  }

  private static void hold(Result result, LogWatch log) {
    for (var line : log.complaints()) {
      if (line.contains("OutOfMemory")) throw new IllegalStateException(line);
    }
    if (result.longest() > LONGEST.toMillis()) {
      throw new IllegalStateException("a move took " + result.longest() + " ms");
    }
    if (result.median() > SLOWER * Math.max(1, result.quiet())) {
      throw new IllegalStateException(
          "moves took %.1f ms, and %.1f before".formatted(result.median(), result.quiet()));
    }
    if (result.end().compareTo(LONGEST) > 0) {
      throw new IllegalStateException("it took " + result.end() + " to stop");
    }
  }

  /// Ada, and bots in the other chairs.
  private static Honest seat(Strangers home) throws IOException {
    var key = home.key();
    var table = open(home, key, "mascarade", 4);
    return new Honest(home.port(), table, key, 4);
  }

  private static String open(Strangers who, String key, String game, int chairs)
      throws IOException {
    var opening = Json.text(new Opening(game, chairs, Map.of(), MANNERS));
    var said = who.post("/api/tables", key, "application/json", opening);
    return said.status() == 201 ? said.json().get("id").stringValue() : "";
  }

  private interface Mischief {
    void once() throws IOException;
  }

  private void attack(ExecutorService threads, int port, AtomicBoolean going, LongAdder refused) {
    var record = LongRecord.of(shelf.box("mascarade"), LINES);
    for (int i = 0; i * TABLES_OF_ONE < load.tables(); i++) {
      var who = new Strangers("127.0.4." + (1 + i), port);
      int count = Math.min(TABLES_OF_ONE, load.tables() - i * TABLES_OF_ONE);
      var _ = threads.submit(() -> tables(who, count, refused));
    }
    for (int i = 0; i < load.imports(); i++) {
      var who = new Strangers("127.0.1." + (1 + i % 250), port);
      repeat(threads, going, refused, () -> bring(who, record, going, refused));
    }
    for (int i = 0; i < load.lines(); i++) {
      var who = new Strangers("127.0.2." + (1 + i % 5), port);
      switch (i % 3) {
        case 0 -> repeat(threads, going, refused, () -> pings(who, going));
        case 1 -> repeat(threads, going, refused, () -> commands(who, going));
        default -> repeat(threads, going, refused, () -> haste(threads, who, going));
      }
    }
    for (int i = 0; i < load.drips(); i++) {
      var who = new Strangers("127.0.3.1", port);
      repeat(threads, going, refused, () -> drip(who, going));
    }
  }

  /// Whoever is cut off or turned away tries again.
  private static void repeat(
      ExecutorService threads, AtomicBoolean going, LongAdder refused, Mischief mischief) {
    var _ =
        threads.submit(
            () -> {
              while (going.get()) {
                try {
                  mischief.once();
                } catch (IOException | RuntimeException _) {
                  refused.increment();
                }
                pause(200);
              }
              return null;
            });
  }

  private static void pause(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  /// The heaviest tables there are.
  private static Void tables(Strangers who, int count, LongAdder refused) throws IOException {
    var key = who.key();
    for (int i = 0; i < count; i++) {
      boolean large = i % 4 == 0;
      int chairs = large ? 13 : 6;
      var table = open(who, key, large ? "mascarade" : "masquerade", chairs);
      if (table.isEmpty()) {
        refused.increment();
        continue;
      }
      for (int chair = 1; chair <= chairs; chair++) {
        command(who, key, table, "s" + chair, new Command.SeatBot(chair, "expert"));
      }
      command(who, key, table, "start", new Command.Start());
    }
    return null;
  }

  private static void command(Strangers who, String key, String table, String id, Command command)
      throws IOException {
    var body = Json.text(new ridotto.server.http.Envelope(id, command));
    var path = "/api/tables/" + table + "/commands";
    // A guest may not speak faster than so.
    while (who.post(path, key, "application/json", body).status() == 429) pause(200);
  }

  /// Brings a record, and asks for its replay many times without reading it.
  private void bring(Strangers who, String record, AtomicBoolean going, LongAdder refused)
      throws IOException {
    var key = who.key();
    var said = who.post("/api/records", key, "text/plain", record);
    if (said.status() != 201) {
      refused.increment();
      return;
    }
    var path = "/api/tables/" + said.json().get("id").stringValue() + "/rounds/1/replay?as=open";
    var unread = new ArrayList<Socket>();
    try {
      for (int i = 0; i < 1 + load.replays() / load.imports() && going.get(); i++) {
        var known = "\r\nAuthorization: Bearer " + key;
        unread.add(who.begin("GET " + path + " HTTP/1.1\r\nHost: 127.0.0.1" + known + "\r\n\r\n"));
      }
      for (var socket : unread) socket.getInputStream().read();
    } finally {
      for (var socket : unread) socket.close();
    }
  }

  /// A line whose owner pings all the time and never reads.
  private static void pings(Strangers who, AtomicBoolean going) throws IOException {
    var key = who.key();
    try (var socket = who.upgraded(open(who, key, "masques", 2), key)) {
      var ping = new WebFrame(true, WebFrame.PING, new byte[125]).bytes();
      while (going.get()) socket.getOutputStream().write(ping);
    }
  }

  /// A line whose owner never reads what is told of all that happens at the table.
  private static void commands(Strangers who, AtomicBoolean going) throws IOException {
    var key = who.key();
    var table = open(who, key, "masques", 2);
    try (var _ = who.upgraded(table, key)) {
      for (int i = 0; going.get() && i < 10_000; i++) {
        command(who, key, table, "c" + i, new Command.SeatBot(1 + i % 2, "novice"));
      }
    }
  }

  /// A line whose owner says one thing after the other as fast as it can be sent, and hears it all.
  private static void haste(ExecutorService threads, Strangers who, AtomicBoolean going)
      throws IOException {
    var key = who.key();
    try (var socket = who.upgraded(open(who, key, "masques", 2), key)) {
      var _ = threads.submit(() -> socket.getInputStream().skip(Long.MAX_VALUE));
      var text = Json.text(new ridotto.server.http.Envelope("h", new Command.Ping()));
      var said = WebFrame.text(text).bytes();
      while (going.get()) socket.getOutputStream().write(said);
    }
  }

  /// A request that promises much and sends an octet now and then.
  private static void drip(Strangers who, AtomicBoolean going) throws IOException {
    var head =
        """
        POST /api/guests HTTP/1.1\r
        Host: 127.0.0.1\r
        Content-Type: application/json\r
        Content-Length: 16384\r
        \r
        """;
    try (var socket = who.begin(head)) {
      while (going.get()) {
        socket.getOutputStream().write(' ');
        pause(1_000);
      }
    }
  }
}
