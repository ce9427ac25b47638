package ridotto.bots.masquerade;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import ridotto.kernel.Dice;
import ridotto.kernel.Seat;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.MasqueradeEvent;
import ridotto.masquerade.MasqueradeEvent.*;
import ridotto.masquerade.Place;
import ridotto.masquerade.card.Card;
import ridotto.masquerade.card.Cards;
import ridotto.masquerade.card.EachDiscards;
import ridotto.masquerade.card.Rank;

/// What a player remembers of the cards that lie hidden before others, as the table of their own
/// goes on.
///
/// Every hidden card has a place, a number that stays with it wherever it moves. Cards that turn
/// down after all saw them are remembered; a forgetful player loses some of them when the next turn
/// begins.
final class Memory implements Replica.Follower {
  private static final int NOWHERE = -1;

  private final int me;
  private final double lapse;
  private final Dice lapses;
  private final Hidden hidden = new Hidden();
  private final int[] placeOf; // by card, under the name it has on the player's own table
  private final int[] since; // by card: how many were shuffled into the deck before it
  private long taken; // places in use
  private long seen; // before this move, and in its course
  private long recent; // hidden since the last turn began
  private @Nullable MasqueradeEvent before; // the event before this one
  private int shuffled; // cards that went into the deck

  Memory(int me, int cards, double lapse, long seed) {
    this.me = me;
    this.lapse = lapse;
    lapses = new Dice(seed);
    placeOf = new int[cards];
    since = new int[cards];
    Arrays.fill(placeOf, NOWHERE);
  }

  Hidden hidden() {
    return hidden;
  }

  /// Where a card lies, or below 0 if it has no place.
  int placeOf(int card) {
    return placeOf[card];
  }

  /// The cards that have come into the deck after so many others, and cannot have left it before.
  long later(int age) {
    long later = Cards.NONE;
    for (int card = 0; shuffled > age && card < since.length; card++) {
      if (since[card] > age) later |= Cards.only(card);
    }
    return later;
  }

  /// The cards of which the player does not know where they are.
  long unseen(Battlefield table) {
    return table.deck().all() & ~table.seenBy(me) & ~hidden.known();
  }

  @Override
  public void renamed(int one, int other) {
    int place = placeOf[one];
    placeOf[one] = placeOf[other];
    placeOf[other] = place;
  }

  @Override
  public void before(Battlefield table) {
    seen = table.seenBy(me);
  }

  @Override
  public void during(Battlefield table, MasqueradeEvent event) {
    switch (event) {
      case TurnBegan _ -> forget();
      case Shuffled(var seat, var staying) -> shuffle(table, seat.index(), staying);
      case Gathered _ -> gather(table);
      case Summoned summoned -> summon(table, summoned);
      case AbleToDiscard(var able) -> able(table, able);
      case Revealed(_, var card) -> see(table, card);
      case Killed(_, var card, _) -> see(table, card);
      case Discarded(_, var card) -> see(table, card);
      case TurnedUp(_, var card) -> see(table, card);
      case Learned(_, _, var card) -> see(table, card);
      case Glimpsed(_, var card) -> see(table, card);
      case ShuffledAway(var card) -> since[card.number()] = ++shuffled;
      default -> {}
    }
    before = event;
  }

  /// What lies hidden after a move has a place, and what is open has none.
  @Override
  public void after(Battlefield table) {
    long open = table.seenBy(me);
    for (int seat = 0; seat < table.seats(); seat++) {
      if (seat != me) hide(table.line(seat).cards() & ~open);
    }
  }

  private void hide(long cards) {
    for (long left = cards; left != Cards.NONE; left = Cards.afterFirst(left)) {
      int card = Cards.first(left);
      if (placeOf[card] != NOWHERE) continue;
      boolean known = Cards.has(seen, card);
      if (known) recent |= Cards.only(card);
      hidden.add(enter(card), known ? Token.known(card) : any());
    }
  }

  private Token any() {
    return Token.unknown(Token.ANY, shuffled);
  }

  private int enter(int card) {
    int place = Cards.first(~taken);
    taken |= Cards.only(place);
    placeOf[card] = place;
    return place;
  }

  private void leave(int card) {
    taken &= ~Cards.only(placeOf[card]);
    placeOf[card] = NOWHERE;
  }

  /// The player sees this card, which may have been hidden.
  private void see(Battlefield table, Card shown) {
    int card = shown.number();
    seen |= Cards.only(card);
    if (placeOf[card] == NOWHERE) return;
    long known = hidden.known();
    hidden.reveal(placeOf[card], card, unseen(table) | (Cards.only(card) & ~known));
    leave(card);
  }

  /// Marks lie on the cards and move with them (K6): only cards with the same marks are mixed up.
  private void shuffle(Battlefield table, int seat, List<Place> staying) {
    if (seat == me) return;
    long left = table.line(seat).cards() & ~table.faceUp();
    for (var place : staying) left &= ~Cards.only(table.at(place));
    while (left != Cards.NONE) {
      long alike = Marked.alike(table, Cards.first(left), left);
      hidden.mix(places(alike));
      left &= ~alike;
    }
  }

  private long places(long cards) {
    long places = Cards.NONE;
    for (long left = cards; left != Cards.NONE; left = Cards.afterFirst(left)) {
      int place = placeOf[Cards.first(left)];
      if (place != NOWHERE) places |= Cards.only(place);
    }
    return places;
  }

  /// All that was in play is mixed: what was seen of it is known to be among it.
  private void gather(Battlefield table) {
    var tokens = new ArrayList<>(hidden.gather());
    long places = Cards.NONE;
    long pool = table.pool();
    for (long left = pool; left != Cards.NONE; left = Cards.afterFirst(left)) {
      int card = Cards.first(left);
      if (placeOf[card] == NOWHERE) tokens.add(Token.known(card));
      else leave(card);
    }
    for (long left = pool; left != Cards.NONE; left = Cards.afterFirst(left)) {
      places |= Cards.only(enter(Cards.first(left)));
    }
    if (pool != Cards.NONE) hidden.put(new Bag(places, tokens));
  }

  /// Who comes over is of the rank that was called, and who stays is not.
  private void summon(Battlefield table, Summoned summoned) {
    if (summoned.rank() != Rank.ASSASSIN || lapses.nextDouble() < lapse) return;
    long came = Cards.NONE;
    for (Place place : summoned.places()) came |= Cards.only(table.at(place));
    long others = Cards.NONE;
    for (int seat = 0; seat < table.seats(); seat++) {
      if (seat != me && seat != summoned.by().index()) others |= table.line(seat).cards();
    }
    long called = table.deck().of(Rank.ASSASSIN);
    hidden.restrict(places(came), called, unseen(table));
    hidden.restrict(places(others & ~came), ~called, unseen(table));
  }

  /// Only a King or a Queen cannot be discarded. Foolset asks everybody; other texts ask their
  /// owner for a card beside their own.
  private void able(Battlefield table, List<Seat> able) {
    int source =
        before instanceof TextUsed(_, var card)
            ? card.number()
            : Cards.first(table.deck().substituted());
    boolean all = !able.isEmpty() && isSecret(table, source);
    for (int seat = 0; seat < table.seats(); seat++) {
      boolean asked = all || table.holder(source) == seat;
      long line = table.line(seat).cards();
      long others = all ? line : line & ~Cards.only(source);
      if (seat == me || !asked || Cards.count(others) != 1) continue;
      long royals = table.deck().royals();
      long may = able.contains(Seat.of(seat)) ? ~royals : royals;
      hidden.restrict(places(others), may, unseen(table));
    }
  }

  private static boolean isSecret(Battlefield table, int card) {
    for (var when : table.deck().whens(card)) {
      if (when.effect() instanceof EachDiscards) return true;
    }
    return false;
  }

  private void forget() {
    for (long left = recent; left != Cards.NONE && lapse > 0; left = Cards.afterFirst(left)) {
      int card = Cards.first(left);
      if (lapses.nextDouble() >= lapse) continue;
      hidden.replace(token -> token.isKnown() && token.card() == card ? any() : token);
    }
    recent = Cards.NONE;
  }
}
