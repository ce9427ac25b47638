package ridotto.mascarade;

import ridotto.kernel.Move;
import ridotto.kernel.Seat;

/// Everything a player, or the house, can say. Each saying exists once a game.
public sealed interface MascaradeMove extends Move {

  /// What one may do with a turn.
  sealed interface Act extends MascaradeMove permits Swap, Look, Announce {}

  /// What one may say to an announcement.
  sealed interface Answer extends MascaradeMove permits Claim, Pass {}

  /// The house deals the next card.
  record Deal(Mask mask) implements MascaradeMove {}

  /// The house draws who begins.
  record Begin(Seat seat) implements MascaradeMove {}

  /// What one may reply to what a power asks.
  sealed interface Reply extends MascaradeMove
      permits Pick, Decline, Spy, Exchange, SwapOthers, MovePeople, Name, Hide, Guess {}

  /// Swap one's own card with another one, or only pretend to.
  record Swap(Hand own, Place with, boolean really) implements Act {}

  /// Look at one's own card in secret.
  record Look(Hand own) implements Act {}

  record Announce(Hand own, Mask mask) implements Act {}

  record Claim(Hand own) implements Answer {}

  record Pass() implements Answer {}

  /// Point at a player.
  record Pick(Seat seat) implements Reply {}

  /// Point at nobody.
  record Decline() implements Reply {}

  /// Take this card to look at.
  record Spy(Place place) implements Reply {}

  /// Swap the two cards one has looked at, or only pretend to.
  record Exchange(boolean really) implements Reply {}

  /// Swap two cards of others, or only pretend to.
  record SwapOthers(Place one, Place other, boolean really) implements Reply {}

  /// Make two others change places.
  record MovePeople(Seat one, Seat other) implements Reply {}

  /// Name the character one believes to be.
  record Name(Mask mask) implements Reply {}

  /// Hide so many coins.
  record Hide(int coins) implements Reply {}

  /// Say how many are hidden.
  record Guess(int coins) implements Reply {}
}
