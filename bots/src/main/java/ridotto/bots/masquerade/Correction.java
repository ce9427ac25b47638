package ridotto.bots.masquerade;

import java.util.List;
import ridotto.kernel.Seat;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.MasqueradeEvent;
import ridotto.masquerade.MasqueradeEvent.*;
import ridotto.masquerade.Place;
import ridotto.masquerade.card.Card;
import ridotto.masquerade.card.Cards;

/// Two hidden cards that must change places in a supposed world, for it said what was not heard; or
/// only the `marks` on them.
///
/// `free` are the cards that may change places unnoticed.
record Correction(int one, int other, boolean marks) {
  Correction(int one, int other) {
    this(one, other, false);
  }

  /// What was wrong about a world in which this happened, and not what was heard.
  static Correction of(Battlefield table, MasqueradeEvent said, Heard heard, int at, long free) {
    var truth = heard.at(at);
    return switch (said) {
      case Laid(var place, _) when heard.at(at + 1) instanceof Revealed(_, var card) ->
          new Correction(table.at(place), card.number());
      case PoisonStruck(var place, _) when truth instanceof PoisonStruck(var there, _) ->
          new Correction(table.at(place), table.at(there), true);
      case Joined(var place, _) -> noPair(table, place, free);
      case DiscardedTop(_, var cards) -> pair(cards, ((DiscardedTop) truth).cards());
      case Summoned(var by, _, _) -> summoned(table, by.index(), ((Summoned) truth).places(), free);
      case AbleToDiscard(var seats) -> able(table, seats, ((AbleToDiscard) truth).seats(), free);
      default -> new Correction(card(said).number(), card(truth).number());
    };
  }

  private static Card card(MasqueradeEvent event) {
    return switch (event) {
      case Learned(_, _, var card) -> card;
      case Revealed(_, var card) -> card;
      case TurnedUp(_, var card) -> card;
      case TurnedDown(_, var card) -> card;
      case Discarded(_, var card) -> card;
      case Killed(_, var card, _) -> card;
      case Glimpsed(_, var card) -> card;
      default -> throw new IllegalStateException("not what was heard: " + event);
    };
  }

  private static Correction pair(List<Card> said, List<Card> heard) {
    int i = said.get(0).equals(heard.get(0)) ? 1 : 0;
    return new Correction(said.get(i).number(), heard.get(i).number());
  }

  /// One of King and Queen lies elsewhere, and it is not the one that comes if that was seen.
  private static Correction noPair(Battlefield table, Place place, long free) {
    long line = table.line(place.seat().index()).cards();
    long other = table.deck().royals() & ~Cards.only(table.at(place)) & free;
    int one = other == Cards.NONE ? table.at(place) : Cards.first(other);
    return new Correction(one, plain(table, free & ~line));
  }

  /// A card that changes nothing by lying elsewhere, from the deck if possible.
  private static int plain(Battlefield table, long free) {
    long down = free & ~table.deck().neverDown();
    long plain = down & ~table.deck().royals();
    long best = plain == Cards.NONE ? down : plain;
    long deck = best & table.stock();
    return Cards.first(deck == Cards.NONE ? best : deck);
  }

  /// Those who came over, and of the others nobody else, are of the rank that was called.
  private static Correction summoned(Battlefield table, int by, List<Place> places, long free) {
    long came = Cards.NONE;
    for (var place : places) came |= Cards.only(table.at(place));
    long called = table.deck().of(ridotto.masquerade.card.Rank.ASSASSIN);
    long elsewhere = free & called & ~came;
    long stayed = free & table.inPlay() & ~table.line(by).cards() & ~came;
    if ((came & ~called) != Cards.NONE) {
      long better = elsewhere & stayed;
      return new Correction(
          Cards.first(came & ~called), Cards.first(better == Cards.NONE ? elsewhere : better));
    }
    long others = free & ~called & ~stayed & ~came;
    return new Correction(Cards.first(stayed & called), plain(table, others));
  }

  private static Correction able(Battlefield table, List<Seat> said, List<Seat> heard, long free) {
    for (int seat = 0; seat < table.seats(); seat++) {
      boolean here = said.contains(Seat.of(seat));
      if (here == heard.contains(Seat.of(seat))) continue;
      long line = table.line(seat).cards() & free;
      long royals = table.deck().royals();
      return here
          ? new Correction(Cards.first(line & ~royals), royal(table, free & royals & ~line))
          : new Correction(Cards.first(line & royals), plain(table, free & ~line));
    }
    throw new IllegalStateException("the same seats can discard");
  }

  /// One that nobody has, rather than one that somebody must have.
  private static int royal(Battlefield table, long royals) {
    long deck = royals & table.stock();
    return Cards.first(deck == Cards.NONE ? royals : deck);
  }
}
