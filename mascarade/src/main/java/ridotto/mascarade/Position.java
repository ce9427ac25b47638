package ridotto.mascarade;

import java.util.List;

/// A position as a record states it, found good: what lies where as the turn of a seat begins.
///
/// `cards` by place, `purses`, `sitting` and `under` by seat; `shown` are players.
record Position(
    List<Integer> cards,
    List<Integer> purses,
    List<Integer> sitting,
    List<Integer> under,
    int bank,
    int courthouse,
    int turns,
    int turn,
    int shown) {}
