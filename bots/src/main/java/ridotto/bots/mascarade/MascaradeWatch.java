package ridotto.bots.mascarade;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import ridotto.bots.Lens;
import ridotto.kernel.Event;
import ridotto.kernel.Table;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Hand;
import ridotto.mascarade.MascaradeEvent.Fined;
import ridotto.mascarade.MascaradeEvent.PowerUsed;
import ridotto.mascarade.MascaradeMove;
import ridotto.mascarade.MascaradeMove.Act;
import ridotto.mascarade.MascaradeMove.Announce;
import ridotto.mascarade.MascaradeMove.Claim;
import ridotto.mascarade.MascaradeQuestion.YouToo;
import ridotto.mascarade.MascaradeQuestion.YourTurn;
import ridotto.mascarade.Mask;

/// Follows one announcement at a time, from its words to the fine.
final class MascaradeWatch implements Lens.Watch {
  private final MascaradeLens lens;
  private final Lens.Count count;
  private final MascaradeMove[] moves;
  private final int bound; // the first habit of turns that are not free
  private final int[] challenged;
  private final int[] paid;
  private final int[] coins;
  private final int[] said;
  private final int bluff;
  private final int bluffWon;
  private final int claimRight;
  private Verdict verdict = Verdict.TRUE;
  private String last = "";
  private boolean bluffs;
  private boolean opposed;
  private int announcer;
  private @Nullable Ballroom room;

  MascaradeWatch(MascaradeLens lens, Lens.Count count) {
    this.lens = lens;
    this.count = count;
    moves = lens.game().moves().toArray(MascaradeMove[]::new);
    bound = lens.words().all().size();
    said = habits("");
    challenged = habits("-challenged");
    paid = habits("-paid");
    coins = habits("-coins");
    bluff = lens.habit("bluff");
    bluffWon = lens.habit("bluff-won");
    claimRight = lens.habit("claim-right");
  }

  private int[] habits(String part) {
    return Arrays.stream(Verdict.values())
        .mapToInt(each -> lens.habit(each.word() + part))
        .toArray();
  }

  @Override
  public void decides(Table<?> table, int seat, int move, int chance) {
    var now = (Ballroom) table;
    room = now;
    int player = now.playerAt(seat);
    boolean isBound = moves[move] instanceof Act && !(now.question() instanceof YourTurn);
    count.add(player, lens.words().of(move) + (isBound ? bound : 0), 1);
    last = "";
    if (moves[move] instanceof Announce(var own, var mask)) {
      announces(player, holds(now, seat, own, mask), chance);
    } else if (moves[move] instanceof Claim(var own)) {
      claims(now, seat, own);
    }
  }

  private boolean holds(Ballroom now, int seat, Hand own, Mask mask) {
    return now.maskAt(lens.game().setting().layout().at(seat, own)).equals(mask);
  }

  private void announces(int player, boolean right, int chance) {
    announcer = player;
    opposed = false;
    verdict = Verdict.of(right, chance);
    bluffs = Verdict.isBluff(chance);
    last = verdict.word();
    count.add(player, said[verdict.ordinal()], 1);
    if (bluffs) count.add(player, bluff, 1);
  }

  private void claims(Ballroom now, int seat, Hand own) {
    if (!opposed) count.add(announcer, challenged[verdict.ordinal()], 1);
    opposed = true;
    boolean right = now.question() instanceof YouToo(var mask) && holds(now, seat, own, mask);
    if (right) count.add(now.playerAt(seat), claimRight, 1);
    last = right ? "right" : "wrong";
  }

  @Override
  public String verdict() {
    return last;
  }

  @Override
  public void hear(Event event) {
    var now = room;
    if (now == null) return;
    if (event instanceof Fined(var seat, int fine)) {
      if (!opposed || now.playerAt(seat.index()) != announcer) return;
      count.add(announcer, paid[verdict.ordinal()], 1);
      count.add(announcer, coins[verdict.ordinal()], fine);
    } else if (event instanceof PowerUsed(var seat, _)) {
      if (bluffs && now.playerAt(seat.index()) == announcer) count.add(announcer, bluffWon, 1);
    }
  }
}
