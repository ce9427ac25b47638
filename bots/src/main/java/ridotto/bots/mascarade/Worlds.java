package ridotto.bots.mascarade;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.MascaradeEvent;
import ridotto.mascarade.MascaradeEvent.*;
import ridotto.mascarade.MascaradeMove;
import ridotto.mascarade.MascaradeQuestion;
import ridotto.mascarade.MascaradeView;
import ridotto.mascarade.Place;

/// Lays tables as they may be: the position in which the turn began, then the turn again, move by
/// move, as this player heard it.
///
/// A world in which anything would be heard differently is not laid. Swaps that others made this
/// turn are tried both ways.
final class Worlds {
  private final Book book;
  private final int player;
  private final List<MascaradeEvent> turn = new ArrayList<>(); // what was heard of it
  private final Retold retold;
  private @Nullable TurnStart start; // none before the first turn
  private int shown; // players whose card was shown this turn
  private final int[] shownAt; // by player: the place

  Worlds(Book book, int player) {
    this.book = book;
    this.player = player;
    retold = new Retold(book, player);
    shownAt = new int[book.seats()];
  }

  /// Called before the ledger counts the event.
  void hear(MascaradeEvent event, Ledger ledger) {
    switch (event) {
      case TurnBegan began -> {
        start = new TurnStart(book, began, ledger, shown, shownAt);
        turn.clear();
        shown = Seats.NONE;
      }
      case Unmasked(var seat, var place, _) -> show(ledger.playerAt(seat.index()), place);
      case HeldUp(var seat, var place) -> show(ledger.playerAt(seat.index()), place);
      default -> {}
    }
    turn.add(event);
  }

  private void show(int who, Place place) {
    shown |= Seats.only(who);
    shownAt[who] = place.index();
  }

  /// Lays a table in which the cards lie so now; false if the player would have heard otherwise.
  boolean lay(long placement, MascaradeView sight, Ballroom into, RandomGenerator dice) {
    if (start == null) throw new IllegalStateException("no turn has begun");
    int hidden = (int) turn.stream().filter(this::hidden).count();
    int ways = 1 << hidden;
    int first = dice.nextInt(ways);
    int secret = dice.nextInt(Integer.MAX_VALUE);
    for (int i = 0; i < ways; i++) {
      int really = first ^ i;
      if (retold.tell(start.facts(before(placement, hidden, really)), turn, really, secret)) {
        answerUnheard(sight);
        book.game().copy(retold.room(), into);
        return true;
      }
    }
    return false;
  }

  private boolean hidden(MascaradeEvent event) {
    return start != null
        && event instanceof CardsHandled(var by, _, _)
        && start.player(by.index()) != player;
  }

  /// How the cards lay as the turn began, if these of its hidden swaps were real.
  private long before(long placement, int swaps, int really) {
    long before = placement;
    int hidden = swaps;
    for (var event : turn.reversed()) {
      switch (event) {
        case SwapDecided(_, var one, var other, boolean swapped) when swapped ->
            before = Placement.swapped(before, one.index(), other.index());
        case CardsHandled(_, var one, var other) when hidden(event) -> {
          if (Seats.has(really, --hidden)) {
            before = Placement.swapped(before, one.index(), other.index());
          }
        }
        default -> {}
      }
    }
    return before;
  }

  /// Where all answer at once, those who have done so are known, and not what they said.
  private void answerUnheard(MascaradeView sight) {
    var room = retold.room();
    if (!book.setting().together() || !(room.question() instanceof MascaradeQuestion.YouToo))
      return;
    for (int seat = 0; seat < book.seats(); seat++) {
      boolean silent = !sight.awaited().contains(Seat.of(seat));
      if (silent && room.awaits(seat))
        book.game().play(room, seat, book.id(new MascaradeMove.Pass()));
    }
  }
}
