package ridotto.server;

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
final class Round<T extends Table<?>> {
  final int number;
  final Rules<T> rules;
  final List<String> names;
  final List<Long> seeds;
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
  static <T extends Table<?>> Round<T> imported(Rules<T> rules, Transcript transcript) {
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
      lottery.draw(rules.game.moves(table, Table.HOUSE, listed).size());
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
  List<Integer> foresee(int seat, int move) {
    var ahead = rules.game.open();
    rules.game.copy(table, ahead);
    rules.game.play(ahead, seat, move);
    return draw(ahead);
  }

  List<Integer> foreseeDeal() {
    var ahead = rules.game.open();
    rules.game.copy(table, ahead);
    return draw(ahead);
  }

  private List<Integer> draw(T ahead) {
    var house = new ArrayList<Integer>();
    var stream = lottery.copy();
    var listed = new Moves();
    while (!ahead.over() && ahead.awaits(Table.HOUSE)) {
      var menu = rules.game.moves(ahead, Table.HOUSE, listed);
      int move = menu.get(stream.draw(menu.size()));
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

  Optional<Waiting> waiting(int seat) {
    return Optional.ofNullable(waiting[seat]);
  }

  boolean over() {
    return stopped.isPresent() || table.over();
  }

  Optional<Message.Ended> ended() {
    if (stopped.isPresent() || !table.over()) return stopped;
    var outcome = table.outcome();
    return Optional.of(new Message.Ended(outcome.ending().word(), outcome.winners()));
  }

  /// The seats the table waits for, as anybody may know.
  List<Seat> awaited() {
    return over() || memorising
        ? List.of()
        : Seats.list(table.awaited() & Seats.all(rules.game.seats()), Seat::of);
  }

  boolean awaits(int seat) {
    return !over() && !memorising && table.awaits(seat);
  }

  Question question() {
    return table.question();
  }

  Inquiry inquiry(int seat) {
    return rules.game.inquiry(table, seat);
  }

  /// What the seat may answer, in the order of the inquiry's options.
  int choice(int seat, int index) {
    return rules.game.moves(table, seat, new Moves()).get(index);
  }

  int fallback(int seat) {
    return rules.game.fallback(table, seat);
  }

  /// Why this seat, which is asked now or soon, may not answer so.
  Optional<Refusal> refusal(int seat, int move) {
    return rules.game.moves(table, seat, new Moves()).contains(move)
        ? Optional.empty()
        : Optional.of(rules.game.why(table, seat, move));
  }

  View view(Eyes eyes) {
    return rules.game.view(table, eyes);
  }

  Contents contents() {
    return rules.game.contents();
  }

  int seatOf(int player) {
    return table.seatOf(player);
  }

  int playerAt(int seat) {
    return table.playerAt(seat);
  }

  int turns() {
    return table.turns();
  }

  int step() {
    return step;
  }

  Instant began() {
    return began;
  }

  int shown() {
    return shown;
  }

  long spent(int player) {
    return spent[player];
  }

  boolean memorising() {
    return memorising;
  }

  boolean isReady(int player) {
    return Seats.has(ready, player);
  }

  List<Player> players() {
    return Seats.list(Seats.all(rules.game.seats()), Player::of);
  }

  /// For tests: another world that looks the same to these eyes.
  void disguise(Eyes eyes, RandomGenerator random) {
    rules.game.disguise(table, eyes, random);
    heard.clear();
  }

  T table() {
    return table;
  }
}
