package ridotto.server.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.kernel.Table;
import ridotto.kernel.Transcript;
import ridotto.kernel.View;

/// One game at a table: the true table of its rules, and who is being asked what since when.
public final class Round<T extends Table<?>> {
  public final int number;
  public final Rules<T> rules;
  final List<String> names;
  public final List<Long> seeds;
  private final Lottery lottery;
  private final T table;
  private final List<Event> heard = new ArrayList<>();
  private final @Nullable Waiting[] waiting = new Waiting[Seat.MOST];
  private final long[] spent = new long[Seat.MOST]; // of each player's reserve
  private Optional<Message.Ended> stopped = Optional.empty();
  private int step;
  private Instant began = Instant.EPOCH;
  private boolean memorising;
  private int ready; // the players who have looked at an open deal
  private int shown; // the cards of an open deal

  Round(int number, Rules<T> rules, List<String> names, List<Long> seeds, Lottery lottery) {
    this.number = number;
    this.rules = rules;
    this.names = List.copyOf(names);
    this.seeds = List.copyOf(seeds);
    this.lottery = lottery;
    table = rules.game.open();
    table.admit(heard::add);
  }

  /// A round that was played elsewhere. Throws [ridotto.kernel.Refused].
  public static <T extends Table<?>> Round<T> imported(Rules<T> rules, Transcript transcript) {
    var nothing = Lottery.of("", List.of(), 0);
    var round = new Round<>(1, rules, transcript.seats(), List.of(), nothing);
    new ridotto.kernel.Replay<>(rules.game, round.table, transcript, (_, _) -> round.step++).run();
    round.heard.clear();
    return round;
  }

  /// The house deals.
  List<Event> deal(List<Integer> house, Instant at) {
    began = at;
    houseMoves(house);
    refresh(-1, Seats.NONE, Optional.empty(), at);
    var events = List.copyOf(heard);
    shown = (int) events.stream().filter(Event::reveals).count();
    memorising = rules.game.dealsOpen() && !table.over();
    heard.clear();
    return events;
  }

  List<Event> play(int seat, int move, List<Integer> house, Instant at) {
    int before = asked();
    var question = Optional.<Question>of(table.question());
    rules.game.play(table, seat, move);
    step++;
    houseMoves(house);
    refresh(seat, before, question, at);
    var events = List.copyOf(heard);
    heard.clear();
    return events;
  }

  private void houseMoves(List<Integer> house) {
    var listed = new Moves();
    for (int move : house) {
      listed.clear();
      rules.game.moves(table, Table.HOUSE, listed);
      lottery.draw(listed.size());
      rules.game.play(table, Table.HOUSE, move);
      step++;
    }
  }

  /// Whoever is still asked the same keeps the answer they have made up their mind to.
  private void refresh(int mover, int before, Optional<Question> question, Instant at) {
    int now = asked();
    boolean same = question.isPresent() && !table.over() && table.question().equals(question.get());
    for (int seat = 0; seat < rules.game.seats(); seat++) {
      boolean stays = same && seat != mover && Seats.has(before, seat);
      if (!Seats.has(now, seat)) waiting[seat] = null;
      else if (!stays) waiting[seat] = new Waiting(step);
      var each = waiting[seat];
      if (each != null && each.turn.isEmpty() && table.awaits(seat)) each.turn = Optional.of(at);
    }
  }

  /// The seats that may answer now, in turn or early.
  private int asked() {
    if (table.over()) return Seats.NONE;
    return (table.awaited() | rules.game.later(table)) & Seats.all(rules.game.seats());
  }

  /// What the house will do after this move: drawn beforehand, so that it can be logged.
  public List<Integer> foresee(int seat, int move) {
    var ahead = rules.game.open();
    rules.game.copy(table, ahead);
    rules.game.play(ahead, seat, move);
    return draw(ahead);
  }

  public List<Integer> foreseeDeal() {
    var ahead = rules.game.open();
    rules.game.copy(table, ahead);
    return draw(ahead);
  }

  private List<Integer> draw(T ahead) {
    var house = new ArrayList<Integer>();
    var stream = lottery.copy();
    var listed = new Moves();
    while (!ahead.over() && ahead.awaits(Table.HOUSE)) {
      listed.clear();
      rules.game.moves(ahead, Table.HOUSE, listed);
      int move = listed.get(stream.draw(listed.size()));
      rules.game.play(ahead, Table.HOUSE, move);
      house.add(move);
    }
    return house;
  }

  void give(int player, int move, Instant at) {
    waiting(table.seatOf(player))
        .ifPresent(each -> each.given = Optional.of(new Waiting.Given(move, at)));
  }

  void withdraw(int player) {
    waiting(table.seatOf(player)).ifPresent(each -> each.given = Optional.empty());
  }

  void lengthen(int player, long millis) {
    spent[player] += millis;
    waiting(table.seatOf(player)).ifPresent(each -> each.more += millis);
  }

  void memorised(int chair) {
    if (chair == 0) memorising = false;
    else ready |= Seats.only(chair - 1);
  }

  void stop(Message.Ended how) {
    stopped = Optional.of(how);
    java.util.Arrays.fill(waiting, null);
    memorising = false;
  }

  /// A clock that stood still starts again.
  void awake(Instant at) {
    for (var each : waiting) {
      if (each != null && each.turn.isPresent()) each.turn = Optional.of(at);
    }
  }

  public Optional<Waiting> waiting(int seat) {
    return Optional.ofNullable(waiting[seat]);
  }

  public boolean over() {
    return stopped.isPresent() || table.over();
  }

  public Optional<Message.Ended> ended() {
    if (stopped.isPresent() || !table.over()) return stopped;
    var outcome = table.outcome();
    return Optional.of(new Message.Ended(outcome.ending().word(), outcome.winners()));
  }

  /// The seats the table waits for, as anybody may know.
  public List<Seat> awaited() {
    return over() || memorising
        ? List.of()
        : Seats.list(table.awaited() & Seats.all(rules.game.seats()), Seat::of);
  }

  public boolean awaits(int seat) {
    return !over() && !memorising && table.awaits(seat);
  }

  public Question question() {
    return table.question();
  }

  public Inquiry inquiry(int seat) {
    return rules.game.inquiry(table, seat);
  }

  /// What the seat may answer, in the order of the inquiry's options.
  public int choice(int seat, int index) {
    var listed = new Moves();
    rules.game.moves(table, seat, listed);
    return listed.get(index);
  }

  public int fallback(int seat) {
    return rules.game.fallback(table, seat);
  }

  /// Why this seat, which is asked now or soon, may not answer so.
  public Optional<Refusal> refusal(int seat, int move) {
    var listed = new Moves();
    rules.game.moves(table, seat, listed);
    return listed.contains(move)
        ? Optional.empty()
        : Optional.of(rules.game.why(table, seat, move));
  }

  public View view(Eyes eyes) {
    return rules.game.view(table, eyes);
  }

  public Contents contents() {
    return rules.game.contents();
  }

  public int seatOf(int player) {
    return table.seatOf(player);
  }

  public int playerAt(int seat) {
    return table.playerAt(seat);
  }

  int turns() {
    return table.turns();
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

  public long spent(int player) {
    return spent[player];
  }

  public boolean memorising() {
    return memorising;
  }

  public boolean isReady(int player) {
    return Seats.has(ready, player);
  }

  List<Player> players() {
    return Seats.list(Seats.all(rules.game.seats()), Player::of);
  }

  /// For tests: another world that looks the same to these eyes.
  public void disguise(Eyes eyes, RandomGenerator random) {
    rules.game.disguise(table, eyes, random);
    heard.clear();
  }

  public T table() {
    return table;
  }
}
