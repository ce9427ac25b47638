package ridotto.mascarade;

/// What a power may ask somebody to choose.
public enum Choice {
  /// Another player.
  PLAYER,
  /// Another player, or nobody.
  PLAYER_OR_NOBODY,
  /// A card to look at together with one's own.
  CARD_TO_SPY,
  /// Whether to swap the two cards one has looked at.
  SWAP_OR_NOT,
  /// Two cards of others, and whether to swap them.
  TWO_CARDS,
  /// Two others, who will change places.
  TWO_PLAYERS,
  /// The character one believes to be.
  OWN_NAME,
  /// How many coins to hide in one's hand.
  HIDDEN_COINS,
  /// How many coins somebody else has hidden.
  GUESS
}
