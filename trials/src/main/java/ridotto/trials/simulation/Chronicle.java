package ridotto.trials.simulation;

import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Event;
import ridotto.server.table.Library;
import ridotto.server.table.LogLine;
import ridotto.server.table.TableState;

/// What the lines of one table amount to, told by nobody but the lines.
///
/// `told` has an element for each line that is counted in the numbers people hear, from the first.
record Chronicle(List<LogLine> lines, List<Step> told, TableState state) {
  /// A line, how the table was before and after it and everything uncounted that follows, and what
  /// happened by it.
  record Step(LogLine line, TableState before, TableState after, List<Event> events) {}

  static Chronicle of(Library library, List<LogLine> lines) {
    var told = new ArrayList<Step>();
    var state = TableState.empty(library);
    for (var line : lines) {
      var after = state.after(line);
      if (line.hidden()) {
        var last = told.removeLast();
        told.add(new Step(last.line, last.before, after.state(), last.events));
      } else {
        told.add(new Step(line, state, after.state(), after.events()));
      }
      state = after.state();
    }
    return new Chronicle(lines, told, state);
  }

  /// The step that people know by this number.
  Step at(long number) {
    return told.get((int) number - 1);
  }

  long last() {
    return told.size();
  }
}
