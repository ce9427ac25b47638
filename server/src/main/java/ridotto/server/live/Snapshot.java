package ridotto.server.live;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import ridotto.kernel.Seat;
import ridotto.server.table.ChairState;
import ridotto.server.table.Guest;
import ridotto.server.table.Hands;
import ridotto.server.table.Message;
import ridotto.server.table.Pace;
import ridotto.server.table.Room;
import ridotto.server.table.Round;
import ridotto.server.table.Stage;
import ridotto.server.table.TableState;
import ridotto.server.table.Viewpoint;
import ridotto.server.table.decide.Preparations;

/// A table and who is there, at one moment: what somebody is shown of it. Until `shown` everybody
/// watches what has happened last.
record Snapshot(String id, TableState table, Presence presence, Instant shown, Instant now) {

  Room room() {
    var chairs = new ArrayList<Room.Chair>();
    int host = 0;
    for (int i = 1; i <= table.chairs().size(); i++) {
      var chair = table.chair(i);
      chairs.add(chair(i, chair));
      if (host == 0 && chair.of(new Guest(table.host()))) host = i;
    }
    boolean over = table.stage() instanceof Stage.Finished;
    boolean ours = !table.imported();
    int number = table.number();
    return new Room(
        id,
        table.phase(),
        table.game(),
        table.settings(),
        table.manners(),
        host,
        chairs,
        presence.spectators(),
        table.hushed(),
        table.mutedByHouse(),
        number,
        ours ? table.commitment(number) : "",
        over && ours ? Optional.of(table.secret(number)) : Optional.empty(),
        over ? Optional.of(table.commitment(number + 1)) : Optional.empty(),
        table.playing() ? List.of() : Preparations.obstacles(table),
        table.hands().wishes().stream().map(this::wish).toList(),
        table.hands().changes().stream().map(Snapshot::change).toList());
  }

  private Room.Wanted wish(Hands.Wish wish) {
    var agreed = new ArrayList<Integer>();
    for (int i = 1; i <= table.chairs().size(); i++) {
      if (table.chair(i).guest().filter(wish.agreed()::contains).isPresent()) agreed.add(i);
    }
    var awaited = table.hands().awaited(table, wish);
    return new Room.Wanted(
        wish.number(), word(wish.what()), wish.chair(), wish.name(), agreed, awaited);
  }

  private static Room.Change change(Hands.Change change) {
    return new Room.Change(
        change.told(), change.chair(), word(change.how()), change.from(), change.to());
  }

  private static String word(Enum<?> what) {
    return what.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private Room.Chair chair(int number, ChairState chair) {
    return new Room.Chair(
        number,
        chair.name(),
        chair.bot(),
        chair.person() && !presence.there(chair),
        table.playing() && presence.minded(chair, table, now),
        chair.contributed(),
        chair.again(),
        chair.abandons(),
        chair.conceded(),
        chair.muted(),
        shares(number, chair));
  }

  private List<Integer> shares(int number, ChairState chair) {
    if (!chair.person()) return List.of();
    var held = new ArrayList<>(table.chairsOf(new Guest(chair.guest().orElseThrow())));
    held.remove(Integer.valueOf(number));
    return held;
  }

  /// The game as these eyes see it.
  Optional<Message.Position> position(Viewpoint eyes) {
    return table.round().map(round -> position(round, eyes));
  }

  private Message.Position position(Round<?> round, Viewpoint eyes) {
    var inquiries = new ArrayList<Message.Inquiry>();
    var asked = new ArrayList<Integer>();
    for (int chair : eyes.chairs()) {
      var inquiry = inquiry(round, chair);
      inquiry.ifPresent(inquiries::add);
      if (inquiry.isPresent() && !inquiry.get().early()) asked.add(chair);
    }
    return new Message.Position(
        round.step(),
        eyes.sees(round, asked),
        round.awaited(),
        inquiries,
        clocks(round),
        round.memorising() ? Optional.of(ready(round)) : Optional.empty(),
        round.ended());
  }

  private Optional<Message.Inquiry> inquiry(Round<?> round, int chair) {
    int seat = round.seatOf(chair);
    var waiting = round.waiting(seat);
    boolean asked = waiting.isPresent() && !round.memorising() && !table.chair(chair).conceded();
    if (!asked || round.over()) return Optional.empty();
    var inquiry = round.inquiry(seat);
    return Optional.of(
        new Message.Inquiry(
            chair,
            Seat.of(seat),
            inquiry.question(),
            inquiry.options(),
            round.rules().move(round.fallback(seat)),
            waiting.get().early(),
            waiting.get().given().map(given -> round.rules().move(given.move())),
            table.chair(chair).order()));
  }

  private List<Message.Clock> clocks(Round<?> round) {
    var clocks = new ArrayList<Message.Clock>();
    var pace = table.customs().pace();
    if (pace.isEmpty() || !(table.stage() instanceof Stage.Playing)) return clocks;
    for (var seat : round.awaited()) {
      var end = deadline(round, seat.index(), pace.get());
      int chair = round.chairAt(seat.index());
      long reserve = pace.get().reserve().toMillis() - round.spent(chair);
      clocks.add(
          new Message.Clock(seat, Math.max(0, end.toEpochMilli() - now.toEpochMilli()), reserve));
    }
    return clocks;
  }

  /// When this awaited seat's time is up. It runs from the end of the show. After a pause everybody
  /// has time for an answer again.
  Instant deadline(Round<?> round, int seat, Pace pace) {
    var waiting = round.waiting(seat).orElseThrow();
    var limit = round.question().isReply() ? pace.answer() : pace.turn();
    var turn = presence.since(waiting.turn().orElse(now), now);
    var end = (turn.isAfter(shown) ? turn : shown).plus(limit);
    var least = presence.awake().plus(pace.answer());
    return (end.isAfter(least) ? end : least).plusMillis(waiting.more());
  }

  private List<Integer> ready(Round<?> round) {
    var ready = new ArrayList<Integer>();
    for (int i = 1; i <= table.chairs().size(); i++) {
      if (isReady(round, i)) ready.add(i);
    }
    return ready;
  }

  /// Bots need no time, and nobody waits for those whose chair is minded.
  boolean isReady(Round<?> round, int number) {
    var chair = table.chair(number);
    return round.isReady(number)
        || !chair.person()
        || chair.conceded()
        || presence.minded(chair, table, now);
  }
}
