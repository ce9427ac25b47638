package ridotto.mascarade;

import java.util.List;

/// What was agreed before the cards were dealt.
///
/// `cast` names each mask once, `copies` says how many cards of each; `first` is the seat that
/// begins, or [#LOT]; a `limit` of [#NO_LIMIT] lets the game last as long as it takes; with
/// `richest` only the richest of those with a fortune win (M25).
public record Setting(
    Edition edition,
    int players,
    List<Mask> cast,
    List<Integer> copies,
    Layout layout,
    int opening,
    boolean together,
    int limit,
    int first,
    boolean richest) {

  public static final int LOT = -1;
  public static final int NO_LIMIT = 0;

  public Setting {
    cast = List.copyOf(cast);
    copies = List.copyOf(copies);
  }

  Mask mask(int number) {
    return cast.get(number);
  }

  int copies(int mask) {
    return copies.get(mask);
  }

  boolean lot() {
    return first == LOT;
  }
}
