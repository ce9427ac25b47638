package ridotto.masques;

import java.util.List;

/// What was agreed before the first dance.
///
/// `families` go to the seats in order, two each with two players; an empty list is a lot. `first`
/// is the seat that begins, or [#LOT]; `dances` of [#NO_LIMIT] lets the game last as long as it
/// takes.
public record Setting(
    int players, Prices prices, Values values, int dances, int first, List<Family> families) {
  public static final int LOT = -1;
  public static final int NO_LIMIT = 0;
  static final int DUCATS = 36;
  public static final int HAND = 4;

  public Setting {
    families = List.copyOf(families);
  }

  /// How many arcades the ring has, and gaps between them (Q1).
  public int arcades() {
    return 4 * players;
  }

  /// The plot cards in play: three players leave Foscari in the box (Q14).
  public int plots() {
    return players == 3 ? 0x0fff : 0xffff;
  }

  /// The seals of each faction (Q4, Q15).
  int seals() {
    return players == 2 ? 2 : 3;
  }

  /// The dances are played in pairs (Q15).
  public boolean paired() {
    return players == 2;
  }

  /// How many families each player has (Q15).
  int familiesEach() {
    return players == 2 ? 2 : 1;
  }

  /// How many families the players have together.
  int familiesHeld() {
    return players * familiesEach();
  }

  boolean lotForFamilies() {
    return families.isEmpty();
  }

  boolean lotForFirst() {
    return first == LOT;
  }
}
