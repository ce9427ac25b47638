package ridotto.bots.masquerade;

import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import ridotto.bots.Belief;
import ridotto.kernel.Event;
import ridotto.kernel.Moves;
import ridotto.kernel.Seat;
import ridotto.kernel.View;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.Choice;
import ridotto.masquerade.Masquerade;
import ridotto.masquerade.MasqueradeView;
import ridotto.masquerade.Phase;
import ridotto.masquerade.card.Cards;

/// What a player of Masquerade can know: a table of the player's own, and what is remembered of the
/// cards that lie hidden there.
final class MasqueradeBelief implements Belief<Battlefield> {
  private static final int TRIES = 1000;

  private final Masquerade game;
  private final int me;
  private final Memory memory;
  private final Replica replica;
  private final Scatter scatter;
  private final Moves moves = new Moves();
  private @Nullable MasqueradeView last;

  MasqueradeBelief(Masquerade game, int player, double lapse, long seed) {
    this.game = game;
    me = player;
    int cards = game.open().deck().size();
    memory = new Memory(player, cards, lapse, seed);
    replica = new Replica(game, player, memory);
    scatter = new Scatter(memory, cards);
  }

  @Override
  public void hear(Event event) {
    last = null;
    replica.hear(event);
  }

  Hidden hidden() {
    return memory.hidden();
  }

  @Override
  public void sample(View view, Battlefield into, RandomGenerator random) {
    var sight = (MasqueradeView) view;
    if (!sight.equals(last)) look(sight);
    for (int i = 0; i < TRIES; i++) {
      game.copy(replica.table(), into);
      if (scatter.over(into, random) && couldBe(into)) break;
    }
    if (into.secretly() || into.asks(Choice.SECRET_DISCARD)) chooseInSecret(sight, into, random);
  }

  private void look(MasqueradeView sight) {
    last = sight;
    replica.follow(sight);
    scatter.look(replica.table());
  }

  private boolean couldBe(Battlefield table) {
    return nobodyHasWon(table) && (!table.asks(Choice.SECRET_DISCARD) || allCanDiscard(table));
  }

  /// Only those are asked who have something to discard.
  private static boolean allCanDiscard(Battlefield table) {
    for (int seat = 0; seat < table.seats(); seat++) {
      if (table.awaits(seat) && table.discardable(seat) == Cards.NONE) return false;
    }
    return true;
  }

  /// Nobody has King and Queen and has not won (K18).
  private boolean nobodyHasWon(Battlefield table) {
    if (game.setting().pairFaceUp() && table.phase() != Phase.DEAL) return true;
    long royals = table.deck().royals();
    for (int seat = 0; seat < table.seats(); seat++) {
      if ((royals & ~table.line(seat).cards()) == Cards.NONE) return false;
    }
    return true;
  }

  /// Others have chosen, nobody knows what; and what the player has laid already, the player sees.
  private void chooseInSecret(MasqueradeView sight, Battlefield into, RandomGenerator random) {
    for (int seat = 0; seat < into.seats(); seat++) {
      boolean asked = sight.awaited().contains(Seat.of(seat));
      while (!asked && into.awaits(seat)) {
        var menu = game.moves(into, seat, moves);
        game.play(into, seat, menu.get(random.nextInt(menu.size())));
      }
    }
    if (into.secretly()) layOwn(sight.lines().get(me), into);
  }

  private void layOwn(List<MasqueradeView.Lying> line, Battlefield into) {
    for (var lying : line) {
      boolean waits = Cards.has(into.fresh(), into.at(lying.place()));
      if (waits && !lying.open()) game.play(into, me, replica.id(lying.up()));
    }
  }
}
