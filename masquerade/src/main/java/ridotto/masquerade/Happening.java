package ridotto.masquerade;

import ridotto.kernel.Seat;
import ridotto.masquerade.MasqueradeEvent.TextUsed;
import ridotto.masquerade.card.Deck;
import ridotto.masquerade.card.Effect;
import ridotto.masquerade.card.Step;

/// The text that happens now, and whose doing all this is.
final class Happening {
  private int trigger;
  private int noted; // a card an effect remembers between two choices
  private int causer; // whose attack or text it is

  void clear() {
    trigger = noted = causer = 0;
  }

  void copyFrom(Happening from) {
    trigger = from.trigger;
    noted = from.noted;
    causer = from.causer;
  }

  int source() {
    return Triggers.card(trigger);
  }

  int owner() {
    return Triggers.owner(trigger);
  }

  int killer() {
    return Triggers.killer(trigger);
  }

  Effect effect(Deck deck) {
    return deck.whens(source())[Triggers.text(trigger)].effect();
  }

  int causer() {
    return causer;
  }

  int noted() {
    return noted;
  }

  void note(int card) {
    noted = card;
  }

  /// What comes now is this seat's doing.
  void causedBy(int seat) {
    causer = seat;
  }

  /// A trigger begins to happen. Poison has no text and no choices.
  Step begin(Battlefield field, int next) {
    trigger = next;
    causer = owner();
    if (Triggers.text(next) == Triggers.POISON) {
      field.kills.poison(field, source());
      return Step.DONE;
    }
    if (field.setting.second() && effect(field.deck()).idle(field, causer)) return Step.DONE;
    if (field.listened()) {
      field.announce(new TextUsed(Seat.of(causer), field.deck().card(source())));
    }
    return effect(field.deck()).begin(field, causer);
  }
}
