package ridotto.trials.simulation;

import java.util.ArrayList;
import java.util.List;
import ridotto.server.table.Entry;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// What one line was told, held against what its eyes may know: first how the table is, then
/// everything that happens, in order, once, and nothing else.
final class Heard {
  private static final long UNDER_WAY = 2_000;

  private final Run run;
  private final Line line;
  private final Chronicle chronicle;

  Heard(Run run, Line line, Chronicle chronicle) {
    this.run = run;
    this.line = line;
    this.chronicle = chronicle;
  }

  void check() {
    if (line.heard.isEmpty()) return;
    var first = line.heard.getFirst();
    var type = type(first);
    if (type.equals("Farewell")) return;
    if (!type.equals("Welcome")) {
      broken("STREAM", "begins with " + type);
      return;
    }
    for (var message : line.heard) {
      if (!message.has("seq") || number(message) <= chronicle.last()) continue;
      broken("STREAM", "was told number " + number(message) + ", which is not kept");
      return;
    }
    recalled(first);
    var expected = expected(number(first));
    var told = new ArrayList<String>();
    for (var message : line.heard) {
      switch (type(message)) {
        case "Happened", "Began" -> told.add(number(message) + " " + message.get("events"));
        case "Chat" -> told.add(number(message) + " " + message.get("text"));
        default -> {}
      }
      sees(message);
    }
    if (told.size() > expected.size() || !expected.subList(0, told.size()).equals(told)) {
      int at = 0;
      while (at < Math.min(told.size(), expected.size()) && told.get(at).equals(expected.get(at))) {
        at++;
      }
      broken("STREAM", "was told something else: " + (at < told.size() ? told.get(at) : ""));
    } else if (line.alive() && told.size() < due(number(first))) {
      broken("STREAM", told.size() + " of " + expected.size() + " were told");
    }
  }

  private List<String> expected(long after) {
    var expected = new ArrayList<String>();
    for (long number = after + 1; number <= chronicle.last(); number++) {
      said(number, expected);
    }
    return expected;
  }

  /// How many must have been told by now: what was kept just now may be on its way.
  private int due(long after) {
    var due = new ArrayList<String>();
    for (long number = after + 1; number <= chronicle.last(); number++) {
      long kept = run.kept(line.table, chronicle.at(number).line().seq());
      if (kept < run.scheduler().now() - UNDER_WAY) said(number, due);
    }
    return due.size();
  }

  private void said(long number, List<String> to) {
    var step = chronicle.at(number);
    int chair = Judge.chair(step.after(), line.guest);
    switch (step.line().entry()) {
      case Entry.Played _ -> {
        var known = Judge.known(step.events(), chair);
        if (!known.isEmpty()) to.add(number + " " + json(known));
      }
      case Entry.Began _ -> to.add(number + " " + json(Judge.known(step.events(), chair)));
      case Entry.Said said -> {
        if (said.chair() > 0 || chair == 0) to.add(number + " " + json(said.text()));
      }
      default -> {}
    }
  }

  /// Of what is told again nothing may be new to these eyes.
  private void recalled(JsonNode welcome) {
    for (var step : welcome.get("history")) {
      var happened = chronicle.at(number(step));
      int chair = Judge.chair(happened.after(), line.guest);
      var known = json(Judge.known(happened.events(), chair));
      for (var event : step.get("events")) {
        boolean knew = false;
        for (var each : known) knew |= each.equals(event);
        if (!knew) broken("LEAK", "was told again " + event);
      }
    }
  }

  /// Not every view is held against its lines: they are most of what there is.
  private void sees(JsonNode message) {
    var position = message.get("position");
    boolean looks =
        type(message).equals("Welcome") || (message.has("seq") && number(message) % 4 == 0);
    if (!looks || position == null || position.isNull()) return;
    var state = chronicle.at(number(message)).after();
    int chair = Judge.chair(state, line.guest);
    var round = state.round();
    if (round.isEmpty()) {
      broken("STREAM", "was shown a game at " + number(message) + " where there is none");
      return;
    }
    var view = json(Judge.view(round.get(), chair));
    if (!view.equals(position.get("view"))) {
      broken("LEAK", "another view at " + number(message) + " from chair " + chair);
    }
  }

  private static JsonNode json(Object value) {
    return Json.read(Json.text(value)).orElseThrow();
  }

  private static String type(JsonNode message) {
    return message.get("type").stringValue();
  }

  private static long number(JsonNode message) {
    return message.get("seq").longValue();
  }

  private void broken(String rule, String how) {
    run.broken(rule, line.table + " on " + line.node.name() + ": " + how);
  }
}
