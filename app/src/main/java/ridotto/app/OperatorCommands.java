package ridotto.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

@Command(
    name = "operator",
    mixinStandardHelpOptions = true,
    description = {
      "Has a hand in a house that is open on this machine.",
      "The key to it lies with the data: give the same --data that serve was given."
    })
final class OperatorCommands implements Runnable {
  private static final String TABLES = "/operator/tables";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--data",
      paramLabel = "DIR",
      scope = ScopeType.INHERIT,
      description = "Where tables are kept.")
  private Path data = DataFolder.usual();

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }

  private OperatorDesk desk() {
    return new OperatorDesk(data);
  }

  private void say(String format, Object... values) {
    PrintWriter out = spec.commandLine().getOut();
    out.printf(format + "%n", values);
    out.flush();
  }

  @Command(
      name = "tables",
      mixinStandardHelpOptions = true,
      description = "Lists the tables somebody is at or a game is on, latest first.")
  void tables() {
    for (var line : desk().get(TABLES)) {
      var seen = line.get("seen");
      var table = seen.get("table");
      var marks = new ArrayList<String>();
      if (seen.get("muted").booleanValue()) marks.add("muted");
      if (seen.get("closed").booleanValue()) marks.add("closed");
      for (var address : line.get("addresses")) marks.add(address.stringValue());
      var names = new ArrayList<String>();
      for (var name : table.get("names")) names.add(name.stringValue());
      say(
          "%-28s %-12s %-12s %2d there  %s  %s",
          table.get("id").stringValue(),
          table.get("game").stringValue(),
          table.get("phase").stringValue(),
          seen.get("listeners").intValue(),
          String.join(", ", names),
          String.join(" ", marks));
    }
  }

  @Command(
      name = "close",
      mixinStandardHelpOptions = true,
      description = {
        "Closes a table. Everybody there is told, nobody is shown a card or let in again;",
        "its log and its secret are kept as long as those of any table."
      })
  void close(@Parameters(paramLabel = "TABLE", description = "Its id.") String table) {
    desk().post(TABLES + "/" + table + "/close", Map.of());
    say("%s is closed.", table);
  }

  @Command(
      name = "mute",
      mixinStandardHelpOptions = true,
      description = "Lets nobody chat at a table, whatever its host says.")
  void mute(
      @Parameters(paramLabel = "TABLE", description = "Its id.") String table,
      @Option(names = "--off", description = "Lets them chat again.") boolean off) {
    desk().post(TABLES + "/" + table + "/mute", Map.of("yes", !off));
    say(off ? "%s may chat again." : "%s is muted.", table);
  }

  @Command(
      name = "turn-away",
      mixinStandardHelpOptions = true,
      description = {
        "Turns an address away for the evening: twelve hours, or until the house is closed.",
        "With IPv6, everybody whose address has the same first half."
      })
  void turnAway(
      @Parameters(paramLabel = "ADDRESS", description = "As tables shows it.") String address,
      @Option(names = "--off", description = "Lets it in again.") boolean off) {
    desk().post("/operator/turned-away", Map.of("address", address, "yes", !off));
    say(off ? "%s is let in again." : "%s is turned away for the evening.", address);
  }

  @Command(
      name = "announce",
      mixinStandardHelpOptions = true,
      description = "Tells everybody, each in their language, that the house will be restarted.")
  void announce(
      @Parameters(
              paramLabel = "MINUTES",
              arity = "0..1",
              description = "In how many; without it, that it will not.")
          Optional<Integer> minutes) {
    desk().post("/operator/announce", new Restart(minutes));
    say(
        minutes
            .map(many -> "Everybody is told: restart in " + many + " min.")
            .orElse("Everybody is told: no restart."));
  }

  public record Restart(Optional<Integer> minutes) {}

  @Command(
      name = "drain",
      mixinStandardHelpOptions = true,
      description = {
        "Lets no table be opened and no game begin; those that are on go on to their end.",
        "/ready says so."
      })
  void drain(@Option(names = "--off", description = "As usual again.") boolean off) {
    desk().post("/operator/drain", Map.of("yes", !off));
    say(off ? "Games begin again." : "Nothing new begins. Games that are on go on.");
  }
}
