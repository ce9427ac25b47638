package ridotto.kernel;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// How a game's moves and positions are written in a record.
///
/// Seats are written `@1`, `@2`, …; the record puts the names of the people there.
public interface Notation<T extends Table<?>> {
  /// The ways to write a move, the usual one first. No two moves share one.
  List<String> texts(Move move);

  /// Everything that can be stated of a table, each fact a list of values.
  SequencedMap<String, List<String>> facts(T table);

  /// Lays the table as stated; what is not stated takes its usual value.
  ///
  /// Throws [Refused], which names the fact and what is wrong with it.
  void state(T table, Map<String, List<String>> facts);

  /// Why this text, which is no move of this game, is none; nothing if nobody can tell.
  default Optional<Refusal> unread(String text) {
    return Optional.empty();
  }

  /// The usual word for one that means the same, such as a name in another language.
  default String usual(String word) {
    return word;
  }
}
