package ridotto.server.live;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ridotto.kernel.Eyes;
import ridotto.kernel.Seat;
import ridotto.kernel.Table;
import ridotto.server.table.ChairState;
import ridotto.server.table.Guest;
import ridotto.server.table.Message;
import ridotto.server.table.Pace;
import ridotto.server.table.Room;
import ridotto.server.table.Round;
import ridotto.server.table.TableState;
import ridotto.server.table.decide.Preparations;

/// How a table looks to somebody at one moment.
record Snapshot(String id, TableState standing, Presence presence, Instant now) {

  Room room() {
    var chairs = new ArrayList<Room.Chair>();
    int host = 0;
    for (int i = 1; i <= standing.chairs.size(); i++) {
      var chair = standing.chair(i);
      chairs.add(chair(i, chair));
      if (host == 0 && chair.of(new Guest(standing.host))) host = i;
    }
    boolean over = standing.phase == Room.Phase.FINISHED;
    boolean ours = standing.imported.isEmpty();
    int number = standing.number();
    return new Room(
        id,
        standing.phase,
        standing.game,
        standing.settings,
        standing.manners,
        host,
        chairs,
        presence.spectators(),
        standing.hushed,
        number,
        ours ? standing.commitment(number) : "",
        over && ours ? Optional.of(standing.secret(number)) : Optional.empty(),
        over ? Optional.of(standing.commitment(number + 1)) : Optional.empty(),
        standing.playing() ? List.of() : Preparations.obstacles(standing));
  }

  private Room.Chair chair(int number, ChairState chair) {
    return new Room.Chair(
        number,
        chair.name,
        chair.bot,
        chair.person() && !presence.there(chair),
        standing.playing() && presence.minded(chair, standing, now),
        chair.contributed(),
        chair.again,
        chair.abandons,
        chair.conceded,
        chair.muted);
  }

  /// The game as whoever holds these chairs sees it.
  Optional<Message.Position> position(List<Integer> chairs) {
    return standing.round.map(round -> position(round, chairs));
  }

  private Message.Position position(Round<?> round, List<Integer> chairs) {
    var inquiries = new ArrayList<Message.Inquiry>();
    for (int chair : chairs) inquiry(round, chair).ifPresent(inquiries::add);
    return new Message.Position(
        round.step(),
        round.view(eyes(round, chairs, inquiries)),
        round.awaited(),
        inquiries,
        clocks(round),
        round.memorising() ? Optional.of(ready(round)) : Optional.empty(),
        round.ended());
  }

  /// Several chairs share one screen: it shows the secrets of the one who is asked, and between
  /// turns what anybody may see.
  private static Eyes eyes(Round<?> round, List<Integer> chairs, List<Message.Inquiry> inquiries) {
    if (round.over()) return Eyes.open();
    if (chairs.size() == 1) return Eyes.of(chairs.getFirst() - 1);
    for (var inquiry : inquiries) {
      if (!inquiry.early()) return Eyes.of(inquiry.chair() - 1);
    }
    return Eyes.spectator();
  }

  private <T extends Table<?>> Optional<Message.Inquiry> inquiry(Round<T> round, int chair) {
    int seat = round.seatOf(chair - 1);
    var waiting = round.waiting(seat);
    boolean asked = waiting.isPresent() && !round.memorising() && !standing.chair(chair).conceded;
    if (!asked || round.over()) return Optional.empty();
    var inquiry = round.inquiry(seat);
    return Optional.of(
        new Message.Inquiry(
            chair,
            Seat.of(seat),
            inquiry.question(),
            inquiry.options(),
            round.rules.move(round.fallback(seat)),
            waiting.get().turn.isEmpty(),
            waiting.get().given.map(given -> round.rules.move(given.move())),
            standing.chair(chair).order));
  }

  private List<Message.Clock> clocks(Round<?> round) {
    var clocks = new ArrayList<Message.Clock>();
    var pace = Pace.of(standing.manners.pace());
    if (pace.isEmpty() || standing.phase != Room.Phase.PLAYING) return clocks;
    for (var seat : round.awaited()) {
      var end = deadline(round, seat.index(), pace.get());
      int player = round.playerAt(seat.index());
      long reserve = pace.get().reserve().toMillis() - round.spent(player);
      clocks.add(
          new Message.Clock(seat, Math.max(0, end.toEpochMilli() - now.toEpochMilli()), reserve));
    }
    return clocks;
  }

  /// When this awaited seat's time is up. After a pause everybody has time for an answer again.
  Instant deadline(Round<?> round, int seat, Pace pace) {
    var waiting = round.waiting(seat).orElseThrow();
    var limit = round.question().isReply() ? pace.answer() : pace.turn();
    var end = waiting.turn.orElse(now).plus(limit);
    var least = presence.awake().plus(pace.answer());
    return (end.isAfter(least) ? end : least).plusMillis(waiting.more);
  }

  private List<Integer> ready(Round<?> round) {
    var ready = new ArrayList<Integer>();
    for (int i = 1; i <= standing.chairs.size(); i++) {
      if (isReady(round, i)) ready.add(i);
    }
    return ready;
  }

  /// Bots need no time, and nobody waits for those whose chair is minded.
  boolean isReady(Round<?> round, int number) {
    var chair = standing.chair(number);
    return round.isReady(number - 1)
        || !chair.person()
        || chair.conceded
        || presence.minded(chair, standing, now);
  }
}
