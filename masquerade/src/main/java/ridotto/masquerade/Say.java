package ridotto.masquerade;

import ridotto.kernel.Move;
import ridotto.kernel.Seat;
import ridotto.masquerade.card.Card;

/// Everything a player, or the house, can say. Each saying exists once a game.
///
/// One's own cards are named by their place in the line, counted from 1: so one would point at
/// them.
public sealed interface Say extends Move {
  /// What one may do in the Action phase (K7).
  sealed interface Act extends Say permits Attack, Flip, Use, Stop {}

  /// The house deals this card.
  record Deal(Card card) implements Say {}

  /// The house lets this card be drawn.
  record Draw(Card card) implements Say {}

  /// The house draws who begins.
  record Begin(Seat seat) implements Say {}

  /// Lay the new card face up or face down.
  record Lay(boolean up) implements Say {}

  /// Shuffle one's face-down cards.
  record Shuffle() implements Say {}

  /// Leave them as they lie.
  record Keep() implements Say {}

  /// Attack with this card of one's own.
  record Attack(int place) implements Act {}

  /// Turn this card of one's own over.
  record Flip(int place) implements Act {}

  /// Use the text of this card of one's own.
  record Use(int place) implements Act {}

  /// No more actions this turn.
  record Stop() implements Act {}

  /// Point at a card.
  record Point(Place place) implements Say {}

  /// Let the text of this card happen next.
  record Resolve(Card card) implements Say {}

  /// Discard this card of one's own.
  record Discard(int place) implements Say {}

  /// Take this card from the graveyard.
  record Take(Card card) implements Say {}

  /// Point at a player.
  record To(Seat seat) implements Say {}

  /// Let another card fall in this one's place.
  record Sacrifice() implements Say {}

  /// Draw the card one has earned.
  record DrawOne() implements Say {}

  /// Do without.
  record Decline() implements Say {}

  /// Give away the first or the second of two cards, and take the other.
  record GiveDrawn(boolean first, Seat to) implements Say {}

  /// Discard both.
  record DiscardBoth() implements Say {}
}
