package ridotto.masques;

import java.util.List;
import ridotto.kernel.Seats;

/// A position as a record states it, found good.
///
/// `tokens` by arcade and `gaps` by gap as the [Ring] numbers them; `hands` and `packets` by seat,
/// sets of cards as bits; `seals` by seat and faction; `holders` by family; `piles` are cards left.
record Position(
    List<Integer> tokens,
    int down,
    List<Integer> gaps,
    int struck,
    List<Integer> hands,
    List<Integer> packets,
    int stock,
    int spent,
    int discarded,
    List<Integer> purses,
    List<Integer> seals,
    List<Integer> bag,
    List<Integer> piles,
    List<Integer> holders,
    int supply,
    int dance,
    int first,
    int turn,
    int played) {

  /// Somebody still has cards to pick from.
  boolean isDraft() {
    return packets.stream().anyMatch(cards -> cards != Seats.NONE);
  }

  /// Somebody has cards to play.
  boolean isTurn() {
    return hands.stream().anyMatch(cards -> cards != Seats.NONE);
  }
}
