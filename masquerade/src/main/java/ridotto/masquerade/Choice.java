package ridotto.masquerade;

/// What a text may ask somebody to choose.
public enum Choice {
  /// One of one's own cards, to be discarded.
  CARD_TO_DISCARD,
  /// One of one's own cards, to be discarded, or none.
  CARD_TO_PAY,
  /// One of one's own cards, all at once and in secret.
  SECRET_DISCARD,
  /// Another player.
  PLAYER,
  /// A card from the graveyard.
  FROM_GRAVEYARD,
  /// A face-up card, to be killed.
  CARD_TO_KILL,
  /// A card of the defending player.
  CARD_TO_TAKE,
  /// To the house: the top card of the deck.
  TOP_CARD,
  /// What to do with two cards from the deck.
  ONE_OF_TWO
}
