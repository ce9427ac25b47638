package ridotto.wire;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import ridotto.kernel.Event;
import ridotto.kernel.Move;
import ridotto.kernel.Question;
import ridotto.kernel.View;

/// The interface that a record is one of several cases of, such as `Event` or `Place`.
///
/// The wire names no game, so the rule is general: the topmost sealed interface, or the kernel's
/// open one above it, which each game closes for itself.
record RecordFamily(Class<?> root) {
  private static final Set<Class<?>> OPEN =
      Set.of(Event.class, Move.class, Question.class, View.class);

  static Optional<RecordFamily> of(Class<?> type) {
    for (var face : type.getInterfaces()) {
      var above = of(face);
      if (above.isPresent()) return above;
      if (face.isSealed() || OPEN.contains(face)) return Optional.of(new RecordFamily(face));
    }
    return Optional.empty();
  }

  /// Its name as language files write it: `place` for `Place`.
  String word() {
    var apart = root.getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "-");
    return apart.toLowerCase(Locale.ROOT);
  }
}
