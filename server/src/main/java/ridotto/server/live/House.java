package ridotto.server.live;

import java.time.Duration;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import ridotto.kernel.RecordReader;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.Awaited;
import ridotto.server.Damaged;
import ridotto.server.HouseContext;
import ridotto.server.RedactedError;
import ridotto.server.Unsure;
import ridotto.server.history.LongReads;
import ridotto.server.live.opening.Acceptance;
import ridotto.server.live.opening.Admission;
import ridotto.server.live.opening.Offer;
import ridotto.server.live.opening.Offers;
import ridotto.server.live.opening.TableIds;
import ridotto.server.store.Store;
import ridotto.server.table.Customs;
import ridotto.server.table.Entry;
import ridotto.server.table.Guest;
import ridotto.server.table.Listing;
import ridotto.server.table.LogLine;
import ridotto.server.table.Room;
import ridotto.server.table.Round;
import ridotto.server.table.Row;
import ridotto.server.table.TableState;
import ridotto.server.table.decide.PlainText;
import ridotto.server.table.decide.Preparations;

/// All the tables, and the store that keeps them. A table in memory is only a fold of its lines: it
/// is brought back when somebody asks for it.
public final class House implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(House.class);
  private static final int MOST_LISTED = 200;
  private static final int LARGEST_RECORD = 1 << 20;
  private static final int LONGEST_RECORD = 20_000; // lines
  private static final int PAGE = 1_000; // lines
  private static final Duration ROUNDS = Duration.ofMinutes(10);
  private static final Duration JUST_NOW = Duration.ofSeconds(10);
  private static final Duration AGAIN = Duration.ofSeconds(2);
  private static final Duration SURE = Duration.ofDays(1);

  private final HouseRules rules;
  private final GameLibrary library;
  private final Store store;
  private final HouseContext context;
  private final HouseParts parts;
  private final Guests guests;
  private final Bulletin bulletin;
  private final LiveTables tables = new LiveTables();
  private final Map<String, Long> forgotten = new HashMap<>(); // since when, in nanoseconds
  private final Offers offers = new Offers();
  private final Store.Subscription news;
  private volatile boolean closed;

  /// The house closes the store and ends the context when it is closed itself.
  public House(HouseRules rules, GameLibrary library, Store store, HouseContext context) {
    this.rules = rules;
    this.library = library;
    this.store = store;
    this.context = context;
    var admission = new Admission(rules.memory(), this::weight, context.clock());
    bulletin = new Bulletin(context.clock());
    parts =
        new HouseParts(
            rules,
            library,
            store,
            context,
            admission,
            bulletin,
            new LongReads(),
            new HouseParts.Counts());
    guests = new Guests(store, context);
    news = store.subscribe(this::hear);
  }

  /// What all tables in memory are reckoned to take, and the rules they play by.
  private long weight() {
    var all = tables.all();
    long rules = all.stream().flatMap(table -> table.rules().stream()).distinct().count();
    return all.stream().mapToLong(LiveTable::weight).sum() + rules * Admission.RULES;
  }

  /// Brings back the tables where a game is on, in the background, and looks after them all from
  /// now on.
  public void begin() {
    context.hands().execute(this::bringBack);
    goRound();
  }

  /// The tables where a game was on go on: their bots play, their clocks run. Nobody may ever ask
  /// for one of them, so whatever cannot be read now is tried again until it can.
  void bringBack() {
    if (closed) return;
    try {
      boolean all = true;
      for (var id : store.playing()) all &= broughtBack(id);
      if (all) return;
    } catch (RuntimeException e) {
      LOG.warn("Cannot read which games were on; tries again", RedactedError.of(e));
    }
    context.clock().after(AGAIN, this::bringBack);
  }

  /// The house that wound this table is no more.
  private void inherit(String id) {
    if (!closed && !broughtBack(id)) context.clock().after(AGAIN, () -> inherit(id));
  }

  private boolean broughtBack(String id) {
    try {
      find(id).ifPresent(LiveTable::wind);
      return true;
    } catch (Damaged e) {
      LOG.error("Table {}: damaged, and put aside", id, RedactedError.of(e));
      return true;
    } catch (RuntimeException e) {
      LOG.warn("Table {}: cannot be read; tries again", id, RedactedError.of(e));
      return false;
    }
  }

  private void hear(Store.News told) {
    switch (told) {
      case Store.Written written -> hear(written.table(), written.seq());
      case Store.Gone gone -> hear(gone.table(), Long.MAX_VALUE);
      case Store.Inherited inherited -> context.hands().execute(() -> inherit(inherited.table()));
      case Store.Missed() -> context.hands().execute(this::catchUp);
    }
  }

  private void hear(String id, long seq) {
    tables.peek(id).ifPresent(table -> context.hands().execute(() -> table.hear(seq)));
  }

  /// Looks how far every table in memory has come meanwhile, or whether it is gone.
  private void catchUp() {
    if (closed) return;
    try {
      var ids = tables.all().stream().map(LiveTable::id).toList();
      var ends = store.ends(ids);
      for (var id : ids) hear(id, ends.getOrDefault(id, Long.MAX_VALUE));
    } catch (RuntimeException e) {
      LOG.warn("Cannot read what others have written; tries again", RedactedError.of(e));
      context.clock().after(AGAIN, this::catchUp);
    }
  }

  /// Every now and then: what nobody needs leaves memory, what nobody visits leaves the store.
  private void goRound() {
    context
        .clock()
        .after(
            ROUNDS,
            () -> {
              try {
                tidy();
              } catch (RuntimeException e) {
                LOG.warn("Cannot look after the tables; tries again", RedactedError.of(e));
              }
              if (!closed) goRound();
            });
  }

  void tidy() {
    var now = context.clock().now();
    tables.removeIf(table -> table.retire(now.minus(ROUNDS)));
    for (var id : surelyForgotten()) {
      var table = tables.peek(id);
      if (table.filter(each -> each.listeners() > 0).isPresent()) {
        store.visited(id, now);
        continue;
      }
      table.ifPresent(each -> each.farewell("closed"));
      tables.remove(id);
      Awaited.of(store.delete(id));
      LOG.info("Table {}: deleted, because nobody visited it for as long as it is kept", id);
    }
  }

  /// A clock may be wrong when a house is opened, and nothing that was deleted comes back: only
  /// what has been forgotten for a whole day of an open house goes.
  private List<String> surelyForgotten() {
    long nanos = context.clock().nanos();
    var now = store.forgotten(context.clock().now());
    forgotten.keySet().retainAll(now);
    for (var id : now) forgotten.putIfAbsent(id, nanos);
    return now.stream()
        .filter(id -> nanos - forgotten.getOrDefault(id, nanos) >= SURE.toNanos())
        .toList();
  }

  public Guests guests() {
    return guests;
  }

  /// Forgets whoever has this key: they leave every chair, tables where nobody else has sat are
  /// deleted, and the key is nobody's any more. What others have played with them they keep.
  public void forget(String key) {
    var guest = guests.find(key).orElseThrow();
    for (var listing : store.of(guest.id(), Integer.MAX_VALUE)) {
      find(listing.id()).ifPresent(table -> table.forget(guest));
    }
    guests.revoke(key);
  }

  public Bulletin bulletin() {
    return bulletin;
  }

  /// The hand of whoever runs the house.
  public Operator operator() {
    return new Operator(this, tables, bulletin);
  }

  /// Opens a table and gives its id; the guest is host. Throws [ridotto.kernel.Refused].
  public String openTable(Guest host, Opening opening) {
    return open(host, opened(host, opening));
  }

  private Entry.Opened opened(Guest host, Opening opening) {
    Preparations.check(library, opening.game(), opening.chairs(), opening.settings());
    var manners = Customs.check(opening.manners(), rules.keepDays());
    return new Entry.Opened(
        host.id(), opening.game(), opening.chairs(), opening.settings(), manners, master());
  }

  /// Promises a table; there is none until [#accept]. Throws [ridotto.kernel.Refused].
  public Offer offer(Guest guest, Opening opening) {
    var opened = opened(guest, opening);
    limits(guest, Admission.TABLE);
    var now = context.clock().now();
    var lines = List.of(new LogLine(1, now, guest.id(), "", opened));
    var commitment = TableState.empty(library).after(lines).commitment(1);
    var id = TableIds.next(context.random());
    while (store.exists(id)) id = TableIds.next(context.random());
    var offer = new Offer(id, guest, opened, commitment, now.plus(Offers.VALID));
    offers.add(offer, now);
    return offer;
  }

  /// The promised table is there, the guest sits at it among bots, and the cards are dealt: all of
  /// it or nothing, and only once. Throws [ridotto.kernel.Refused].
  public void accept(Guest guest, String id, Acceptance given) {
    var now = context.clock().now();
    var offer =
        offers.find(guest, id, now).orElseThrow(() -> new Refused("id", Refusal.of("no-offer")));
    if (find(id).isPresent()) return;
    limits(guest, Admission.weight(offer.opened().chairs() - 1) + Admission.RULES);
    var lines = offer.taken(given, library, rules.tables(), now, context.random());
    tables.find(id, () -> open(id, lines)).ifPresent(table -> table.dealtAt(now));
  }

  /// Opens a finished table with this record, and gives its id. Throws [ridotto.kernel.Refused].
  public String importRecord(Guest guest, String text) {
    if (text.length() > LARGEST_RECORD) {
      throw new Refused("record", Refusal.of("file-too-large"));
    }
    var transcript = RecordReader.read(text);
    if (transcript.lines().size() > LONGEST_RECORD) {
      throw new Refused("record", Refusal.of("record-long").and("most", LONGEST_RECORD));
    }
    PlainText.requireNames(transcript.seats());
    var _ = library.shelf().open(transcript);
    var game = library.open(transcript.game(), transcript.seats().size(), transcript.played());
    var _ = Round.imported(game, transcript);
    parts.admission().require(Admission.TABLE + Admission.RULES);
    return open(guest, new Entry.Imported(guest.id(), master(), text));
  }

  private String open(Guest host, Entry entry) {
    limits(host, Admission.TABLE);
    while (true) {
      var id = TableIds.next(context.random());
      if (tables.find(id, () -> open(id, host, entry)).isPresent()) return id;
    }
  }

  /// Nothing if there is such a table already.
  private Optional<LiveTable> open(String id, Guest host, Entry entry) {
    return open(id, List.of(new LogLine(1, context.clock().now(), host.id(), "", entry)));
  }

  private Optional<LiveTable> open(String id, List<LogLine> lines) {
    var state = TableState.empty(library).after(lines);
    var row = Row.of(id, state, context.clock().now());
    return switch (new Draft(lines, List.of(), Optional.of(row)).append(store, id, false)) {
      case Store.Stored() -> Optional.of(table(id, state, row));
      case Store.Conflict() -> Optional.empty();
      case Store.Unknown() -> throw new Unsure();
    };
  }

  private void limits(Guest host, long weight) {
    bulletin.requireOpen();
    parts.admission().require(weight);
    if (store.count() >= rules.maxTables()) {
      throw new Refused("tables", Refusal.of("house-full"));
    }
    int most = rules.maxTablesPerGuest();
    if (store.countOf(host.id()) >= most) {
      throw new Refused("tables", Refusal.of("too-many-tables").and("most", most));
    }
  }

  private String master() {
    var bytes = new byte[32];
    context.random().nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  private LiveTable table(String id, TableState state, Row row) {
    return new LiveTable(id, parts, state, row, () -> tables.remove(id));
  }

  public Optional<LiveTable> find(String id) {
    return closed ? Optional.empty() : tables.find(id, () -> load(id));
  }

  private Optional<LiveTable> load(String id) {
    if (!store.exists(id)) return Optional.empty();
    if (parts.admission().isFull()) {
      makeRoom();
      parts.admission().requireReturn();
    }
    return Optional.of(table(id, fold(id), Row.UNKNOWN));
  }

  /// What nobody looks at and where nothing happens leaves memory at once.
  private void makeRoom() {
    var since = context.clock().now().minus(JUST_NOW);
    tables.removeIf(table -> table.retire(since));
  }

  /// A page at a time: a table that was played at for weeks has more lines than there need be room
  /// for at once. After the last one there is no other, however far away.
  private TableState fold(String id) {
    var lines = store.read(id, 1, PAGE);
    long more = lines.size() < PAGE ? 0 : Long.MAX_VALUE;
    return parts.reads().read(more, () -> fold(id, lines));
  }

  private TableState fold(String id, List<LogLine> first) {
    var state = TableState.empty(library);
    var lines = first;
    while (true) {
      for (var line : lines) state = after(id, state, line);
      boolean last = lines.size() < PAGE;
      lines = store.read(id, state.seq() + 1, last ? Long.MAX_VALUE : state.seq() + PAGE);
      if (last && lines.isEmpty()) return state;
    }
  }

  private static TableState after(String id, TableState state, LogLine line) {
    if (line.seq() != state.seq() + 1) throw new Damaged(id);
    try {
      return state.after(line).state();
    } catch (RuntimeException e) {
      throw new Damaged(id, e);
    }
  }

  /// The tables their hosts have listed and that are not finished, newest first.
  public List<Listing> listed() {
    return store.listed(MOST_LISTED);
  }

  /// The tables where this guest holds a chair or is host, newest first.
  public List<Listing> of(Guest guest) {
    return store.of(guest.id(), MOST_LISTED);
  }

  /// Everything that stands in the way of this game, so many chairs and these settings.
  public List<Room.Obstacle> check(String game, int chairs, Map<String, String> settings) {
    try {
      Preparations.check(library, game, chairs, settings);
      return List.of();
    } catch (Refused refused) {
      return List.of(new Room.Obstacle(refused.field(), refused.reasons()));
    }
  }

  /// How many minutes a game takes here, of those of which enough were played to tell.
  public Map<String, Integer> minutes() {
    return parts.counts().lengths.minutes();
  }

  public Figures figures() {
    var all = tables.all();
    var stored = store.figures();
    var counts = parts.counts();
    return new Figures(
        all.size(),
        (int) all.stream().filter(LiveTable::playing).count(),
        all.stream().mapToInt(LiveTable::listeners).sum(),
        counts.moves.sum(),
        counts.entries.sum(),
        stored.commits(),
        new Figures.Latency(stored.mean(), stored.worst()),
        counts.thinking.intValue());
  }

  /// Why nothing can be kept at the moment, if that is so.
  public Optional<Refused> trouble() {
    return store.trouble();
  }

  /// Says farewell to everybody and closes the store.
  @Override
  public void close() {
    closed = true;
    news.close();
    tables.all().forEach(table -> table.farewell("stopping"));
    context.close();
    store.close();
  }
}
