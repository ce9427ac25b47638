package ridotto.trials.simulation;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import ridotto.server.live.House;
import ridotto.server.table.Entry;
import ridotto.server.table.Guest;
import ridotto.server.table.LogLine;
import ridotto.server.table.Lottery;
import ridotto.server.table.Message;
import ridotto.server.table.Row;
import ridotto.server.table.Stage;
import ridotto.server.table.TableState;
import ridotto.wire.Json;

/// What must be true after peace, whatever went wrong before. Each rule has a word, by which its
/// violations are counted:
///
/// 1. NUMBERS: one line per number, no gap. 2. LOST: what was acknowledged is stored. 3. LIE: what
///    was refused is not. 4. TWICE: no command is carried out twice. 5. MEMORY: every node's table
///    is the fold of its lines. 6. STREAM, LEAK: every line was told exactly what it may know, in
///    order, once. 7. STUCK: every running table moves. 8. ROW: the row is what the lines say. 9.
///    PLAYED-FOR, PRESENCE: nobody who is there is played for, and nobody is there who is not. 10.
///    COMPLAINT, THROWN: nothing is wrong in peace.
final class Audit {
  private static final long MOMENT = 2_000;
  private static final long SLACK = 8;

  /// Whoever comes to an empty table waits for those who are away as long as for anybody, which
  /// here is as long as the peace: a bot minds a chair twenty seconds after. So only of those who
  /// were there so long before the peace is it certain that the table must have moved in it. The
  /// others are excused from this one rule for this one look; nothing in the house knows when an
  /// audit is.
  private static final long WAITS = 8_000;

  private final Run run;
  private final Map<String, Long> heights = new HashMap<>();
  private long began;

  Audit(Run run) {
    this.run = run;
  }

  void begin() {
    began = run.scheduler().now();
    for (var id : run.tables()) heights.put(id, (long) run.floor().lines(id).size());
  }

  void end() {
    for (var place : run.places()) {
      if (place.house().isEmpty()) run.broken("THROWN", place.node().name() + " is not open");
      else place.node().spawn(() -> look(place.node(), place.house().get()));
    }
    run.scheduler().run(run.scheduler().now() + 500);
    var stored = new HashMap<String, Set<String>>();
    for (var id : run.tables()) {
      try {
        look(id, stored);
      } catch (RuntimeException e) {
        run.broken("MEMORY", id + ": its lines make no sense: " + e);
      }
    }
    answers(stored);
  }

  private Optional<Chronicle> chronicle(String id) {
    var lines = run.floor().lines(id);
    if (hasGap(id, lines)) return Optional.empty();
    try {
      return Optional.of(Chronicle.of(run.settings().library(), lines));
    } catch (RuntimeException e) {
      run.broken("MEMORY", id + ": its lines make no sense");
      return Optional.empty();
    }
  }

  private boolean hasGap(String id, List<LogLine> lines) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).seq() == i + 1) continue;
      run.broken("NUMBERS", id + ": " + lines.get(i).seq() + " after " + i);
      return true;
    }
    return false;
  }

  /// What this house knows of every table. The lines are read afterwards: somebody may write while
  /// a table is asked.
  private void look(Node node, House house) {
    for (var id : run.tables()) {
      var live = house.find(id);
      if (live.isEmpty()) {
        run.broken("MEMORY", id + ": not found");
        continue;
      }
      var auditor = live.get().welcome(new Guest(auditor()));
      var welcomes = new LinkedHashMap<Person, Message.Welcome>();
      for (var person : run.people()) {
        if (person.table.equals(id)) welcomes.put(person, live.get().welcome(person.guest));
      }
      var read = chronicle(id);
      if (read.isEmpty()) continue;
      var chronicle = read.get();
      row(id, house, chronicle.state());
      memory(id, auditor, chronicle, auditor());
      welcomes.forEach(
          (person, welcome) -> {
            memory(id, welcome, chronicle, person.guest.id());
            presence(person, welcome);
          });
    }
    run.tell("the audit has looked at " + node.name());
  }

  private static String auditor() {
    return Lottery.hash("auditor");
  }

  private void memory(String id, Message.Welcome welcome, Chronicle chronicle, String guest) {
    if (welcome.seq() > chronicle.last() || welcome.seq() < chronicle.last() - SLACK) {
      run.broken("MEMORY", id + ": at " + welcome.seq() + " of " + chronicle.last());
      return;
    }
    var state = chronicle.at(welcome.seq()).after();
    if (state.round().isEmpty() || welcome.position().isEmpty()) return;
    var seen = Json.text(welcome.position().get().view());
    var knows = Json.text(Judge.view(state.round().get(), Judge.chair(state, guest)));
    if (!seen.equals(knows)) run.broken("MEMORY", id + ": another view than the lines say");
  }

  private void presence(Person person, Message.Welcome welcome) {
    if (welcome.chairs().isEmpty()) return;
    int chair = welcome.chairs().getFirst();
    boolean away = welcome.room().chairs().get(chair - 1).away();
    long now = run.scheduler().now();
    // Who hangs up in this very millisecond may have done so before the table was asked: what is
    // drawn by lot in one moment has no order. Whoever stays is there at its end too.
    boolean there = person.lines.stream().anyMatch(line -> line.covers(now - MOMENT, now + 1));
    if (there && away) run.broken("PRESENCE", person.table + ": there, but counted as away");
    if (!away && person.goneSince(now - 20_000)) {
      run.broken("PRESENCE", person.table + ": a ghost in chair " + chair);
    }
  }

  private void row(String id, House house, TableState state) {
    var is = house.of(new Guest(state.host())).stream().filter(each -> each.id().equals(id));
    var listing = is.findFirst();
    if (listing.isEmpty()) {
      run.broken("ROW", id + ": none");
      return;
    }
    var when = listing.get().when();
    if (!Row.of(id, state, when).listing().equals(listing.get())) {
      run.broken("ROW", id + ": " + listing.get().phase() + " instead of " + state.phase());
    }
  }

  private void look(String id, Map<String, Set<String>> stored) {
    var read = chronicle(id);
    if (read.isEmpty()) return;
    var chronicle = read.get();
    var lines = chronicle.lines();
    var known = new HashSet<String>();
    var previous = "";
    for (var line : lines) {
      var command = line.command().isEmpty() ? "" : line.by() + " " + line.command();
      if (!command.isEmpty() && !command.equals(previous) && !known.add(command)) {
        run.broken("TWICE", id + ": line " + line.seq());
      }
      previous = command;
    }
    stored.put(id, known);
    if (isStuck(id, chronicle, heights.getOrDefault(id, 0L))) {
      run.broken("STUCK", id + ": at " + lines.size());
    }
    for (var step : chronicle.told()) playedFor(id, step);
    for (var person : run.people()) {
      if (!person.table.equals(id)) continue;
      for (var line : person.lines) new Heard(run, line, chronicle).check();
    }
  }

  /// Nobody need go on where everybody has left; bots play wherever it is their turn.
  private boolean isStuck(String id, Chronicle chronicle, long before) {
    var state = chronicle.state();
    if (chronicle.lines().size() != before || !(state.stage() instanceof Stage.Playing)) {
      return false;
    }
    var round = state.round().orElseThrow();
    var people = state.chairs().stream().flatMap(chair -> chair.guest().stream()).toList();
    boolean bots =
        !round.memorising()
            && round.awaited().stream()
                .anyMatch(seat -> state.chair(round.chairAt(seat.index())).bot().isPresent());
    return people.isEmpty()
        || bots
        || people.stream()
            .anyMatch(guest -> isThere(id, guest, began - WAITS, run.scheduler().now() - MOMENT));
  }

  /// Whether this guest was at the table all this time, and the house knew.
  private boolean isThere(String id, String guest, long from, long to) {
    return run.people().stream()
        .filter(person -> person.table.equals(id) && person.guest.id().equals(guest))
        .flatMap(person -> person.lines.stream())
        .anyMatch(line -> line.covers(from, to));
  }

  /// No clock runs at these tables: whoever is there is waited for.
  private void playedFor(String id, Chronicle.Step step) {
    var line = step.line();
    if (!line.by().isEmpty() || !(line.entry() instanceof Entry.Played played)) return;
    var round = step.before().round().orElseThrow();
    var chair = step.before().chair(round.chairAt(played.seat()));
    var given = round.waiting(played.seat()).flatMap(waiting -> waiting.given());
    if (chair.guest().isEmpty() || given.isPresent() || chair.order().isPresent()) return;
    if (chair.conceded()) return;
    long at = run.kept(id, line.seq());
    if (isThere(id, chair.guest().get(), at - MOMENT, at))
      run.broken("PLAYED-FOR", id + ": line " + line.seq());
  }

  private void answers(Map<String, Set<String>> stored) {
    for (var person : run.people()) {
      var there = stored.get(person.table);
      if (there == null) continue;
      person.answers.forEach(
          (id, answer) -> {
            boolean kept = there.contains(person.guest.id() + " " + id);
            boolean done = answer.outcome().equals("done");
            if (done && answer.keeps() && !kept) run.broken("LOST", person.table + ": " + id);
            if (!done && kept) {
              run.broken("LIE", person.table + ": " + id + " " + answer.outcome());
            }
          });
    }
  }
}
