package ridotto.server.history;

import java.util.List;
import java.util.OptionalLong;
import ridotto.kernel.Contents;
import ridotto.kernel.Event;
import ridotto.kernel.View;

/// A finished game as somebody saw it, move by move.
public record Film(String game, Contents contents, List<String> names, List<Shot> steps) {
  /// What was heard at one step, and how the table looked after it.
  public record Shot(int step, List<Event> events, View view) {}

  /// Some of its steps, and where the next page begins, if there is one.
  public record Page(Film film, OptionalLong next) {}

  /// The steps of a page.
  public record Span(long from, long most) {
    public static final Span ALL = new Span(0, Long.MAX_VALUE);

    /// So many that nearly every game is a page.
    public static Span page(long from) {
      return new Span(from, 500);
    }

    boolean has(long step) {
      return step >= from && step - from < most;
    }

    OptionalLong next(long steps) {
      return steps - from > most ? OptionalLong.of(from + most) : OptionalLong.empty();
    }
  }
}
