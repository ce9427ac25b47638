package ridotto.server;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import ridotto.bots.Troupes;
import ridotto.kernel.RecordReader;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.kernel.Shelf;

/// All the tables, and the log that keeps them. A table in memory is only a fold of its part of the
/// log: it is brought back when somebody asks for it.
public final class House implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(House.class);
  private static final int MOST_LISTED = 200;
  private static final int LARGEST_RECORD = 1 << 20;
  private static final Duration ROUNDS = Duration.ofMinutes(10);

  private final Log log;
  private final Means means;
  private final Guests guests;
  private final Map<String, Salon> salons = new ConcurrentHashMap<>();
  private volatile boolean closed;

  private House(Log log, Means means) {
    this.log = log;
    this.means = means;
    guests = new Guests(log);
  }

  /// Opens the log, and brings back the tables where a game is on, in the background.
  public static House open(HouseRules rules, Shelf shelf, Troupes troupes) {
    return open(rules, shelf, troupes, new SecureRandom());
  }

  /// The same, with every chance but the guests' keys from here. Whoever can foresee that knows all
  /// cards: only a house that is tried opens like this.
  public static House open(HouseRules rules, Shelf shelf, Troupes troupes, RandomGenerator random) {
    var thinkers =
        Executors.newFixedThreadPool(
            rules.thinkers(), Thread.ofPlatform().daemon().name("thinker-", 0).factory());
    var house =
        open(
            rules,
            shelf,
            troupes,
            Clockwork.ofTheWorld(),
            thinkers,
            Thread::startVirtualThread,
            random);
    Thread.startVirtualThread(house::bringBack);
    house.goRound();
    return house;
  }

  static House open(
      HouseRules rules,
      Shelf shelf,
      Troupes troupes,
      Clockwork clock,
      Executor thinkers,
      Executor hands,
      RandomGenerator random) {
    var log = Log.open(rules.data());
    var library = new Library(shelf, troupes);
    var counts = new Means.Counts();
    return new House(
        log, new Means(rules, new Pages(log), clock, thinkers, hands, random, library, counts));
  }

  /// The tables where a game was on go on: their bots play, their clocks run.
  void bringBack() {
    for (var id : means.pages().playing()) {
      if (closed) return;
      try {
        find(id).ifPresent(Salon::wind);
      } catch (RuntimeException e) {
        LOG.error("table {} cannot be brought back", id, Mishap.of(e));
      }
    }
  }

  /// Every now and then: what nobody needs leaves memory, what nobody visits leaves the log.
  private void goRound() {
    means
        .clock()
        .after(
            ROUNDS,
            () -> {
              try {
                tidy();
              } finally {
                if (!closed) goRound();
              }
            });
  }

  void tidy() {
    var now = means.clock().now();
    salons.values().removeIf(salon -> salon.retire(now.minus(ROUNDS)));
    for (var id : means.pages().forgotten(now)) {
      var salon = salons.get(id);
      if (salon != null && salon.listeners() > 0) {
        means.pages().visited(id, now);
        continue;
      }
      if (salon != null) salon.farewell("closed");
      salons.remove(id);
      means.pages().delete(id).join();
      LOG.info("table {} deleted: nobody visited it", id);
    }
  }

  public Guests guests() {
    return guests;
  }

  /// Opens a table and gives its id; the guest is host. Throws [ridotto.kernel.Refused].
  public String openTable(Guest host, Opening opening) {
    Preparations.check(means.library(), opening.game(), opening.chairs(), opening.settings());
    var manners = Customs.check(opening.manners(), means.rules());
    var opened =
        new Entry.Opened(
            host.id(), opening.game(), opening.chairs(), opening.settings(), manners, master());
    return open(host, opened);
  }

  /// Opens a finished table with this record, and gives its id. Throws [ridotto.kernel.Refused].
  public String importRecord(Guest guest, String text) {
    if (text.length() > LARGEST_RECORD) {
      throw new Refused("record", Refusal.of("file-too-large"));
    }
    var transcript = RecordReader.read(text);
    var _ = means.library().shelf().open(transcript);
    var rules =
        means.library().open(transcript.game(), transcript.seats().size(), transcript.settings());
    var _ = Round.imported(rules, transcript);
    return open(guest, new Entry.Imported(guest.id(), master(), text));
  }

  private String open(Guest host, Entry entry) {
    limits(host);
    var id = TableNames.next(means.random());
    while (means.pages().exists(id)) id = TableNames.next(means.random());
    var line = new Line(1, means.clock().now(), host.id(), "", entry);
    means.pages().append(id, List.of(line)).join();
    var salon = salon(id, List.of(line));
    salon.keepRow();
    salons.put(id, salon);
    return id;
  }

  private void limits(Guest host) {
    if (means.pages().count() >= means.rules().maxTables()) {
      throw new Refused("tables", Refusal.of("house-full"));
    }
    int most = means.rules().maxTablesPerGuest();
    if (means.pages().countOf(host.id()) >= most) {
      throw new Refused("tables", Refusal.of("too-many-tables").and("most", most));
    }
  }

  private String master() {
    var bytes = new byte[32];
    means.random().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  private Salon salon(String id, List<Line> lines) {
    return new Salon(id, means, lines, () -> salons.remove(id));
  }

  public Optional<Salon> find(String id) {
    if (closed) return Optional.empty();
    // One that has just left memory, but not yet the list, is brought back.
    salons.computeIfPresent(id, (_, salon) -> salon.closed() ? null : salon);
    return Optional.ofNullable(salons.computeIfAbsent(id, this::load));
  }

  private @Nullable Salon load(String id) {
    if (!means.pages().exists(id)) return null;
    return salon(id, means.pages().lines(id, 1, Long.MAX_VALUE));
  }

  /// The tables their hosts have listed and that are not finished, newest first.
  public List<Listing> listed() {
    return means.pages().listed(MOST_LISTED);
  }

  /// The tables where this guest holds a chair or is host, newest first.
  public List<Listing> of(Guest guest) {
    return means.pages().of(guest.id(), MOST_LISTED);
  }

  /// Everything that stands in the way of this game, so many chairs and these settings.
  public List<Room.Obstacle> check(String game, int chairs, Map<String, String> settings) {
    try {
      Preparations.check(means.library(), game, chairs, settings);
      return List.of();
    } catch (Refused refused) {
      return List.of(new Room.Obstacle(refused.field(), refused.reasons()));
    }
  }

  public Figures figures() {
    var all = new ArrayList<>(salons.values());
    return new Figures(
        all.size(),
        (int) all.stream().filter(Salon::playing).count(),
        all.stream().mapToInt(Salon::listeners).sum(),
        means.counts().moves.sum(),
        means.counts().entries.sum(),
        log.commits(),
        log.latency(),
        means.counts().thinking.intValue());
  }

  /// Says farewell to everybody and closes the log.
  @Override
  public void close() {
    closed = true;
    salons.values().forEach(salon -> salon.farewell("stopping"));
    means.clock().close();
    if (means.thinkers() instanceof ExecutorService pool) pool.shutdownNow();
    log.close();
  }
}
