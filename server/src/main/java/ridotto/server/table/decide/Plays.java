package ridotto.server.table.decide;

import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.kernel.Table;
import ridotto.server.table.Command;
import ridotto.server.table.Entry;
import ridotto.server.table.Pace;
import ridotto.server.table.Round;
import ridotto.server.table.Waiting;
import tools.jackson.databind.JsonNode;

/// What is done while a game is on.
public final class Plays {
  private static final int MOST_NAMES = 60;

  private Plays() {}

  public static List<Entry> of(CommandContext context, Command.Playing command) {
    return switch (command) {
      case Command.Play(int chair, int step, JsonNode move) -> {
        context.own(chair);
        yield List.of(play(context, context.running(), chair, step, move));
      }
      case Command.Withdraw(int chair) -> {
        context.own(chair);
        var round = context.running();
        if (round.waiting(round.seatOf(chair)).flatMap(Waiting::given).isEmpty()) {
          throw new Refused("chair", Refusal.of("nothing-given"));
        }
        yield List.of(new Entry.Withdrew(chair));
      }
      case Command.Order(int chair, boolean on, var unless) -> {
        context.own(chair);
        context.on();
        if (unless.size() > MOST_NAMES || unless.stream().anyMatch(name -> name.length() > 60)) {
          throw new Refused("unless", Refusal.of("too-long").and("most", MOST_NAMES));
        }
        yield List.of(new Entry.Ordered(chair, on, List.copyOf(unless)));
      }
      case Command.Ready(int chair) -> {
        context.own(chair);
        var round = context.running();
        if (!round.memorising()) throw new Refused("phase", Refusal.of("not-memorising"));
        yield round.isReady(chair) ? List.of() : List.of(new Entry.Memorised(chair));
      }
      case Command.Seen(int chair, long seq) -> {
        var seen = context.own(chair).seen();
        context.on();
        long upTo = Math.min(seq, context.table().told());
        yield upTo <= seen ? List.of() : List.of(new Entry.Noted(chair, upTo));
      }
      case Command.MoreTime(int chair) -> {
        context.own(chair);
        yield List.of(moreTime(context, context.running(), chair));
      }
      case Command.Concede(int chair) -> {
        context.on();
        yield context.own(chair).conceded() ? List.of() : List.of(new Entry.Conceded(chair));
      }
      case Command.Abandon(int chair, boolean yes) -> {
        context.on();
        yield context.own(chair).abandons() == yes
            ? List.of()
            : List.of(new Entry.Voted(chair, yes));
      }
    };
  }

  private static <T extends Table<?>> Entry play(
      CommandContext context, Round<T> round, int chair, int step, JsonNode json) {
    int seat = round.seatOf(chair);
    int move = legal(context, round, chair, json);
    var waiting = round.waiting(seat).orElseThrow();
    if (step < waiting.since() || step > round.step()) {
      throw new Refused("step", Refusal.of("stale-step").and("step", round.step()));
    }
    boolean early = waiting.early();
    boolean faceDown = round.question().isReply() && context.house().beat().waits();
    if (early || faceDown) return new Entry.Given(chair, round.rules().json(move));
    return played(round, seat, move);
  }

  public static <T extends Table<?>> Entry played(Round<T> round, int seat, int move) {
    return new Entry.Played(
        seat, round.rules().json(move), round.rules().json(round.foresee(seat, move)));
  }

  /// The id of a move this chair may play now, or early. Throws [Refused].
  public static int legal(CommandContext context, Round<?> round, int chair, JsonNode json) {
    if (round.memorising()) throw new Refused("phase", Refusal.of("still-memorising"));
    if (context.chair(chair).conceded()) throw new Refused("chair", Refusal.of("has-conceded"));
    int seat = round.seatOf(chair);
    if (round.waiting(seat).isEmpty()) {
      var reasons = new ArrayList<Refusal>();
      reasons.add(Refusal.of("not-asked").and("awaited", round.awaited()));
      throw new Refused("chair", reasons);
    }
    int move = round.rules().id(json);
    if (move < 0) throw new Refused("move", Refusal.of("unknown-move"));
    var refusal = round.refusal(seat, move);
    if (refusal.isPresent()) throw new Refused("move", refusal.get());
    return move;
  }

  private static Entry moreTime(CommandContext context, Round<?> round, int chair) {
    var pace = context.table().customs().pace();
    boolean turn = round.awaits(round.seatOf(chair));
    if (pace.isEmpty() || !turn) throw new Refused("chair", Refusal.of("no-clock-runs"));
    long left = pace.get().reserve().toMillis() - round.spent(chair);
    if (left <= 0) throw new Refused("chair", Refusal.of("reserve-empty"));
    return new Entry.Lengthened(chair, Math.min(left, Pace.MORE.toMillis()));
  }
}
