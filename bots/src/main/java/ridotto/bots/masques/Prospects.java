package ridotto.bots.masques;

import ridotto.kernel.Seats;
import ridotto.masques.Influence;
import ridotto.masques.MasquesMove;
import ridotto.masques.MasquesMove.*;
import ridotto.masques.Palace;
import ridotto.masques.Plot;
import ridotto.masques.influence.*;

/// What a move changes at first sight in the share of the win of whoever plays it.
final class Prospects {
  private static final double KEPT = 0.01; // a card of one's own family, for each point of it
  private static final double DENIED = 0.003; // somebody else's

  private final Race race;
  private final Board board;
  private Palace palace;
  private int me;

  Prospects(Race race, Board board, Palace palace) {
    this.race = race;
    this.board = board;
    this.palace = palace;
  }

  void look(Palace at, int seat) {
    palace = at;
    me = seat;
    race.follow(at);
    board.copy(at, seat);
  }

  double of(MasquesMove move) {
    return switch (move) {
      case Play(var plot, int gap) -> board.place(card(plot), gap);
      case Buy(var influence, int gap) -> buy(influence, gap);
      case Pick(var plot) -> plot.value() * (isMine(plot) ? KEPT : DENIED);
      case Strike(int gap) -> board.blank(gap);
      case Name(var plot, int gap) -> board.place(card(plot), gap);
      case Ferry(int one, int other) -> board.exchange(one, other);
      case Escort(int from, int to) -> board.move(from, to);
      case Hide(int arcade) -> board.hide(arcade);
      case Trade(int one, int other) -> board.trade(one, other);
      default -> 0;
    };
  }

  private static int card(Plot plot) {
    return Seats.first(Plot.cards(plot.number()));
  }

  private boolean isMine(Plot plot) {
    return palace.holder(plot.family().number()) == me;
  }

  /// An influence card takes up a gap and then does the best it can, or nothing.
  private double buy(Influence influence, int gap) {
    double change = board.blank(gap) - race.price(me, palace.price(influence.pile()));
    board.putBlank(gap);
    double best = Math.max(0, effect(influence, gap));
    board.clear(gap);
    return change + best;
  }

  private double effect(Influence influence, int gap) {
    var ring = palace.ring();
    int near = ring.neighbours(gap);
    return switch (influence) {
      case Thief _ -> {
        double best = 0;
        for (int left = ring.beside(gap); left != Seats.NONE; left = Seats.afterFirst(left)) {
          best = Math.max(best, board.hide(Seats.first(left)));
        }
        yield best;
      }
      case Trader _ -> trade(ring.beside(gap) & ring.tokens(), ring.tokens());
      case Assassin _ -> {
        double best = 0;
        for (int left = near & ring.plots(); left != Seats.NONE; left = Seats.afterFirst(left)) {
          best = Math.max(best, board.blank(Seats.first(left)));
        }
        yield best;
      }
      case Courtesan _ -> name(near & ring.empty(), palace.held());
      case Gondolier _ -> ferry(near & ring.plots(), ring.plots());
      case PalaceGuard _ -> escort(near & ring.plots(), ring.empty() & ~Seats.only(gap));
      default -> 0;
    };
  }

  private double trade(int ones, int others) {
    double best = 0;
    for (int one = ones; one != Seats.NONE; one = Seats.afterFirst(one)) {
      for (int other = others & ~Seats.only(Seats.first(one));
          other != Seats.NONE;
          other = Seats.afterFirst(other)) {
        best = Math.max(best, board.trade(Seats.first(one), Seats.first(other)));
      }
    }
    return best;
  }

  private double name(int gaps, int cards) {
    double best = 0;
    for (int gap = gaps; gap != Seats.NONE; gap = Seats.afterFirst(gap)) {
      for (int card = cards; card != Seats.NONE; card = Seats.afterFirst(card)) {
        best = Math.max(best, board.place(Seats.first(card), Seats.first(gap)));
      }
    }
    return best;
  }

  private double ferry(int ones, int others) {
    double best = 0;
    for (int one = ones; one != Seats.NONE; one = Seats.afterFirst(one)) {
      for (int other = others & ~Seats.only(Seats.first(one));
          other != Seats.NONE;
          other = Seats.afterFirst(other)) {
        best = Math.max(best, board.exchange(Seats.first(one), Seats.first(other)));
      }
    }
    return best;
  }

  private double escort(int from, int gaps) {
    double best = 0;
    for (int one = from; one != Seats.NONE; one = Seats.afterFirst(one)) {
      for (int to = gaps; to != Seats.NONE; to = Seats.afterFirst(to)) {
        best = Math.max(best, board.move(Seats.first(one), Seats.first(to)));
      }
    }
    return best;
  }
}
