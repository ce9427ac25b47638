package ridotto.server;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import ridotto.kernel.Event;
import ridotto.kernel.Player;
import ridotto.kernel.RecordReader;
import ridotto.kernel.Table;
import tools.jackson.databind.JsonNode;

/// How a table stands: the fold of its entries, and nothing else. Whoever reads the log from the
/// first line has the same.
///
/// It is long because every kind of entry has its effect here and nowhere else.
final class Standing {
  /// A code for a chair, which somebody may use until then.
  record Code(int chair, String code, Instant until, String by, String command) {
    /// The same, now that its chair has another number.
    Code at(int other) {
      return new Code(other, code, until, by, command);
    }
  }

  /// Where a round begins in the log, and in the numbers listeners are told.
  record Start(long seq, long told, String game, int chairs, Map<String, String> settings) {}

  /// The setting of every game that says who begins: a seat, or a word.
  private static final String FIRST = "first";

  private static final int REMEMBERED_WORDS = 40;

  private final Library library;
  final List<Chair> chairs = new ArrayList<>();
  final List<Start> rounds = new ArrayList<>();
  final List<Code> codes = new ArrayList<>();
  final List<Entry.Said> said = new ArrayList<>();
  final List<Long> saidAt = new ArrayList<>();
  final Receipts receipts = new Receipts();
  Room.Phase phase = Room.Phase.ANTECHAMBER;
  String host = "";
  String game = "";
  Map<String, String> settings = Map.of();
  Manners manners = Manners.USUAL;
  Optional<Round<?>> round = Optional.empty();
  Optional<String> imported = Optional.empty();
  boolean hushed;
  private String master = "";
  private long seq;
  private long told;

  Standing(Library library) {
    this.library = library;
  }

  /// Folds one line in, and gives what happened in the game by it.
  List<Event> apply(Line line) {
    seq = line.seq();
    if (!line.hidden()) told++;
    if (!line.command().isEmpty()) receipts.keep(line.by(), line.command(), told);
    var events = apply(line.entry(), line);
    if (phase == Room.Phase.PLAYING && round.isPresent() && round.get().over()) finish();
    return events;
  }

  private List<Event> apply(Entry entry, Line line) {
    return switch (entry) {
      case Entry.Played(int seat, JsonNode move, var house) ->
          play(round.orElseThrow(), seat, move, house, line.at());
      case Entry.Began began -> begin(began, line);
      case Entry other -> {
        arrange(other, line);
        yield List.of();
      }
    };
  }

  private <T extends Table<?>> List<Event> play(
      Round<T> on, int seat, JsonNode move, List<JsonNode> house, Instant at) {
    return on.play(seat, on.rules.id(move), ids(on.rules, house), at);
  }

  private static List<Integer> ids(Rules<?> rules, List<JsonNode> moves) {
    return moves.stream().map(rules::id).toList();
  }

  private List<Event> begin(Entry.Began began, Line line) {
    var next = round(began, settings);
    chairs.forEach(Chair::forget);
    rounds.add(new Start(line.seq(), told, game, chairs.size(), settings));
    phase = Room.Phase.PLAYING;
    round = Optional.of(next);
    imported = Optional.empty();
    return next.deal(ids(next.rules, began.house()), line.at());
  }

  /// The round that these seats would begin with these settings.
  Round<?> round(Entry.Began began, Map<String, String> set) {
    var rules = library.open(game, chairs.size(), set);
    return round(rules, began.names(), began.contributions(), began.seeds());
  }

  /// After a game that the table has not put away the next player begins, unless lots are drawn.
  OptionalInt beginsNext() {
    var first = settings.getOrDefault(FIRST, "1");
    boolean again = phase == Room.Phase.FINISHED && imported.isEmpty();
    return again && first.matches("\\d{1,4}")
        ? OptionalInt.of(Integer.parseInt(first) % chairs.size() + 1)
        : OptionalInt.empty();
  }

  /// The settings, but that this seat begins.
  Map<String, String> begunBy(int seat) {
    var changed = new LinkedHashMap<>(settings);
    changed.put(FIRST, Integer.toString(seat));
    return changed;
  }

  private <T extends Table<?>> Round<T> round(
      Rules<T> rules, List<String> names, List<String> contributions, List<Long> seeds) {
    int number = rounds.size() + 1;
    var lottery = Lottery.of(secret(number), contributions, number);
    return new Round<>(number, rules, names, seeds, lottery);
  }

  /// When a game is over everybody is asked anew whether they play, and for a contribution.
  private void finish() {
    phase = Room.Phase.FINISHED;
    for (var chair : chairs) {
      chair.contribution = "";
      chair.order = Optional.empty();
      chair.abandons = false;
    }
  }

  private void arrange(Entry entry, Line line) {
    switch (entry) {
      case Entry.Opened opened -> open(opened);
      case Entry.Imported(String by, String secrets, String text) -> {
        host = by;
        master = secrets;
        show(text, line);
      }
      case Entry.Sat(int chair, String guest, String name, String contribution) -> {
        chair(chair).clear();
        chair(chair).sit(guest, name);
        chair(chair).contribution = contribution;
        chair(chair).again = true;
      }
      case Entry.BotSat(int chair, String name, String level) -> chair(chair).seatBot(name, level);
      case Entry.Renamed(int chair, String name) -> chair(chair).name = Optional.of(name);
      case Entry.Arranged(var order) -> {
        var before = List.copyOf(chairs);
        for (int i = 0; i < order.size(); i++) chairs.set(i, before.get(order.get(i) - 1));
        codes.replaceAll(code -> code.at(order.indexOf(code.chair()) + 1));
        reopen();
      }
      case Entry.Chosen(String name, int count, var set) -> choose(name, count, set);
      case Entry.Begins(int seat) -> settings = begunBy(seat);
      case Entry.Agreed(Manners agreed) -> manners = agreed;
      case Entry.Contributed(int chair, String contribution) ->
          chair(chair).contribution = contribution;
      case Entry.Given(int chair, JsonNode move) -> {
        var on = round.orElseThrow();
        on.give(chair - 1, on.rules.id(move), line.at());
      }
      case Entry.Withdrew(int chair) -> round.orElseThrow().withdraw(chair - 1);
      case Entry.Ordered(int chair, boolean on, var unless) ->
          chair(chair).order = on ? Optional.of(List.copyOf(unless)) : Optional.empty();
      case Entry.Noted(int chair, long number) ->
          chair(chair).seen = Math.max(chair(chair).seen, number);
      case Entry.Coded(int chair, String code, Instant until) -> {
        codes.removeIf(each -> each.chair() == chair || each.until().isBefore(line.at()));
        codes.add(new Code(chair, code, until, line.by(), line.command()));
      }
      case Entry.Memorised(int chair) -> {
        round.orElseThrow().memorised(chair);
        if (chair == 0) round.orElseThrow().awake(line.at());
      }
      case Entry.Lengthened(int chair, long millis) ->
          round.orElseThrow().lengthen(chair - 1, millis);
      case Entry.Conceded(int chair) -> chair(chair).conceded = true;
      case Entry.Voted(int chair, boolean yes) -> chair(chair).abandons = yes;
      case Entry.Stopped(String ending, var winners) ->
          round
              .orElseThrow()
              .stop(
                  new Message.Ended(
                      ending, winners.stream().map(chair -> Player.of(chair - 1)).toList()));
      case Entry.Left(int chair) -> {
        codes.removeIf(each -> each.chair() == chair);
        leave(chair(chair));
      }
      case Entry.HostPassed(String guest) -> host = guest;
      case Entry.Adjourned() -> phase = Room.Phase.ADJOURNED;
      case Entry.Resumed() -> {
        phase = Room.Phase.PLAYING;
        round.orElseThrow().awake(line.at());
      }
      case Entry.Again(int chair, boolean yes, String contribution) -> {
        chair(chair).again = yes;
        chair(chair).contribution = contribution;
      }
      case Entry.SeatTaken(int chair, String guest, String code) -> move(chair, guest, code);
      case Entry.TookOver(int chair, String guest, String name) -> {
        chair(chair).sit(guest, name);
        chair(chair).since = told;
        chair(chair).seen = told;
      }
      case Entry.Said words -> {
        if (said.size() == REMEMBERED_WORDS) {
          said.removeFirst();
          saidAt.removeFirst();
        }
        said.add(words);
        saidAt.add(told);
      }
      case Entry.Muted(int chair, boolean yes) -> {
        if (chair == 0) hushed = yes;
        else chair(chair).muted = yes;
      }
      case Entry.Played _, Entry.Began _ -> throw new IllegalStateException("a game's own");
    }
  }

  private void open(Entry.Opened opened) {
    host = opened.host();
    master = opened.master();
    manners = opened.manners();
    choose(opened.game(), opened.chairs(), opened.settings());
  }

  private void choose(String name, int count, Map<String, String> set) {
    game = name;
    settings = new LinkedHashMap<>(set);
    while (chairs.size() > count) chairs.removeLast();
    while (chairs.size() < count) chairs.add(new Chair());
    reopen();
  }

  /// The last game is put away once somebody lays the table for another.
  private void reopen() {
    phase = Room.Phase.ANTECHAMBER;
    round = Optional.empty();
  }

  private void show(String text, Line line) {
    var transcript = RecordReader.read(text);
    choose(transcript.game(), transcript.seats().size(), transcript.settings());
    for (int i = 0; i < chairs.size(); i++) {
      chairs.get(i).name = Optional.of(transcript.seats().get(i));
    }
    round = Optional.of(Round.imported(rules(), transcript));
    rounds.add(new Start(line.seq(), told, game, chairs.size(), settings));
    imported = Optional.of(text);
    phase = Room.Phase.FINISHED;
  }

  /// In the middle of a game a cautious bot goes on in their name, and anybody may take over.
  private void leave(Chair chair) {
    if (!playing()) {
      chair.clear();
      return;
    }
    chair.guest = Optional.empty();
    chair.bot = Optional.of(Company.CAUTIOUS);
  }

  /// Whoever moves to another device takes everything along that was theirs here.
  private void move(int number, String guest, String code) {
    var chair = chair(number);
    var before = chair.guest.orElse("");
    chair.guest = Optional.of(guest);
    chair.bot = Optional.empty();
    codes.removeIf(each -> each.code().equals(code));
    boolean gone = chairs.stream().noneMatch(each -> each.of(new Guest(before)));
    if (host.equals(before) && gone) host = guest;
  }

  Chair chair(int number) {
    return chairs.get(number - 1);
  }

  /// Whether a game is on, be it adjourned.
  boolean playing() {
    return phase == Room.Phase.PLAYING || phase == Room.Phase.ADJOURNED;
  }

  Rules<?> rules() {
    return library.open(game, chairs.size(), settings);
  }

  /// The round that is on, or the next one, or the one just finished while it is still shown.
  int number() {
    return phase == Room.Phase.ANTECHAMBER ? rounds.size() + 1 : rounds.size();
  }

  String secret(int number) {
    return Lottery.secret(master, number);
  }

  String commitment(int number) {
    return Lottery.commitment(secret(number));
  }

  Library library() {
    return library;
  }

  long seq() {
    return seq;
  }

  long told() {
    return told;
  }
}
