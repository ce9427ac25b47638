package ridotto.masquerade;

import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Player;
import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.masquerade.MasqueradeEvent.ChangedSides;
import ridotto.masquerade.MasqueradeEvent.Discarded;
import ridotto.masquerade.MasqueradeEvent.Joined;
import ridotto.masquerade.MasqueradeEvent.Learned;
import ridotto.masquerade.MasqueradeEvent.Raised;
import ridotto.masquerade.MasqueradeEvent.ShuffledAway;
import ridotto.masquerade.MasqueradeEvent.Summoned;
import ridotto.masquerade.card.Cards;
import ridotto.masquerade.card.Rank;

/// How cards come into play, change sides, and leave it.
final class Passage {
  private Passage() {}

  /// Puts a card at the end of a line. Whoever so gets King and Queen together wins (K18).
  static void enter(Battlefield field, int card, int seat) {
    field.layout.join(card, seat);
    var deck = field.deck();
    boolean pair = Cards.has(deck.royals(), card) && pairWins(field, seat);
    if (field.listened()) field.announce(new Joined(field.place(card), pair));
    if (!pair) return;
    learn(field, card);
    field.facings.reveal(field, deck.king());
    field.facings.reveal(field, deck.queen());
    field.end(MasqueradeEnding.PAIR, Seats.only(seat));
  }

  private static boolean pairWins(Battlefield field, int seat) {
    boolean both = (field.deck().royals() & ~field.line(seat).cards()) == Cards.NONE;
    return both && !field.setting.pairFaceUp() && field.phase() != Phase.DEAL;
  }

  /// Whoever has this card now sees which it is.
  static void learn(Battlefield field, int card) {
    if (!field.listened() || field.over()) return;
    var owner = Player.of(field.holder(card));
    field.announce(new Learned(owner, field.place(card), field.deck().card(card)));
  }

  /// A card comes into play outside the deal, and its facing is open unless it must be face up.
  static void arrive(Battlefield field, int card, int seat, boolean up) {
    enter(field, card, seat);
    learn(field, card);
    if (field.over()) return;
    if (up || Cards.has(field.deck().neverDown(), card)) field.facings.lay(field, card, true);
    else field.facings.leaveOpen(card);
  }

  static void raise(Battlefield field, int card, int seat, boolean up) {
    field.layout.takeFromGraveyard(card);
    if (field.listened()) {
      field.announce(new Raised(Seat.of(seat), field.deck().card(card)));
    }
    arrive(field, card, seat, up);
  }

  static void leave(Battlefield field, int card) {
    field.layout.takeFromLine(card);
    field.facings.forget(card);
    field.initiative.forget(card);
    if (Cards.has(field.marks.all(), card)) field.marks.clear(card);
  }

  static void discard(Battlefield field, int card) {
    if (field.listened()) {
      field.announce(new Discarded(field.place(card), field.deck().card(card)));
    }
    leave(field, card);
    field.layout.putIntoGraveyard(Cards.only(card));
  }

  static void shuffleAway(Battlefield field, int card) {
    if (field.inPlay(card)) leave(field, card);
    else if (Cards.has(field.graveyard(), card)) field.layout.takeFromGraveyard(card);
    else return;
    field.layout.putIntoDeck(card);
    if (field.listened()) field.announce(new ShuffledAway(field.deck().card(card)));
  }

  static void give(Battlefield field, int card, int to) {
    if (field.listened()) field.announce(new ChangedSides(field.place(card), Seat.of(to)));
    field.layout.takeFromLine(card);
    enter(field, card, to);
    if (!Cards.has(field.faceUp(), card)) learn(field, card);
  }

  static void giveAll(Battlefield field, int from, long cards, int to) {
    var line = field.line(from);
    for (int place = 1; place <= line.size() && !field.over(); ) {
      if (Cards.has(cards, line.at(place))) give(field, line.at(place), to);
      else place++;
    }
  }

  static void summon(Battlefield field, int by, Rank rank, long cards) {
    if (field.listened()) {
      field.announce(new Summoned(Seat.of(by), rank, places(field, cards)));
    }
    for (int seat = field.left(by); seat != by; seat = field.left(seat)) {
      giveAll(field, seat, cards, by);
    }
  }

  private static List<Place> places(Battlefield field, long cards) {
    var places = new ArrayList<Place>();
    for (int seat = 0; seat < field.seats(); seat++) {
      var line = field.line(seat);
      for (int i = 1; i <= line.size(); i++) {
        if (Cards.has(cards, line.at(i))) places.add(field.menus().place(seat, i));
      }
    }
    return List.copyOf(places);
  }
}
