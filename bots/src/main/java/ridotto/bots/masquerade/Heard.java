package ridotto.bots.masquerade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ridotto.kernel.Event;
import ridotto.masquerade.MasqueradeEvent;
import ridotto.masquerade.MasqueradeEvent.Dealt;
import ridotto.masquerade.MasqueradeEvent.Discarded;
import ridotto.masquerade.MasqueradeEvent.Glimpsed;
import ridotto.masquerade.MasqueradeEvent.Joined;
import ridotto.masquerade.MasqueradeEvent.Laid;
import ridotto.masquerade.MasqueradeEvent.Learned;
import ridotto.masquerade.MasqueradeEvent.Revealed;
import ridotto.masquerade.Place;
import ridotto.masquerade.card.Card;

/// What a player heard and has not yet thought through, in order.
final class Heard {
  private final List<MasqueradeEvent> events = new ArrayList<>();
  private int next;

  /// Cards that are dealt again count for nothing (K2).
  void hear(Event event) {
    if (event instanceof Dealt(boolean again) && again) clear();
    else events.add((MasqueradeEvent) event);
  }

  private void clear() {
    events.clear();
    next = 0;
  }

  boolean isEmpty() {
    return next == events.size();
  }

  MasqueradeEvent first() {
    return at(0);
  }

  /// The event so many after the first.
  MasqueradeEvent at(int i) {
    if (next + i >= events.size()) throw new IllegalStateException("more happens than was heard");
    return events.get(next + i);
  }

  boolean has(int i) {
    return next + i < events.size();
  }

  void pass(int n) {
    next += n;
    if (isEmpty()) clear();
  }

  /// How the card in this place was laid.
  Laid laid(int seat, int number) {
    for (int i = 0; has(i); i++) {
      if (at(i) instanceof Laid laid && is(laid.place(), seat, number)) return laid;
    }
    throw new IllegalStateException("nobody heard how it was laid");
  }

  /// The first card this seat discards.
  Discarded discarded(int seat) {
    for (int i = 0; has(i); i++) {
      if (at(i) instanceof Discarded gone && gone.place().seat().index() == seat) return gone;
    }
    throw new IllegalStateException("nobody heard what was discarded");
  }

  /// The card that comes from the deck with the first event, if the next ones tell.
  Optional<Card> comes() {
    if (has(1) && at(1) instanceof Glimpsed(_, var card)) return Optional.of(card);
    if (!(first() instanceof Joined(var place, _)) || !has(1)) return Optional.empty();
    if (at(1) instanceof Learned(_, _, var card)) return Optional.of(card);
    boolean shown = at(1).equals(new Laid(place, true)) && has(2);
    return shown && at(2) instanceof Revealed(_, var card) ? Optional.of(card) : Optional.empty();
  }

  private static boolean is(Place place, int seat, int number) {
    return place.seat().index() == seat && place.number() == number;
  }
}
