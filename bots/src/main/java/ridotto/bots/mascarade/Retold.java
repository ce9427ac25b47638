package ridotto.bots.mascarade;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import ridotto.kernel.Event;
import ridotto.kernel.Moves;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Hand;
import ridotto.mascarade.MascaradeEvent;
import ridotto.mascarade.MascaradeEvent.*;
import ridotto.mascarade.MascaradeMove;
import ridotto.mascarade.MascaradeQuestion;
import ridotto.mascarade.MascaradeQuestion.*;
import ridotto.mascarade.Place;

/// Plays a turn again from what one player heard of it, and checks that the player would have heard
/// just that.
final class Retold {
  private final Book book;
  private final int player;
  private final Ballroom room;
  private final List<MascaradeEvent> heard = new ArrayList<>();
  private int next; // the event to come
  private int swaps; // hidden swaps so far
  private int really; // which of them are real, one bit each
  private int secret; // stands for a number nobody has told
  private boolean differs;

  Retold(Book book, int player) {
    this.book = book;
    this.player = player;
    room = book.game().open();
    room.admit(this::hear);
  }

  Ballroom room() {
    return room;
  }

  private void hear(Event event) {
    if (!event.audience().includes(player)) return;
    if (next < heard.size()) differs |= !event.equals(heard.get(next));
    next++;
  }

  /// From this position, these events; false if they cannot have been.
  boolean tell(
      Map<String, List<String>> position, List<MascaradeEvent> events, int realSwaps, int hidden) {
    heard.clear();
    heard.addAll(events);
    next = swaps = 0;
    really = realSwaps;
    secret = hidden;
    differs = false;
    book.game().reset(room);
    book.game().notation().state(room, position);
    while (next < heard.size() && !differs && !room.over()) {
      book.game().play(room, room.asked(), book.id(move(room.asked(), heard.get(next))));
    }
    return !differs && next == heard.size();
  }

  /// What was answered, told from the first event that came of it.
  private MascaradeMove move(int seat, MascaradeEvent event) {
    MascaradeQuestion asked = room.question();
    return switch (event) {
      case CardsHandled(_, var one, var other) when asked instanceof UsePower(_, var choice) ->
          switch (choice) {
            case SWAP_OR_NOT -> new MascaradeMove.Exchange(real());
            default -> new MascaradeMove.SwapOthers(one, other, real());
          };
      case CardsHandled(_, var one, var other) -> new MascaradeMove.Swap(hand(one), other, real());
      case Looked(_, var place) -> new MascaradeMove.Look(hand(place));
      case Announced(_, var place, var mask) -> new MascaradeMove.Announce(hand(place), mask);
      case Claimed _, Passed _ -> answer(seat);
      case Paid(var from, _, _) when next + 1 < heard.size() && pulls(asked) ->
          new MascaradeMove.MovePeople(from, ((Paid) heard.get(next + 1)).from());
      case Paid(var from, var to, _) -> new MascaradeMove.Pick(from.index() == seat ? to : from);
      case Questioned(_, var other) -> new MascaradeMove.Pick(other);
      case HeldUp(var other, _) -> new MascaradeMove.Pick(other);
      case FortunesExchanged(_, var other) -> new MascaradeMove.Pick(other);
      case Declined _ -> new MascaradeMove.Decline();
      case Spied(_, _, var place) -> new MascaradeMove.Spy(place);
      case MascaradeEvent.Named(_, var mask) -> new MascaradeMove.Name(mask);
      case Challenged(_, var other) -> new MascaradeMove.Pick(other);
      case CoinsHidden _ -> new MascaradeMove.Hide(coins());
      case Guessed(_, int coins) -> new MascaradeMove.Guess(coins);
      default -> throw new IllegalStateException(event + " answers nothing");
    };
  }

  private static boolean pulls(MascaradeQuestion asked) {
    return asked instanceof UsePower(_, var choice)
        && choice == ridotto.mascarade.Choice.TWO_PLAYERS;
  }

  /// Where all answer at once, they are heard only when the last one has.
  private MascaradeMove answer(int seat) {
    for (int i = next; i < heard.size(); i++) {
      if (heard.get(i) instanceof Claimed(var who, var place) && who.index() == seat) {
        return new MascaradeMove.Claim(hand(place));
      }
      if (heard.get(i) instanceof Passed(var who) && who.index() == seat) break;
    }
    return new MascaradeMove.Pass();
  }

  private static Hand hand(Place place) {
    return place instanceof Place.Held held ? held.hand() : Hand.CARD;
  }

  /// How many coins were hidden, if one has heard that by now; otherwise any number will do.
  private int coins() {
    for (int i = next; i < heard.size(); i++) {
      if (heard.get(i) instanceof HidingDecided(_, int coins)) return coins;
      if (heard.get(i) instanceof HandOpened(_, int coins)) return coins;
    }
    var menu = book.game().moves(room, room.asked(), new Moves());
    return 1 + secret % menu.size();
  }

  /// Of one's own swap one heard at once whether it was real.
  private boolean real() {
    if (next + 1 < heard.size() && heard.get(next + 1) instanceof SwapDecided decided) {
      return decided.swapped();
    }
    return (really >>> swaps++ & 1) != 0;
  }
}
