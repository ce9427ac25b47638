package ridotto.mascarade;

import java.util.List;

/// What differs between the two boxes.
public enum Edition {
  /// 2 to 13 players; the English and the French book.
  FIRST("mascarade", 194, 2, 13, true),
  /// 4 to 12 players; the Italian book.
  SECOND("mascarade-2", 200, 4, 12, false);

  private final String box;
  private final int coins;
  private final int fewest;
  private final int most;
  private final boolean spiesOnCentre;

  Edition(String box, int coins, int fewest, int most, boolean spiesOnCentre) {
    this.box = box;
    this.coins = coins;
    this.fewest = fewest;
    this.most = most;
    this.spiesOnCentre = spiesOnCentre;
  }

  /// The name of the game on the shelf.
  public String box() {
    return box;
  }

  /// The coins in the box (M1).
  public int coins() {
    return coins;
  }

  public int fewest() {
    return fewest;
  }

  public int most() {
    return most;
  }

  /// What somebody whose card was shown last turn may do (M16).
  MascaradeQuestion afterShown() {
    return this == FIRST ? MascaradeQuestion.MUST_SWAP : MascaradeQuestion.MAY_NOT_ANNOUNCE;
  }

  /// Whether the Spy may look at a card in the centre.
  boolean spiesOnCentre() {
    return spiesOnCentre;
  }

  List<Costume> wardrobe() {
    return this == FIRST ? Wardrobe.FIRST : Wardrobe.SECOND;
  }
}
