package ridotto.masquerade;

import ridotto.kernel.Seats;
import ridotto.masquerade.MasqueradeEvent.Laid;
import ridotto.masquerade.MasqueradeEvent.Revealed;
import ridotto.masquerade.MasqueradeEvent.TurnedDown;
import ridotto.masquerade.MasqueradeEvent.TurnedUp;
import ridotto.masquerade.card.Cards;
import ridotto.masquerade.card.Trigger;

/// Which cards lie face up, which all can see just now, and whose facing is still to be chosen
/// (K2).
final class Facings {
  private long up;
  private long fresh; // in a line, facing not chosen yet
  private long chosenUp; // chosen in secret, not shown yet
  private long shown; // face down, but all can see them just now
  private boolean secretly; // facings are being chosen in secret

  void clear() {
    up = fresh = chosenUp = shown = Cards.NONE;
    secretly = false;
  }

  void copyFrom(Facings from) {
    up = from.up;
    fresh = from.fresh;
    chosenUp = from.chosenUp;
    shown = from.shown;
    secretly = from.secretly;
  }

  void rename(int[] names) {
    up = Cards.renamed(up, names);
    fresh = Cards.renamed(fresh, names);
    chosenUp = Cards.renamed(chosenUp, names);
    shown = Cards.renamed(shown, names);
  }

  void lay(Position position) {
    up = position.faceUp();
  }

  long up() {
    return up;
  }

  long fresh() {
    return fresh;
  }

  long chosenUp() {
    return chosenUp;
  }

  long shown() {
    return shown;
  }

  boolean secretly() {
    return secretly;
  }

  /// The facing of this card is still to be chosen.
  void leaveOpen(int card) {
    fresh |= Cards.only(card);
  }

  void chooseInSecret() {
    secretly = true;
  }

  /// Asks everybody who has new cards to choose their facings in secret (K2).
  void ask(Battlefield field) {
    long must = fresh & field.deck().neverDown();
    fresh &= ~must;
    chosenUp |= must;
    int asked = Seats.NONE;
    for (int seat = 0; seat < field.seats(); seat++) {
      if ((field.line(seat).cards() & fresh) != Cards.NONE) asked |= Seats.only(seat);
    }
    if (asked == Seats.NONE) show(field);
    else field.putToAll(asked, MasqueradeQuestion.UP_OR_DOWN);
  }

  /// The next new card of a seat gets its facing. True if nobody has to be waited for.
  boolean choose(Battlefield field, int seat, boolean faceUp) {
    var line = field.line(seat);
    int place = 1;
    while (!Cards.has(fresh, line.at(place))) place++;
    int card = line.at(place);
    fresh &= ~Cards.only(card);
    if (!secretly) {
      lay(field, card, faceUp);
      return true;
    }
    if (faceUp) chosenUp |= Cards.only(card);
    if ((line.cards() & fresh) == Cards.NONE) field.hasAnswered(seat);
    if (field.awaited() != Seats.NONE) return false;
    show(field);
    return true;
  }

  /// In another world these of a line's cards were chosen to lie face up.
  void chooseOtherwise(long line, long faceUp) {
    chosenUp = (chosenUp & ~line) | faceUp;
  }

  private void show(Battlefield field) {
    secretly = false;
    long chosen = chosenUp;
    chosenUp = Cards.NONE;
    for (int seat = 0; seat < field.seats(); seat++) {
      var line = field.line(seat);
      for (int place = 1; place <= line.size(); place++) {
        lay(field, line.at(place), Cards.has(chosen, line.at(place)));
      }
    }
  }

  void lay(Battlefield field, int card, boolean faceUp) {
    if (faceUp) up |= Cards.only(card);
    if (!field.listened()) return;
    field.announce(new Laid(field.place(card), faceUp));
    if (faceUp) field.announce(new Revealed(field.place(card), field.deck().card(card)));
  }

  /// Turns a card face up. True if it was face down.
  boolean turnUp(Battlefield field, int card) {
    if (Cards.has(up, card)) return false;
    up |= Cards.only(card);
    if (field.listened()) {
      field.announce(new TurnedUp(field.place(card), field.deck().card(card)));
    }
    return true;
  }

  /// Turns these cards face up; their flip-ups fire together (K13).
  void turnUpAll(Battlefield field, long cards) {
    long turned = Cards.NONE;
    for (int seat = 0; seat < field.seats(); seat++) {
      var line = field.line(seat);
      if ((line.cards() & cards & ~up) == Cards.NONE) continue;
      for (int place = 1; place <= line.size(); place++) {
        int card = line.at(place);
        if (Cards.has(cards, card) && turnUp(field, card)) turned |= Cards.only(card);
      }
    }
    field.triggers.fireAll(field, Trigger.FLIP_UP, turned);
  }

  void turnDown(Battlefield field, int card) {
    up &= ~Cards.only(card);
    if (field.listened()) {
      field.announce(new TurnedDown(field.place(card), field.deck().card(card)));
    }
  }

  /// Shows a card to all, wherever it lies, until it is hidden again.
  void reveal(Battlefield field, int card) {
    shown |= Cards.only(card);
    if (field.listened()) {
      field.announce(new Revealed(field.place(card), field.deck().card(card)));
    }
  }

  void hideShown() {
    shown = Cards.NONE;
  }

  /// This card leaves play.
  void forget(int card) {
    up &= ~Cards.only(card);
    shown &= ~Cards.only(card);
  }

  /// All cards leave play.
  void forgetAll() {
    up = shown = Cards.NONE;
  }
}
