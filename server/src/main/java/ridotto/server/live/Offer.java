package ridotto.server.live;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import ridotto.server.table.Command;
import ridotto.server.table.Entry;
import ridotto.server.table.Guest;
import ridotto.server.table.Library;
import ridotto.server.table.LogLine;
import ridotto.server.table.TableState;
import ridotto.server.table.decide.CommandContext;
import ridotto.server.table.decide.Decisions;
import ridotto.server.table.decide.TableRules;

/// A table that is promised to a guest and not there yet. `commitment` is that of its first round:
/// the guest sees it before they bring their part in the shuffles.
public record Offer(String id, Guest guest, Entry.Opened opened, String commitment, Instant until) {

  /// All that is written when the guest takes it: they sit down first, bots sit down in the other
  /// chairs, the cards are dealt. Throws [ridotto.kernel.Refused].
  List<LogLine> taken(
      Acceptance given, Library library, TableRules rules, Instant now, RandomGenerator random) {
    var lines = new ArrayList<LogLine>();
    lines.add(new LogLine(1, now, guest.id(), "", opened));
    var table = TableState.empty(library).after(lines);
    for (var command : commands(given)) {
      for (var entry :
          Decisions.of(new CommandContext(table, _ -> true, guest, now, rules, random), command)) {
        var line = new LogLine(table.seq() + 1, now, guest.id(), "", entry);
        lines.add(line);
        table = table.after(line).state();
      }
    }
    return lines;
  }

  private List<Command> commands(Acceptance given) {
    var commands = new ArrayList<Command>();
    commands.add(new Command.Sit(1, given.name(), given.contribution()));
    for (int chair = 2; chair <= opened.chairs(); chair++) {
      commands.add(new Command.SeatBot(chair, given.level()));
    }
    commands.add(new Command.Start());
    return commands;
  }
}
