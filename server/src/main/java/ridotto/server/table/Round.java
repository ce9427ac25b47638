package ridotto.server.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import ridotto.kernel.Contents;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Inquiry;
import ridotto.kernel.Moves;
import ridotto.kernel.Player;
import ridotto.kernel.Question;
import ridotto.kernel.Refusal;
import ridotto.kernel.Replay;
import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.kernel.Table;
import ridotto.kernel.Transcript;
import ridotto.kernel.View;

/// One game at a table: the true table of its rules, and who is being asked what since when.
///
/// A round never changes: whatever happens makes another one. The rules count seats and players
/// from 0, and everything else here chairs from 1, as people do.
///
/// It is long because nothing else in the server reaches the true table of a game that is on: what
/// anybody may ask of it or do to it stands here.
public final class Round<T extends Table<?>> {
  /// A round, and what happened in the game on the way to it.
  record Played(Round<?> round, List<Event> events) {}

  /// What the house makes of the game.
  private sealed interface Course {}

  /// Everybody may look at the open deal, and the players `ready` have.
  private record Memorising(int ready) implements Course {}

  private record Running() implements Course {}

  /// It is over though its rules did not end it.
  private record Stopped(Message.Ended ended) implements Course {}

  private final int number;
  private final Rules<T> rules;
  private final List<String> names;
  private final List<Long> seeds;
  // Nothing below is changed but in a copy that nobody has seen yet.
  private Lottery lottery;
  private T table;
  private @Nullable Waiting[] waiting; // by seat
  private long[] spent; // of each player's reserve
  private Course course;
  private int step;
  private int turnBegan; // the step at which this turn did
  private Instant began;
  private int shown; // the cards of an open deal

  Round(int number, Rules<T> rules, List<String> names, List<Long> seeds, Lottery lottery) {
    this.number = number;
    this.rules = rules;
    this.names = List.copyOf(names);
    this.seeds = List.copyOf(seeds);
    this.lottery = lottery;
    table = rules.game().open();
    waiting = new Waiting[Seat.MOST];
    spent = new long[Seat.MOST];
    course = new Running();
    began = Instant.EPOCH;
  }

  private Round(Round<T> from) {
    number = from.number;
    rules = from.rules;
    names = from.names;
    seeds = from.seeds;
    lottery = from.lottery;
    table = from.table;
    waiting = from.waiting;
    spent = from.spent;
    course = from.course;
    step = from.step;
    turnBegan = from.turnBegan;
    began = from.began;
    shown = from.shown;
  }

  /// A round that was played elsewhere. Throws [ridotto.kernel.Refused].
  public static <T extends Table<?>> Round<T> imported(Rules<T> rules, Transcript transcript) {
    var nothing = Lottery.of("", List.of(), 0);
    var round = new Round<>(1, rules, transcript.seats(), List.of(), nothing);
    new Replay<>(rules.game(), round.table, transcript, (_, _) -> round.step++).run();
    return round;
  }

  private T tableToPlayOn() {
    var copy = rules.game().open();
    rules.game().copy(table, copy);
    return copy;
  }

  /// The house deals.
  Played deal(List<Integer> house, Instant at) {
    var next = new Round<>(this);
    var events = new ArrayList<Event>();
    next.table = tableToPlayOn();
    next.table.admit(events::add);
    next.began = at;
    next.houseMoves(house);
    next.turnBegan = next.step;
    next.refresh(-1, Seats.NONE, Optional.empty(), at);
    next.shown = (int) events.stream().filter(Event::reveals).count();
    if (rules.game().dealsOpen() && !next.table.over()) next.course = new Memorising(Seats.NONE);
    return new Played(next, List.copyOf(events));
  }

  Played play(int seat, int move, List<Integer> house, Instant at) {
    var next = new Round<>(this);
    var events = new ArrayList<Event>();
    next.table = tableToPlayOn();
    next.table.admit(events::add);
    rules.game().play(next.table, seat, move);
    next.step++;
    next.houseMoves(house);
    if (next.table.turns() != table.turns()) next.turnBegan = next.step;
    next.refresh(seat, asked(), Optional.of(table.question()), at);
    return new Played(next, List.copyOf(events));
  }

  private void houseMoves(List<Integer> house) {
    var listed = new Moves();
    if (!house.isEmpty()) lottery = lottery.copy();
    for (int move : house) {
      lottery.draw(rules.game().moves(table, Table.HOUSE, listed).size());
      rules.game().play(table, Table.HOUSE, move);
      step++;
    }
  }

  /// Whoever is still asked the same keeps the answer they have made up their mind to.
  private void refresh(int mover, int before, Optional<Question> question, Instant at) {
    int now = asked();
    boolean same = question.isPresent() && !table.over() && table.question().equals(question.get());
    waiting = waiting.clone();
    for (int seat = 0; seat < rules.game().seats(); seat++) {
      boolean stays = same && seat != mover && Seats.has(before, seat);
      if (!Seats.has(now, seat)) waiting[seat] = null;
      else if (!stays) waiting[seat] = Waiting.from(step);
      var each = waiting[seat];
      if (each != null && each.early() && table.awaits(seat)) waiting[seat] = each.speaksFrom(at);
    }
  }

  /// The seats that may answer now, in turn or early.
  private int asked() {
    if (table.over()) return Seats.NONE;
    return (table.awaited() | rules.game().later(table)) & Seats.all(rules.game().seats());
  }

  /// What the house will do after this move: drawn beforehand, so that it can be logged.
  public List<Integer> foresee(int seat, int move) {
    var ahead = tableToPlayOn();
    rules.game().play(ahead, seat, move);
    return draw(ahead);
  }

  public List<Integer> foreseeDeal() {
    return draw(tableToPlayOn());
  }

  private List<Integer> draw(T ahead) {
    var house = new ArrayList<Integer>();
    var stream = lottery.copy();
    var listed = new Moves();
    while (!ahead.over() && ahead.awaits(Table.HOUSE)) {
      var menu = rules.game().moves(ahead, Table.HOUSE, listed);
      int move = menu.get(stream.draw(menu.size()));
      rules.game().play(ahead, Table.HOUSE, move);
      house.add(move);
    }
    return house;
  }

  Round<T> give(int chair, int move, Instant at) {
    return waiting(chair, each -> each.give(move, at));
  }

  Round<T> withdraw(int chair) {
    return waiting(chair, Waiting::withdraw);
  }

  Round<T> lengthen(int chair, long millis) {
    var next = waiting(chair, each -> each.lengthen(millis));
    next.spent = spent.clone();
    next.spent[player(chair)] += millis;
    return next;
  }

  private Round<T> waiting(int chair, UnaryOperator<Waiting> change) {
    var next = new Round<>(this);
    int seat = seatOf(chair);
    var each = waiting[seat];
    if (each == null) return next;
    next.waiting = waiting.clone();
    next.waiting[seat] = change.apply(each);
    return next;
  }

  /// Somebody has looked at the open deal.
  Round<T> memorised(int chair) {
    var next = new Round<>(this);
    if (course instanceof Memorising(int ready)) {
      next.course = new Memorising(ready | Seats.only(player(chair)));
    }
    return next;
  }

  /// Everybody has looked, or had the time; now the clocks run.
  Round<T> memorised(Instant at) {
    var next = awake(at);
    next.course = new Running();
    return next;
  }

  Round<T> stop(String ending, List<Integer> winners) {
    var next = new Round<>(this);
    var players = winners.stream().map(Player::numbered).toList();
    next.course = new Stopped(new Message.Ended(ending, players));
    next.waiting = new Waiting[Seat.MOST];
    return next;
  }

  /// A clock that stood still starts again.
  Round<T> awake(Instant at) {
    var next = new Round<>(this);
    next.waiting = waiting.clone();
    Arrays.setAll(
        next.waiting,
        seat -> {
          var each = waiting[seat];
          return each == null || each.early() ? each : each.speaksFrom(at);
        });
    return next;
  }

  public int number() {
    return number;
  }

  public Rules<T> rules() {
    return rules;
  }

  public List<String> names() {
    return names;
  }

  /// Of the bot that plays for this chair.
  public long seed(int chair) {
    return seeds.get(player(chair));
  }

  public Optional<Waiting> waiting(int seat) {
    return Optional.ofNullable(waiting[seat]);
  }

  public boolean over() {
    return course instanceof Stopped || table.over();
  }

  public Optional<Message.Ended> ended() {
    if (course instanceof Stopped(var ended)) return Optional.of(ended);
    if (!table.over()) return Optional.empty();
    var outcome = table.outcome();
    return Optional.of(new Message.Ended(outcome.ending().word(), outcome.winners()));
  }

  /// The seats the table waits for, as anybody may know.
  public List<Seat> awaited() {
    return over() || memorising()
        ? List.of()
        : Seats.list(table.awaited() & Seats.all(rules.game().seats()), Seat::of);
  }

  public boolean awaits(int seat) {
    return !over() && !memorising() && table.awaits(seat);
  }

  public Question question() {
    return table.question();
  }

  public Inquiry inquiry(int seat) {
    return rules.game().inquiry(table, seat);
  }

  /// What the seat may answer, in the order of the inquiry's options.
  public int choice(int seat, int index) {
    return rules.game().moves(table, seat, new Moves()).get(index);
  }

  public int fallback(int seat) {
    return rules.game().fallback(table, seat);
  }

  /// Why this seat, which is asked now or soon, may not answer so.
  public Optional<Refusal> refusal(int seat, int move) {
    return rules.game().moves(table, seat, new Moves()).contains(move)
        ? Optional.empty()
        : Optional.of(rules.game().why(table, seat, move));
  }

  /// Only for a [Viewpoint].
  View view(Eyes eyes) {
    return rules.game().view(table, eyes);
  }

  public Contents contents() {
    return rules.game().contents();
  }

  private static int player(int chair) {
    return Player.numbered(chair).index();
  }

  /// Where whoever began in this chair sits now.
  public int seatOf(int chair) {
    return table.seatOf(player(chair));
  }

  /// The chair of whoever sits there now.
  public int chairAt(int seat) {
    return Player.of(table.playerAt(seat)).number();
  }

  public int turns() {
    return table.turns();
  }

  /// Whether one turn has ended, and nothing has been played in the next.
  public boolean betweenTurns() {
    return step == turnBegan && !over();
  }

  public int step() {
    return step;
  }

  public Instant began() {
    return began;
  }

  public int shown() {
    return shown;
  }

  public long spent(int chair) {
    return spent[player(chair)];
  }

  public boolean memorising() {
    return course instanceof Memorising;
  }

  public boolean isReady(int chair) {
    return course instanceof Memorising(int ready) && Seats.has(ready, player(chair));
  }

  /// For tests: another world that looks the same to these eyes.
  public void disguise(Eyes eyes, RandomGenerator random) {
    rules.game().disguise(table, eyes, random);
  }

  /// For tests.
  public T table() {
    return table;
  }
}
