package ridotto.bots.mascarade;

import java.util.ArrayList;
import java.util.SortedMap;
import java.util.TreeMap;
import ridotto.bots.Bot;
import ridotto.bots.Budget;
import ridotto.bots.Host;
import ridotto.bots.Troupes;
import ridotto.kernel.Dice;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Mascarade;
import ridotto.mascarade.MascaradeMove;
import ridotto.mascarade.MascaradeMove.Announce;
import ridotto.mascarade.MascaradeMove.Pick;
import ridotto.mascarade.MascaradeQuestion.UsePower;
import ridotto.mascarade.MascaradeQuestion.YourTurn;

/// What bots of one kind do with a character: how often they announce it, with a richer neighbour
/// and without one, and what they reply to its power but for the players they pick.
public record HabitsBench(Turns richer, Turns poorer, SortedMap<String, Integer> replies) {
  /// Free turns, and those of them with which the character was announced.
  public record Turns(long all, long announced) {
    Turns and(boolean announces) {
      return new Turns(all + 1, announced + (announces ? 1 : 0));
    }

    public double share() {
      return all == 0 ? 0 : (double) announced / all;
    }
  }

  /// What a reply like this one is among those that begin alike: of all that were hidden, the ones.
  public double share(String reply) {
    var kind = reply.substring(0, reply.indexOf(' ') + 1);
    long all = 0;
    for (var each : replies.entrySet()) all += each.getKey().startsWith(kind) ? each.getValue() : 0;
    return all == 0 ? 0 : (double) replies.getOrDefault(reply, 0) / all;
  }

  public static HabitsBench of(
      Mascarade game, Troupes.Kind kind, String mask, int games, long seed) {
    var counted = new Count(game, mask);
    for (int number = 0; number < games; number++) {
      var dice = new Dice(0);
      dice.begin(seed, number);
      var bots = new ArrayList<Bot>();
      for (int player = 0; player < game.seats(); player++) {
        bots.add(kind.bot(player, dice.nextLong()));
      }
      var host = new Host<>(game, bots, dice, Budget.USUAL);
      host.play((seat, move, _) -> counted.hear(host.table(), seat, move));
    }
    return new HabitsBench(counted.richer, counted.poorer, counted.replies);
  }

  private static final class Count {
    private final Mascarade game;
    private final String mask;
    private final SortedMap<String, Integer> replies = new TreeMap<>();
    private Turns richer = new Turns(0, 0);
    private Turns poorer = new Turns(0, 0);

    Count(Mascarade game, String mask) {
      this.game = game;
      this.mask = mask;
    }

    void hear(Ballroom room, int seat, int id) {
      MascaradeMove move = game.moves().get(id);
      if (room.question() instanceof UsePower(var used, _)
          && used.name().equals(mask)
          && !(move instanceof Pick)) {
        replies.merge(game.notation().texts(move).getFirst(), 1, Integer::sum);
      }
      if (!(room.question() instanceof YourTurn)) return;
      boolean announces = move instanceof Announce(_, var said) && said.name().equals(mask);
      int most = Math.max(room.purse(room.left(seat)), room.purse(room.right(seat)));
      if (most > room.purse(seat)) richer = richer.and(announces);
      else poorer = poorer.and(announces);
    }
  }
}
