package ridotto.masquerade;

import java.util.List;
import java.util.function.Consumer;

/// A position as a record states it, found good: what lies where as a phase of a seat's turn
/// begins.
///
/// `lines` by seat; `deck`, `graveyard`, `faceUp` and `acted` are sets of cards.
record Position(
    List<List<Integer>> lines,
    long faceUp,
    long deck,
    long graveyard,
    List<Mark> marks,
    Phase phase,
    int turn,
    int played,
    int actions,
    long acted) {

  /// One mark to put on a card.
  record Mark(Consumer<Marks> how) {
    void put(Marks marks) {
      how.accept(marks);
    }
  }
}
