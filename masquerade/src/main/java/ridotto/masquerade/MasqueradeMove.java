package ridotto.masquerade;

import ridotto.kernel.Move;
import ridotto.kernel.Seat;
import ridotto.masquerade.card.Card;

/// Everything a player, or the house, can say. Each saying exists once a game.
///
/// One's own cards are named by their place in the line, counted from 1: so one would point at
/// them.
public sealed interface MasqueradeMove extends Move {
  /// What one may do in the Action phase (K7).
  sealed interface Act extends MasqueradeMove permits Attack, Flip, Use, Stop {}

  /// The house deals this card.
  record Deal(Card card) implements MasqueradeMove {}

  /// The house lets this card be drawn.
  record Draw(Card card) implements MasqueradeMove {}

  /// The house draws who begins.
  record Begin(Seat seat) implements MasqueradeMove {}

  /// Lay the new card face up or face down.
  record Lay(boolean up) implements MasqueradeMove {}

  /// Shuffle one's face-down cards.
  record Shuffle() implements MasqueradeMove {}

  /// Leave this one of them where it lies, whatever becomes of the others (K6).
  record LeaveLying(int place) implements MasqueradeMove {}

  /// Leave them as they lie.
  record Keep() implements MasqueradeMove {}

  /// Attack with this card of one's own.
  record Attack(int place) implements Act {}

  /// Turn this card of one's own over.
  record Flip(int place) implements Act {}

  /// Use the text of this card of one's own.
  record Use(int place) implements Act {}

  /// No more actions this turn.
  record Stop() implements Act {}

  /// Point at a card.
  record Point(Place place) implements MasqueradeMove {}

  /// Let the text of this card happen next.
  record Resolve(Card card) implements MasqueradeMove {}

  /// Discard this card of one's own.
  record Discard(int place) implements MasqueradeMove {}

  /// Take this card from the graveyard.
  record Take(Card card) implements MasqueradeMove {}

  /// Point at a player.
  record To(Seat seat) implements MasqueradeMove {}

  /// Let another card fall in this one's place.
  record Sacrifice() implements MasqueradeMove {}

  /// Draw the card one has earned.
  record DrawOne() implements MasqueradeMove {}

  /// Do without.
  record Decline() implements MasqueradeMove {}

  /// Give away the first or the second of two cards, and take the other.
  record GiveDrawn(boolean first, Seat to) implements MasqueradeMove {}

  /// Discard both.
  record DiscardBoth() implements MasqueradeMove {}
}
