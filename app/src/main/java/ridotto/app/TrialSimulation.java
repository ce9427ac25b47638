package ridotto.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.bots.Budget;
import ridotto.bots.Troupes;
import ridotto.kernel.Shelf;
import ridotto.server.live.GameLibrary;
import ridotto.server.live.HouseRules;
import ridotto.trials.simulation.Fibers;
import ridotto.trials.simulation.Settings;
import ridotto.trials.simulation.Simulation;

@Command(
    name = "simulation",
    mixinStandardHelpOptions = true,
    description = {
      "Runs the whole house in one thread on virtual time, with everything that can go wrong,",
      "and audits what was said and kept. A seed always runs the same way."
    })
final class TrialSimulation implements Callable<Integer> {
  private static final int BROKEN = 1;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--seeds", defaultValue = "1000", paramLabel = "N", description = "How many.")
  private long seeds;

  @Option(names = "--from", defaultValue = "1", paramLabel = "S", description = "The first one.")
  private long from;

  @Option(names = "--seed", paramLabel = "S", description = "Only this one, with its story.")
  private @Nullable Long seed;

  @Option(names = "--nodes", defaultValue = "1", paramLabel = "N", description = "Processes.")
  private int nodes;

  @Option(names = "--tables", defaultValue = "2", paramLabel = "N", description = "Tables.")
  private int tables;

  @Option(names = "--real", description = "On the real store and real files: slower.")
  private boolean real;

  private final Shelf shelf;
  private final Troupes troupes;

  TrialSimulation(Shelf shelf, Troupes troupes) {
    this.shelf = shelf;
    this.troupes = troupes;
  }

  @Override
  public Integer call() {
    Limits.inRange("nodes", nodes, 1, real ? 1 : 5);
    Limits.inRange("tables", tables, 1, 20);
    if (!Fibers.possible()) return again();
    var simulation = new Simulation(settings(shelf, troupes, nodes, tables, real));
    return seed == null ? many(simulation) : tell(simulation, seed);
  }

  static Settings settings(Shelf shelf, Troupes troupes, int nodes, int tables, boolean real) {
    var rules = HouseRules.USUAL.mindAfter(Duration.ofSeconds(20)).with(Budget.playouts(2));
    return Settings.of(shelf.boxes(), new GameLibrary(shelf, troupes), rules, nodes, tables, real);
  }

  private int many(Simulation simulation) {
    var out = spec.commandLine().getOut();
    var result =
        simulation.run(
            from,
            seeds,
            done -> {
              if ((done - from + 1) % 1000 != 0) return;
              out.printf("%d seeds%n", done - from + 1);
              out.flush();
            });
    out.printf(
        "%d seeds: %d moves, %d lines, %d crashes, trace %016x%n",
        result.seeds(), result.moves(), result.lines(), result.crashes(), result.trace());
    result
        .violations()
        .forEach(
            (rule, times) ->
                out.printf(
                    "%s: %d times, first by --seed %d%n", rule, times, result.first().get(rule)));
    if (result.violations().isEmpty()) out.println("No rule was broken.");
    out.flush();
    return result.violations().isEmpty() ? 0 : BROKEN;
  }

  private int tell(Simulation simulation, long one) {
    var out = spec.commandLine().getOut();
    var story = simulation.tell(one);
    story.lines().forEach(out::println);
    out.printf("trace %016x%n", story.trace());
    out.flush();
    return story.violations().isEmpty() ? 0 : BROKEN;
  }

  /// The same in a process that may do what only a simulation needs.
  private int again() {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(Fibers.OPENS, Fibers.FORGETS, "--enable-native-access=ALL-UNNAMED"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
    // All of them, with the names of the commands.
    command.addAll(spec.commandLine().getParseResult().originalArgs());
    try {
      return new ProcessBuilder(command).inheritIO().start().waitFor();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return BROKEN;
    }
  }
}
