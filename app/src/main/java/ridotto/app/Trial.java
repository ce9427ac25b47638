package ridotto.app;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import ridotto.kernel.Box;
import ridotto.kernel.Shelf;
import ridotto.testkit.Conformance;
import ridotto.testkit.RoundTrip;
import ridotto.testkit.TwoWorlds;
import ridotto.trials.siege.Siege;

@Command(
    name = "trial",
    mixinStandardHelpOptions = true,
    description = "The long form of what the tests do in short.")
final class Trial implements Runnable {
  /// What is tried, and how many games of each kind that usually takes.
  enum Name {
    /// The kernel's contract, step by step.
    CONFORMANCE(20_000),
    /// Two worlds that somebody cannot tell apart.
    SECRECY(500),
    /// Written down, read back, replayed.
    RECORDS(500),
    /// A house under attack.
    HOSTILE(0);

    private final int games;

    Name(int games) {
      this.games = games;
    }
  }

  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "0..1",
      paramLabel = "NAME",
      description = "One of: ${COMPLETION-CANDIDATES}, clock, disk, kill, memory or simulation.")
  private @Nullable Name name;

  @Option(names = "--games", paramLabel = "G", description = "Games of each kind.")
  private int games;

  @Option(names = "--game", description = "Only this game.")
  private String game = "";

  @Option(names = "--players", paramLabel = "N", description = "Only so many players.")
  private int players;

  @Option(
      names = "--messages",
      paramLabel = "M",
      defaultValue = "100000",
      description = "Attacks of the hostile trial.")
  private int messages;

  @Option(
      names = "--seed",
      defaultValue = "1",
      paramLabel = "S",
      description = "Same seed, same attacks.")
  private long seed;

  private final Shelf shelf;

  Trial(Shelf shelf) {
    this.shelf = shelf;
  }

  @Override
  public void run() {
    if (name == null) {
      throw new ParameterException(spec.commandLine(), "Missing required parameter: 'NAME'");
    }
    if (name == Name.HOSTILE) {
      Limits.inRange("messages", messages, 1, 100_000_000);
      SiegeReport.print(
          Siege.run(Main.class, JavaFlags.HOUSE, shelf, messages, seed),
          spec.commandLine().getOut());
      return;
    }
    for (var box : game.isEmpty() ? shelf.boxes() : List.of(shelf.box(game))) {
      for (int n = box.fewest(); n <= box.most(); n++) {
        if (players != 0 && players != n) continue;
        run(name, box, n, box.simulationLimit(), games == 0 ? name.games : games);
        spec.commandLine().getOut().printf("%s, %d players: holds%n", box.name(), n);
        spec.commandLine().getOut().flush();
      }
    }
  }

  static void run(Name name, Box box, int players, Map<String, String> settings, int games) {
    switch (name) {
      case CONFORMANCE -> Conformance.holds(box.open(players, settings), games);
      case SECRECY -> TwoWorlds.leakNothing(box.open(players, settings), games);
      case RECORDS -> RoundTrip.holds(box, players, settings, games);
      case HOSTILE -> throw new IllegalArgumentException("a house is besieged, not a game");
    }
  }
}
