package ridotto.masquerade;

import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.masquerade.MasqueradeEvent.Killed;
import ridotto.masquerade.MasqueradeEvent.PoisonStruck;
import ridotto.masquerade.MasqueradeEvent.Shielded;
import ridotto.masquerade.MasqueradeEvent.Unharmed;
import ridotto.masquerade.card.Cards;

/// Who is killed, and which card would be, for which another may fall (K15).
final class Kills {
  private int endangered = Battlefield.NOBODY;
  private int by;

  void clear() {
    endangered = Battlefield.NOBODY;
    by = 0;
  }

  void copyFrom(Kills from) {
    endangered = from.endangered;
    by = from.by;
  }

  void rename(int[] names) {
    if (endangered != Battlefield.NOBODY) endangered = names[endangered];
  }

  /// The card that would be killed, or [Battlefield#NOBODY].
  int endangered() {
    return endangered;
  }

  /// Poison strikes whoever has the card, and is spent (K15). The card is shown.
  void poison(Battlefield field, int card) {
    int poisoner = field.marks.poisoner(card);
    field.marks.spendPoison(card);
    if (field.listened()) {
      field.announce(new PoisonStruck(field.place(card), Seat.of(poisoner)));
    }
    if (!Cards.has(field.faceUp(), card)) field.facings.reveal(field, card);
    strike(field, card, poisoner);
  }

  void strike(Battlefield field, int card, int killer) {
    if (!Strength.mortal(field, card)) {
      unharmed(field, card);
    } else if (!seekSubstitute(field, card, killer)) {
      kill(field, card, killer);
    }
  }

  /// It should have been killed, and cannot be.
  void unharmed(Battlefield field, int card) {
    if (field.listened()) {
      field.announce(new Unharmed(field.place(card), field.deck().card(card)));
    }
  }

  private void kill(Battlefield field, int card, int killer) {
    int owner = field.holder(card);
    bury(field, card, killer);
    if (!field.over()) field.triggers.fireDeath(field, card, owner, killer);
  }

  /// Puts a killed card into the graveyard. Whoever kills the King wins (K17).
  void bury(Battlefield field, int card, int killer) {
    var deck = field.deck();
    if (field.listened()) {
      field.announce(new Killed(field.place(card), deck.card(card), Seat.of(killer)));
    }
    Passage.leave(field, card);
    field.layout.putIntoGraveyard(Cards.only(card));
    if (card == deck.king()) field.end(MasqueradeEnding.KILL, Seats.only(killer));
  }

  /// Whether another card may fall in the place of this one: then its owner is asked.
  boolean seekSubstitute(Battlefield field, int card, int killer) {
    if (!Cards.has(field.deck().substituted(), card) || field.silenced(card)) return false;
    int owner = field.holder(card);
    boolean able = field.discardable(owner, card) != Cards.NONE;
    field.tellAble(able ? Seats.only(owner) : Seats.NONE);
    if (!able) return false;
    endangered = card;
    by = killer;
    return true;
  }

  /// The owner will not have another card fall.
  void letFall(Battlefield field) {
    int card = endangered;
    endangered = Battlefield.NOBODY;
    field.decline(field.holder(card));
    if (!field.combat.unfinished()) kill(field, card, by);
  }

  void shield(Battlefield field) {
    if (!field.listened()) return;
    var owner = Seat.of(field.holder(endangered));
    field.announce(new Shielded(owner, field.deck().card(endangered)));
  }

  /// This one falls in the other's place; in combat, together with whoever else falls.
  void fallsInstead(Battlefield field, int substitute) {
    if (field.combat.unfinished()) field.combat.save(endangered, substitute);
    else Passage.discard(field, substitute);
    endangered = Battlefield.NOBODY;
  }
}
