package ridotto.masquerade;

import java.util.List;
import ridotto.kernel.Player;
import ridotto.kernel.Seat;
import ridotto.masquerade.MasqueradeEvent.DiscardedTop;
import ridotto.masquerade.MasqueradeEvent.Glimpsed;
import ridotto.masquerade.MasqueradeEvent.HandedOver;
import ridotto.masquerade.MasqueradeEvent.LookedAtTop;
import ridotto.masquerade.card.Cards;

/// The two cards from the deck that the active player looks at.
final class TopCards {
  private int first;
  private int second;
  private long peeked;

  void clear() {
    first = second = 0;
    peeked = Cards.NONE;
  }

  void copyFrom(TopCards from) {
    first = from.first;
    second = from.second;
    peeked = from.peeked;
  }

  void rename(int[] names) {
    first = names[first];
    second = names[second];
    peeked = Cards.renamed(peeked, names);
  }

  long peeked() {
    return peeked;
  }

  int get(boolean theFirst) {
    return theFirst ? first : second;
  }

  void peek(Battlefield field, int card) {
    if (peeked == Cards.NONE) first = card;
    else second = card;
    peeked |= Cards.only(card);
    field.layout.takeFromDeck(card);
    if (!field.listened()) return;
    field.announce(new LookedAtTop(Seat.of(field.active())));
    field.announce(new Glimpsed(Player.of(field.active()), field.deck().card(card)));
  }

  void handOut(Battlefield field, boolean theFirst, int to) {
    int given = get(theFirst);
    int kept = get(!theFirst);
    if (field.listened()) {
      field.announce(new HandedOver(Seat.of(field.active()), Seat.of(to)));
    }
    peeked = Cards.only(kept);
    Passage.enter(field, given, to);
    Passage.learn(field, given);
    if (field.over()) return;
    field.facings.lay(field, given, Cards.has(field.deck().neverDown(), given));
    peeked = Cards.NONE;
    Passage.arrive(field, kept, field.active(), false);
  }

  void discard(Battlefield field) {
    field.layout.putIntoGraveyard(peeked);
    peeked = Cards.NONE;
    if (!field.listened()) return;
    var cards = List.of(field.deck().card(first), field.deck().card(second));
    field.announce(new DiscardedTop(Seat.of(field.active()), cards));
  }
}
