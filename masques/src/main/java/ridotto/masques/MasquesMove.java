package ridotto.masques;

import ridotto.kernel.Move;
import ridotto.kernel.Seat;

/// Everything a player, or the house, can say. Each saying exists once a game.
///
/// Gaps and arcades are called by their numbers: arcade 0 is the Door, gap 0 the one after it (Q1).
public sealed interface MasquesMove extends Move {

  /// What one may do with a turn (Q7).
  sealed interface Act extends MasquesMove permits Play, Buy, Pass {}

  /// What one may do with an influence card just bought (Q9).
  sealed interface Use extends MasquesMove
      permits Strike, Name, Ferry, Escort, Hide, Trade, Decline {}

  /// The house hands out the next family.
  record Give(Family family) implements MasquesMove {}

  /// The house draws who is the first player.
  record Begin(Seat seat) implements MasquesMove {}

  /// The house draws a seal from the bag.
  record Draw(Faction faction) implements MasquesMove {}

  /// The house deals the next plot card.
  record Deal(Plot plot) implements MasquesMove {}

  /// Keep this card and pass on the others.
  record Pick(Plot plot) implements MasquesMove {}

  record Play(Plot plot, int gap) implements Act {}

  record Buy(Influence influence, int gap) implements Act {}

  record Pass() implements Act {}

  /// The Assassin turns down the plot card in this gap.
  record Strike(int gap) implements Use {}

  /// The Courtesan has this card put into this gap.
  record Name(Plot plot, int gap) implements Use {}

  /// The Gondolier exchanges two plot cards.
  record Ferry(int one, int other) implements Use {}

  /// The Palace Guard moves a plot card.
  record Escort(int from, int to) implements Use {}

  /// The Thief turns down the token of this arcade.
  record Hide(int arcade) implements Use {}

  /// The Trader exchanges the tokens of two arcades.
  record Trade(int one, int other) implements Use {}

  /// Leave the card without effect (Q8).
  record Decline() implements Use {}
}
