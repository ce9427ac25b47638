package ridotto.trials.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import ridotto.kernel.Dice;
import ridotto.server.live.House;
import ridotto.server.live.Opening;
import ridotto.server.table.Entry;
import ridotto.server.table.Guest;
import ridotto.server.table.LogLine;
import ridotto.server.table.Lottery;
import ridotto.server.table.Manners;

/// One seed: some nodes over a store, tables of people and bots, trouble, peace, and the audit.
final class Run implements AutoCloseable {
  static final class Counts {
    long moves;
    long lines;
    int crashes;
  }

  private final long seed;
  private final Settings settings;
  private final Scheduler scheduler;
  private final Faults faults;
  private final Floor floor;
  private final List<Place> places = new ArrayList<>();
  private final List<Person> people = new ArrayList<>();
  private final List<String> tables = new ArrayList<>();
  private final Map<String, List<Long>> when = new HashMap<>();
  private final List<String> story = new ArrayList<>();
  private final Set<String> violations = new TreeSet<>();
  private final Counts counts = new Counts();
  private final Strangers strangers;
  private boolean troubled;
  private boolean peaceful;
  private long skew;

  Run(long seed, Settings settings) {
    this.seed = seed;
    this.settings = settings;
    scheduler = new Scheduler(seed);
    faults = Faults.none();
    floor = settings.real() ? new SqliteFloor() : new MemoryFloor(faults);
    strangers = new Strangers(this);
  }

  Run run() {
    try (var _ = LogTap.to(this)) {
      for (int i = 0; i < settings.nodes(); i++) places.add(new Place(this, i + 1));
      places.forEach(Place::start);
      for (int i = 0; i < settings.tables(); i++) open(i);
      scheduler.run(2_000);
      troubled = true;
      faults.copy(Faults.draw(scheduler));
      tell(faults.toString());
      new Trouble(this).begin();
      strangers.begin();
      scheduler.run(2_000 + Settings.TROUBLE);
      calm();
      scheduler.run(scheduler.now() + Settings.REST);
      peaceful = true;
      var audit = new Audit(this);
      audit.begin();
      scheduler.run(scheduler.now() + Settings.PEACE);
      audit.end();
    }
    return this;
  }

  private void calm() {
    troubled = false;
    faults.end();
    floor.full(false);
    tell("peace");
  }

  private void open(int number) {
    var boxes = settings.boxes();
    var box = boxes.get(scheduler.dice().nextInt(boxes.size()));
    int persons = scheduler.dice().nextInt(4);
    var name = "s" + seed + "t" + number;
    var manners = new Manners("classic", "off", "calm", true, false, true, 30);
    var opening = new Opening(box.name(), Settings.chairs(box), Settings.limits(box), manners);
    var place = places.getFirst();
    place
        .node()
        .spawn(
            () -> {
              var host = new Guest(Lottery.hash(name + "p0"));
              var id = place.house().orElseThrow().openTable(host, opening);
              for (int i = 0; i < Math.max(1, persons); i++) {
                seat(
                    new Person(
                        this, name + "p" + i, id, persons == 0 ? 0 : i + 1, i == 0, persons));
              }
              // One who only watches, now and then.
              if (scheduler.dice().nextInt(2) == 0) {
                seat(new Person(this, name + "w", id, 0, false, persons));
              }
            });
  }

  /// Somebody comes.
  void seat(Person person) {
    if (!tables.contains(person.table)) tables.add(person.table);
    people.add(person);
    in(100 + scheduler.dice().nextInt(900), person::live);
  }

  Node node(String name) {
    return new Node(scheduler, name, skew, e -> broken("THROWN", e + place(e)));
  }

  /// Where it was thrown. Exceptions that only say no have no trace, and Java leaves it out of
  /// those it has seen often.
  private static String place(Throwable thrown) {
    for (Throwable e = thrown; e != null; e = e.getCause()) {
      if (e.getStackTrace().length > 0) return " at " + e.getStackTrace()[0];
    }
    return "";
  }

  /// Something has been kept.
  void kept(Node by, String table, List<LogLine> lines) {
    var times = when.computeIfAbsent(table, _ -> new ArrayList<>());
    for (var line : lines) {
      scheduler.note(line.seq() * 1_000_003 + line.body().hashCode());
      if (line.seq() != times.size() + 1) {
        broken("NUMBERS", table + ": line " + line.seq() + " after " + times.size());
      }
      times.add(scheduler.now());
      counts.lines++;
      if (line.entry() instanceof Entry.Played) counts.moves++;
    }
  }

  /// When a line was kept.
  long kept(String table, long seq) {
    var times = when.getOrDefault(table, List.of());
    return seq <= times.size() ? times.get((int) seq - 1) : 0;
  }

  void in(long delay, Runnable work) {
    scheduler.at(scheduler.now() + delay, scheduler.world(), work);
  }

  void tell(String what) {
    story.add(String.format(Locale.ROOT, "%8.3f  %s", scheduler.now() / 1000.0, what));
  }

  void broken(String rule, String how) {
    violations.add(rule + " " + how);
    tell("!! " + rule + " " + how);
  }

  /// The clocks of all machines are wrong by so much; whoever is started from now on believes them.
  void skew(long millis) {
    skew = millis;
  }

  Place anyPlace(Dice dice) {
    return places.get(dice.nextInt(places.size()));
  }

  Settings settings() {
    return settings;
  }

  Scheduler scheduler() {
    return scheduler;
  }

  Faults faults() {
    return faults;
  }

  Floor floor() {
    return floor;
  }

  List<Place> places() {
    return places;
  }

  List<Person> people() {
    return people;
  }

  List<String> tables() {
    return tables;
  }

  boolean troubled() {
    return troubled;
  }

  boolean peaceful() {
    return peaceful;
  }

  Counts counts() {
    return counts;
  }

  List<String> story() {
    return story;
  }

  Set<String> violations() {
    return violations;
  }

  long seed() {
    return seed;
  }

  House house() {
    return places.getFirst().house().orElseThrow();
  }

  @Override
  public void close() {
    floor.close();
  }
}
