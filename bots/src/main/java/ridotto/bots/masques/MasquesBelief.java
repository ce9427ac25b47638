package ridotto.bots.masques;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import ridotto.bots.Belief;
import ridotto.kernel.Dice;
import ridotto.kernel.Event;
import ridotto.kernel.Seat;
import ridotto.kernel.View;
import ridotto.masques.Masques;
import ridotto.masques.MasquesEvent;
import ridotto.masques.MasquesEvent.*;
import ridotto.masques.MasquesQuestion;
import ridotto.masques.MasquesView;
import ridotto.masques.Palace;
import ridotto.masques.Plot;
import ridotto.masques.Setting;

/// What a player of Masques can know of the hidden plot cards: what was dealt, passed, received and
/// played.
///
/// A forgetful one does not remember all of the packets that went on.
final class MasquesBelief implements Belief<Palace> {
  private final Masques game;
  private final Setting setting;
  private final int me;
  private final double lapse;
  private final Dice lapses;
  private final Palace seen; // as in the last view, hidden cards left out
  private Unseen unseen;
  private int hand;
  private int packet;
  private @Nullable Bought bought; // an influence card in use
  private @Nullable Named named; // whom the Courtesan asks for
  private @Nullable View last;
  private boolean twinIsOut;

  MasquesBelief(Masques game, int player, double lapse, long seed) {
    this.game = game;
    setting = game.setting();
    me = player;
    this.lapse = lapse;
    lapses = new Dice(seed);
    seen = game.open();
    unseen = new Unseen(setting.players(), setting.plots());
  }

  @Override
  public void hear(Event event) {
    last = null;
    switch ((MasquesEvent) event) {
      case DanceBegan(int dance, _) -> begin(dance);
      case PlotDealt(_, var plot) -> packet |= unseen.deal(plot.number());
      case PlotsDealt(int cards) -> {
        for (int seat = 0; seat < setting.players(); seat++) {
          if (seat != me) unseen.dealTo(seat, cards);
        }
      }
      case Picked(_, var plot) -> {
        int card = Integer.lowestOneBit(packet & Plot.cards(plot.number()));
        packet ^= card;
        hand |= card;
      }
      case Chose(var seat) -> {
        if (seat.index() != me) unseen.choose(seat.index());
      }
      case PacketsPassed _ -> {
        unseen.pass();
        unseen.give(packet, (me + 1) % setting.players(), lapses.nextDouble() < lapse);
        packet = 0;
      }
      case Received(_, _, var plots) -> {
        for (var plot : plots) packet |= unseen.receive(me, plot.number());
      }
      case TurnBegan _ -> beginTurn();
      case Played(var seat, var plot, _) -> show(seat, plot);
      case Bought buying -> bought = buying;
      case FoundNothing _ -> bought = null;
      case Named naming -> named = naming;
      case Summoned(var seat, var plot, _) -> summon(seat, plot);
      case Discarded(var seat, _) -> discard(seat.index());
      default -> {}
    }
  }

  /// The second dance of a pair is danced with the cards the first one left (Q15).
  private void begin(int dance) {
    bought = null;
    if (!setting.paired() || dance % 2 == 1)
      unseen = new Unseen(setting.players(), setting.plots());
  }

  private void beginTurn() {
    bought = null;
    unseen.takePackets();
    hand |= packet;
    packet = 0;
  }

  private void show(Seat seat, Plot plot) {
    if (seat.index() == me) hand ^= Integer.lowestOneBit(hand & Plot.cards(plot.number()));
    else unseen.show(seat.index(), plot.number());
  }

  private void summon(Seat holder, Plot plot) {
    if (named == null) throw new IllegalStateException("summoned by nobody");
    int passed = (named.seat().index() + 1) % setting.players();
    for (; passed != holder.index(); passed = (passed + 1) % setting.players()) {
      unseen.lacks(passed, plot.number());
    }
    show(holder, plot);
  }

  private void discard(int seat) {
    if (seat != me) {
      unseen.discard(seat);
      return;
    }
    unseen.putAway(hand);
    hand = 0;
  }

  @Override
  public void sample(View view, Palace into, RandomGenerator random) {
    if (!view.equals(last)) look((MasquesView) view);
    unseen.scatter(twinIsOut, random);
    int[] hands = unseen.hands();
    int[] packets = unseen.packets();
    hands[me] |= unseen.renamed(hand, twinIsOut);
    packets[me] |= unseen.renamed(packet, twinIsOut);
    game.copy(seen, into);
    into.suppose(hands, packets, unseen.stocked(), unseen.discarded());
  }

  private void look(MasquesView sight) {
    last = sight;
    int open = 0;
    for (var gap : sight.gaps()) open = with(open, gap.plot());
    for (var plot : sight.spent()) open = with(open, Optional.of(plot));
    twinIsOut = unseen.hasOneTwin(open);
    game.restage(seen, sight, question(sight), bought == null ? 0 : bought.gap());
  }

  private static int with(int cards, Optional<Plot> plot) {
    if (plot.isEmpty()) return cards;
    return cards | Integer.lowestOneBit(Plot.cards(plot.get().number()) & ~cards);
  }

  private MasquesQuestion question(MasquesView sight) {
    if (bought != null) return bought.influence().asks();
    int cards = 0;
    for (var seat : sight.awaited()) {
      cards = Math.max(cards, sight.guests().get(seat.index()).toPickFrom());
    }
    return cards > 1 ? MasquesQuestion.pickOne(cards) : MasquesQuestion.YOUR_TURN;
  }
}
