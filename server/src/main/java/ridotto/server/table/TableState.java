package ridotto.server.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import ridotto.kernel.Event;
import ridotto.kernel.RecordReader;
import ridotto.kernel.Table;
import ridotto.kernel.Version;

/// How a table stands: the fold of its lines, and nothing else. Whoever reads the log from the
/// first line has the same.
///
/// A state never changes: [#after] gives the next one, so that it can be looked at before it is
/// true. It is long because every kind of entry has its effect here and nowhere else.
public final class TableState {
  /// The state after a line, and what happened in the game by it.
  public record After(TableState state, List<Event> events) {}

  /// A code for a chair, which somebody may use until then.
  public record Code(int chair, String code, Instant until, String by, String command) {
    /// The same, now that its chair has another number.
    private Code at(int other) {
      return new Code(other, code, until, by, command);
    }
  }

  /// Where a round begins in the log, and in the numbers listeners are told. `people` are the
  /// guests who sat there at any time of it.
  public record Start(
      long seq,
      long told,
      String game,
      int chairs,
      Map<String, String> settings,
      Set<String> people) {}

  /// Something said, and the number it was told under.
  public record Spoken(long told, Entry.Said words) {}

  /// The setting of every game that says who begins: a seat, or a word.
  private static final String FIRST = "first";

  private static final int REMEMBERED_WORDS = 40;

  private final Library library;
  // Nothing below is changed but in a copy that nobody has seen yet.
  private Chairs chairs = Chairs.NONE;
  private List<Start> rounds = List.of();
  private List<Code> codes = List.of();
  private List<Spoken> spoken = List.of();
  private Receipts receipts = Receipts.NONE;
  private Hands hands = Hands.NONE;
  private Map<String, Instant> banned = Map.of();
  private Stage stage = new Stage.Antechamber();
  private boolean imported; // the last game came from elsewhere
  private String host = "";
  private String game = "";
  private Map<String, String> settings = Map.of();
  private Manners manners = Manners.USUAL;
  private Customs customs = Customs.of(Manners.USUAL);
  private boolean hushed;
  private boolean mutedByHouse;
  private boolean closedByHouse;
  private String master = "";
  private long seq;
  private long told;

  private TableState(Library library) {
    this.library = library;
  }

  private TableState(TableState from) {
    library = from.library;
    chairs = from.chairs;
    rounds = from.rounds;
    codes = from.codes;
    spoken = from.spoken;
    receipts = from.receipts;
    hands = from.hands;
    banned = from.banned;
    stage = from.stage;
    imported = from.imported;
    host = from.host;
    game = from.game;
    settings = from.settings;
    manners = from.manners;
    customs = from.customs;
    hushed = from.hushed;
    mutedByHouse = from.mutedByHouse;
    closedByHouse = from.closedByHouse;
    master = from.master;
    seq = from.seq;
    told = from.told;
  }

  /// Before the first line.
  public static TableState empty(Library library) {
    return new TableState(library);
  }

  public TableState after(List<LogLine> lines) {
    var state = this;
    for (var line : lines) state = state.after(line).state();
    return state;
  }

  public After after(LogLine line) {
    var next = new TableState(this);
    next.seq = line.seq();
    if (!line.hidden()) next.told++;
    if (!line.command().isEmpty()) {
      next.receipts = receipts.keep(line.by(), line.command(), next.told);
    }
    var events = next.take(line);
    if (next.stage instanceof Stage.Antechamber) next.hands = Hands.NONE;
    if (next.stage instanceof Stage.Finished && !(stage instanceof Stage.Finished)) {
      next.everyChair(ChairState::finish);
      next.hands = next.hands.over();
    }
    return new After(next, events);
  }

  private List<Event> take(LogLine line) {
    return switch (line.entry()) {
      case Entry.OfGame happened -> happen(happened, line);
      case Entry.OfClock waited -> {
        tick(waited, line);
        yield List.of();
      }
      case Entry.OfPause pause -> {
        pause(pause, line);
        yield List.of();
      }
      case Entry.Hidden hidden -> {
        hide(hidden, line);
        yield List.of();
      }
      case Entry.OfTable arranged -> {
        arrange(arranged, line);
        yield List.of();
      }
      case Entry.Said words -> {
        say(words);
        yield List.of();
      }
    };
  }

  private List<Event> happen(Entry.OfGame entry, LogLine line) {
    var played =
        switch (entry) {
          case Entry.Played move -> play(shown(), move, line.at());
          case Entry.Began began -> begin(began, line);
        };
    stage = stage.with(played.round());
    return played.events();
  }

  private static <T extends Table<?>> Round.Played play(
      Round<T> round, Entry.Played played, Instant at) {
    var rules = round.rules();
    return round.play(played.seat(), rules.id(played.move()), rules.ids(played.house()), at);
  }

  private Round.Played begin(Entry.Began began, LogLine line) {
    var next = round(began, settings);
    everyChair(ChairState::forget);
    hands = Hands.dealt(chairs);
    codes = codes.stream().filter(code -> chair(code.chair()).of(new Guest(code.by()))).toList();
    rounds = with(rounds, started(line, began.settings(settings), hands.seen().keySet()));
    stage = new Stage.Playing(next);
    imported = false;
    return next.deal(next.rules().ids(began.house()), line.at());
  }

  private Start started(LogLine line, Map<String, String> played, Set<String> people) {
    return new Start(line.seq(), told, game, chairs.size(), played, Set.copyOf(people));
  }

  private void tick(Entry.OfClock entry, LogLine line) {
    var round = shown();
    stage =
        stage.with(
            switch (entry) {
              case Entry.Memorised(int chair) ->
                  chair == 0 ? round.memorised(line.at()) : round.memorised(chair);
              case Entry.Lengthened(int chair, long millis) -> round.lengthen(chair, millis);
            });
  }

  private void pause(Entry.OfPause entry, LogLine line) {
    stage =
        switch (entry) {
          case Entry.Stopped(String ending, var winners) ->
              stage.with(shown().stop(ending, winners));
          case Entry.Adjourned() -> new Stage.Adjourned(shown());
          case Entry.Resumed() -> new Stage.Playing(shown().awake(line.at()));
        };
  }

  private void hide(Entry.Hidden entry, LogLine line) {
    switch (entry) {
      case Entry.Given(int chair, var move) -> {
        var round = shown();
        stage = stage.with(round.give(chair, round.rules().id(move), line.at()));
      }
      case Entry.Withdrew(int chair) -> stage = stage.with(shown().withdraw(chair));
      case Entry.Ordered(int chair, boolean on, var unless) -> {
        var order = on ? Optional.of(List.copyOf(unless)) : Optional.<List<String>>empty();
        change(chair, each -> each.ordering(order));
      }
      case Entry.Noted(int chair, long number) ->
          change(chair, each -> each.seen(Math.max(each.seen(), number)));
      case Entry.Coded(int chair, String code, Instant until) -> {
        var others = new ArrayList<>(codes);
        others.removeIf(each -> each.chair() == chair || each.until().isBefore(line.at()));
        codes = with(others, new Code(chair, code, until, line.by(), line.command()));
        hands = hands.settled(chair);
      }
    }
  }

  private void say(Entry.Said words) {
    var kept = spoken.size() < REMEMBERED_WORDS ? spoken : spoken.subList(1, spoken.size());
    spoken = with(kept, new Spoken(told, words));
  }

  private void arrange(Entry.OfTable entry, LogLine line) {
    switch (entry) {
      case Entry.Opened opened -> open(opened);
      case Entry.Imported(String by, String secrets, String text) -> {
        host = by;
        master = secrets;
        show(text, line);
      }
      case Entry.Sat(int chair, String guest, String name, String contribution) -> {
        var sitting = ChairState.EMPTY.sit(new ChairState.Person(guest, name));
        change(chair, _ -> sitting.contributing(contribution).again(true));
      }
      case Entry.BotSat(int chair, String name, String level) ->
          change(chair, _ -> ChairState.EMPTY.sit(new ChairState.BotPlayer(name, level)));
      case Entry.Renamed(int chair, String name) -> change(chair, each -> each.renamed(name));
      case Entry.Arranged(var order) -> {
        chairs = chairs.inOrder(order);
        codes = codes.stream().map(code -> code.at(Chairs.moved(code.chair(), order))).toList();
        stage = new Stage.Antechamber();
      }
      case Entry.Chosen(String name, int count, var set) -> choose(name, count, set);
      case Entry.Begins(int seat) -> settings = begunBy(seat);
      case Entry.Agreed(Manners agreed) -> agree(agreed);
      case Entry.Contributed(int chair, String contribution) ->
          change(chair, each -> each.contributing(contribution));
      case Entry.Conceded(int chair) -> change(chair, ChairState::concede);
      case Entry.Voted(int chair, boolean yes) -> change(chair, each -> each.abandons(yes));
      case Entry.Left(int chair) -> leave(chair, line);
      case Entry.HostPassed(String guest) -> host = guest;
      case Entry.Again(int chair, boolean yes, String contribution) ->
          change(chair, each -> each.again(yes).contributing(contribution));
      case Entry.SeatTaken(int chair, String guest, String code) -> move(chair, guest, code);
      case Entry.TookOver(int chair, String guest, String name) -> {
        handed(chair, Hands.Change.How.TAKEN_OVER, name);
        change(chair, each -> each.sit(new ChairState.Person(guest, name)).knowsFrom(told));
        sees(guest, Set.of(chair));
      }
      case Entry.Wished(int number, var what, int chair, String guest, String name) ->
          hands = hands.wished(new Hands.Wish(number, what, chair, guest, name, Set.of()));
      case Entry.Answered(int number, String guest, boolean yes) ->
          hands = hands.answered(number, guest, yes);
      case Entry.Banned(String guest, Instant until) -> {
        var more = new LinkedHashMap<>(banned);
        more.values().removeIf(line.at()::isAfter);
        more.put(guest, until);
        banned = Collections.unmodifiableMap(more);
      }
      case Entry.Muted(int chair, boolean yes) -> {
        if (chair == 0) hushed = yes;
        else change(chair, each -> each.muted(yes));
      }
      case Entry.MutedByHouse(boolean yes) -> mutedByHouse = yes;
      case Entry.ClosedByHouse() -> closedByHouse = true;
    }
  }

  private void open(Entry.Opened opened) {
    host = opened.host();
    master = opened.master();
    agree(opened.manners());
    choose(opened.game(), opened.chairs(), opened.settings());
  }

  private void agree(Manners agreed) {
    manners = agreed;
    customs = Customs.of(agreed);
  }

  /// The last game is put away once somebody lays the table for another.
  private void choose(String name, int count, Map<String, String> set) {
    game = name;
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(set));
    chairs = chairs.laid(count);
    stage = new Stage.Antechamber();
  }

  private void show(String text, LogLine line) {
    var transcript = RecordReader.read(text);
    var played = transcript.played();
    choose(transcript.game(), transcript.seats().size(), transcript.settings());
    chairs = Chairs.recorded(transcript.seats());
    var rules = library.open(game, chairs.size(), played);
    stage = new Stage.Finished(Round.imported(rules, transcript));
    rounds = with(rounds, started(line, played, Set.of(host)));
    imported = true;
  }

  /// In the middle of a game a cautious bot goes on in their name.
  private void leave(int number, LogLine line) {
    boolean own = chair(number).of(new Guest(line.by()));
    handed(number, own ? Hands.Change.How.LEFT : Hands.Change.How.UNSEATED, "");
    codes = codes.stream().filter(code -> code.chair() != number).toList();
    change(
        number,
        chair ->
            playing()
                ? chair.occupied(
                    new ChairState.BotPlayer(chair.name().orElse(""), ChairState.CAUTIOUS))
                : ChairState.EMPTY);
  }

  /// Whoever moves to another device takes everything along that was theirs here.
  private void move(int number, String guest, String code) {
    var before = chair(number).guest().orElse("");
    boolean own =
        codes.stream().anyMatch(each -> each.code().equals(code) && each.by().equals(before));
    handed(
        number,
        own ? Hands.Change.How.MOVED : Hands.Change.How.REISSUED,
        chair(number).name().orElse(""));
    sees(guest, own ? hands.seenBy(before) : Set.of(number));
    change(number, each -> each.occupied(new ChairState.Person(guest, each.name().orElse(""))));
    codes = codes.stream().filter(each -> !each.code().equals(code)).toList();
    boolean gone = chairs.of(new Guest(before)).isEmpty();
    if (host.equals(before) && gone) host = guest;
  }

  /// Everybody is told that a chair has other hands.
  private void handed(int number, Hands.Change.How how, String to) {
    if (!playing()) return;
    var from = chair(number).name().orElse("");
    hands = hands.changed(new Hands.Change(told, number, how, from, to));
  }

  private void sees(String guest, Set<Integer> numbers) {
    if (!playing()) return;
    hands = hands.sees(guest, numbers);
    var on = rounds.getLast();
    var people = new HashSet<>(on.people());
    people.add(guest);
    var others = rounds.subList(0, rounds.size() - 1);
    rounds =
        with(
            others,
            new Start(
                on.seq(), on.told(), on.game(), on.chairs(), on.settings(), Set.copyOf(people)));
  }

  private void change(int number, UnaryOperator<ChairState> how) {
    chairs = chairs.with(number, how);
  }

  private void everyChair(UnaryOperator<ChairState> how) {
    chairs = chairs.each(how);
  }

  private static <V> List<V> with(List<V> list, V one) {
    var longer = new ArrayList<V>(list);
    longer.add(one);
    return Collections.unmodifiableList(longer);
  }

  /// The round that these seats would begin with these settings.
  public Round<?> round(Entry.Began began, Map<String, String> set) {
    return round(library.open(game, chairs.size(), began.settings(set)), began);
  }

  private <T extends Table<?>> Round<T> round(Rules<T> rules, Entry.Began began) {
    int number = rounds.size() + 1;
    var lottery = Lottery.of(secret(number), began.contributions(), number);
    return new Round<>(number, rules, began.names(), began.seeds(), lottery);
  }

  /// After a game that the table has not put away the next player begins, unless lots are drawn.
  public OptionalInt beginsNext() {
    var first = settings.getOrDefault(FIRST, "1");
    boolean again = stage instanceof Stage.Finished && !imported;
    return again && first.matches("\\d{1,4}")
        ? OptionalInt.of(chairs.after(Integer.parseInt(first)))
        : OptionalInt.empty();
  }

  /// The settings, but that this seat begins.
  public Map<String, String> begunBy(int seat) {
    var changed = new LinkedHashMap<>(settings);
    changed.put(FIRST, Integer.toString(seat));
    return Collections.unmodifiableMap(changed);
  }

  private Round<?> shown() {
    return round().orElseThrow();
  }

  public List<ChairState> chairs() {
    return chairs.list();
  }

  public ChairState chair(int number) {
    return chairs.get(number);
  }

  /// The numbers of the chairs this guest holds.
  public List<Integer> chairsOf(Guest guest) {
    return chairs.of(guest);
  }

  /// Whether this guest may be here now. A shut door is open to those who play, and before the
  /// first game to all who might.
  public boolean welcomes(Guest guest, Instant now) {
    if (bans(guest, now)) return false;
    boolean open = manners.spectators() || stage instanceof Stage.Antechamber;
    return open || isHost(guest) || !chairsOf(guest).isEmpty();
  }

  /// Whether nobody else is host, holds a chair, or has sat here in any round.
  public boolean isOnlyOf(Guest guest) {
    var others = new HashSet<String>();
    others.add(host);
    for (var round : rounds) others.addAll(round.people());
    for (var chair : chairs()) chair.guest().ifPresent(others::add);
    return others.equals(Set.of(guest.id()));
  }

  public boolean bans(Guest guest, Instant now) {
    var until = banned.get(guest.person().id());
    return until != null && until.isAfter(now);
  }

  public Hands hands() {
    return hands;
  }

  public boolean isHost(Guest guest) {
    return host.equals(guest.id());
  }

  public String host() {
    return host;
  }

  public Stage stage() {
    return stage;
  }

  public Room.Phase phase() {
    return stage.phase();
  }

  /// The game that is on, or the one just finished while it is still shown.
  public Optional<Round<?>> round() {
    return stage.shown();
  }

  /// Whether a game is on, be it adjourned.
  public boolean playing() {
    return stage instanceof Stage.Playing || stage instanceof Stage.Adjourned;
  }

  /// Whether the last game came from elsewhere.
  public boolean imported() {
    return imported;
  }

  public String game() {
    return game;
  }

  public Map<String, String> settings() {
    return settings;
  }

  public Manners manners() {
    return manners;
  }

  public Customs customs() {
    return customs;
  }

  public boolean hushed() {
    return hushed;
  }

  public boolean mutedByHouse() {
    return mutedByHouse;
  }

  /// Nothing happens here any more, and nobody is shown anything of it.
  public boolean closedByHouse() {
    return closedByHouse;
  }

  public List<Code> codes() {
    return codes;
  }

  public List<Spoken> spoken() {
    return spoken;
  }

  public Receipts receipts() {
    return receipts;
  }

  /// How many rounds were begun here.
  public int rounds() {
    return rounds.size();
  }

  public Start start(int number) {
    return rounds.get(number - 1);
  }

  /// Those the next round would be played by.
  public Rules<?> rules() {
    return library.open(game, chairs.size(), Version.in(settings, Version.LATEST));
  }

  /// The rules of a round that was begun here.
  public Rules<?> rules(int number) {
    var start = start(number);
    return library.open(start.game(), start.chairs(), start.settings());
  }

  public Library library() {
    return library;
  }

  /// The round that is on, or the next one, or the one just finished while it is still shown.
  public int number() {
    return stage instanceof Stage.Antechamber ? rounds.size() + 1 : rounds.size();
  }

  public String secret(int number) {
    return Lottery.secret(master, number);
  }

  /// What opens the replay of a round to whoever has it from somebody who sat there.
  public String share(int number) {
    return Lottery.hash(master + " share " + number).substring(0, 32);
  }

  public String commitment(int number) {
    return Lottery.commitment(secret(number));
  }

  /// The number of the last line.
  public long seq() {
    return seq;
  }

  /// The number listeners were told last.
  public long told() {
    return told;
  }
}
