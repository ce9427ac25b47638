package ridotto.trials.load;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import ridotto.kernel.Dice;

/// A house full of tables, each at one durable move a second, and the same traffic through an
/// [Echo].
///
/// `main` starts a house; it is given the arguments of `serve`.
public record ServerBench(
    Class<?> main, List<String> flags, int tables, Duration warmUp, Duration time) {
  /// What is sent for one move, and what an echo therefore is sent.
  private static final int REQUEST = 120;

  private static final int BUSY = 8; // guests who come in at the same time
  private static final long SECOND = 1_000_000_000L;

  /// `p50`, `p99` and `worst` are milliseconds from a move to its acknowledgement; `cpu` is the
  /// share of one core that the measured process took, `stolen` the share of all cores that the
  /// machine's host took away meanwhile, `disk` the milliseconds that one page took at worst to be
  /// on the [Disk]; `bytes` the size of a message on average.
  public record Row(
      String what,
      int tables,
      int sockets,
      double movesPerSecond,
      double p50,
      double p99,
      double worst,
      double residentMegabytes,
      double cpu,
      double stolen,
      double disk,
      double bytes,
      long refused,
      long dropped) {}

  public Row house(Path data, Consumer<String> progress) {
    var arguments =
        List.of("serve", "--port", "0", "--host", "127.0.0.1", "--data", data.toString());
    var limits = List.of("--beat", "0-0", "--limits", "wide", "--max-tables", "" + (tables + 100));
    var all = new ArrayList<>(arguments);
    all.addAll(limits);
    try (var house = HouseProcess.start(main, flags, all);
        var lines = new Lines(house.address())) {
      var tally = new Pair.Tally();
      progress.accept("opening " + tables + " tables");
      var pairs = new ArrayList<Pair>();
      for (var opened : open(house)) {
        var pair = new Pair(tally, new Dice(pairs.size()));
        pair.join(lines, opened.table(), opened.one(), opened.other());
        pairs.add(pair);
        if (pairs.size() % 100 == 0) lines.run(System.nanoTime() + SECOND / 20);
      }
      lines.run(System.nanoTime() + 2 * SECOND);
      progress.accept("sitting down");
      spread(lines, pairs, Pair::sit);
      return measure("house", house, lines, pairs, Pair::play, tally, progress);
    }
  }

  public Row echo(int size, Consumer<String> progress) {
    try (var house = HouseProcess.start(Echo.class, flags, List.of(String.valueOf(size)));
        var lines = new Lines(house.address())) {
      var tally = new Pair.Tally();
      var pairs = new ArrayList<EchoPair>();
      for (int i = 0; i < tables; i++) {
        var pair = new EchoPair(tally, REQUEST);
        pair.join(lines, "t" + i);
        pairs.add(pair);
        if (i % 100 == 0) lines.run(System.nanoTime() + SECOND / 20);
      }
      lines.run(System.nanoTime() + 2 * SECOND);
      return measure("bare echo", house, lines, pairs, EchoPair::play, tally, progress);
    }
  }

  private record Opened(String table, String one, String other) {}

  /// Keys and tables, by several at a time.
  private List<Opened> open(HouseProcess house) {
    try (var reception = new Reception(house.address());
        var guests = Executors.newFixedThreadPool(BUSY)) {
      var wanted = new ArrayList<Callable<Opened>>();
      for (int i = 0; i < tables; i++) {
        wanted.add(
            () -> {
              var host = reception.key();
              return new Opened(reception.table(host, "mascarade", 2), host, reception.key());
            });
      }
      var opened = new ArrayList<Opened>();
      for (var each : guests.invokeAll(wanted)) opened.add(each.get());
      return opened;
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  /// Each once, evenly over a time in which each can be served.
  private <P> void spread(Lines lines, List<P> pairs, Consumer<P> what) {
    long begin = System.nanoTime();
    long apart = SECOND / 400;
    for (int i = 0; i < pairs.size(); i++) {
      var pair = pairs.get(i);
      lines.at(begin + i * apart, () -> what.accept(pair));
    }
    lines.run(begin + pairs.size() * apart + SECOND);
  }

  /// The first half of the warm-up sees one table after the other begin: a house that has just
  /// opened is not full in the same second.
  private <P> Row measure(
      String what,
      HouseProcess house,
      Lines lines,
      List<P> pairs,
      Consumer<P> play,
      Pair.Tally tally,
      Consumer<String> progress) {
    long begin = System.nanoTime();
    for (int i = 0; i < pairs.size(); i++) {
      long since = warmUp.toSeconds() / 2 * i / pairs.size() * SECOND;
      every(lines, begin + since + i * SECOND / pairs.size(), pairs.get(i), play);
    }
    progress.accept(what + ": warming up");
    lines.run(begin + warmUp.toNanos());
    tally.moves.clear();
    tally.bytes = tally.messages = tally.refused = 0;
    var before = house.cpu();
    var machine = Machine.now();
    long start = System.nanoTime();
    progress.accept(what + ": measuring");
    double slowest;
    try (var disk = Disk.tried()) {
      lines.run(start + time.toNanos());
      slowest = disk.worst();
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    if (tally.refused > 0) progress.accept("refused, for example: " + tally.complaint);
    return new Row(
        what,
        pairs.size(),
        2 * pairs.size(),
        tally.moves.size() / seconds,
        tally.moves.within(0.5),
        tally.moves.within(0.99),
        tally.moves.within(1),
        house.resident() / 1e6,
        house.cpu().minus(before).toNanos() / 1e9 / seconds,
        Machine.now().stolenSince(machine),
        slowest,
        (double) tally.bytes / Math.max(1, tally.messages),
        tally.refused,
        tally.gone);
  }

  private static <P> void every(Lines lines, long at, P pair, Consumer<P> play) {
    lines.at(
        at,
        () -> {
          play.accept(pair);
          every(lines, at + SECOND, pair, play);
        });
  }
}
