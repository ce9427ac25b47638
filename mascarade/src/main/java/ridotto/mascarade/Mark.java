package ridotto.mascarade;

/// What kind of thing a character does, for whoever has to find it at a glance.
public enum Mark {
  /// Brings money into the game.
  PURSE,
  /// Takes it from others.
  HAND,
  /// Looks at cards or moves them.
  EYE,
  /// Has to do with the courthouse.
  SCALES,
  STAR
}
