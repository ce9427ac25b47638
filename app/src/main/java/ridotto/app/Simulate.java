package ridotto.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.kernel.Shelf;
import ridotto.lab.Recording;
import ridotto.lab.Simulation;
import ridotto.wire.Json;

@Command(
    name = "simulate",
    mixinStandardHelpOptions = true,
    description = "Plays many games of bots and counts what came of them.")
final class Simulate implements Runnable {
  private static final long MOST_RECORDS = 100_000;

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(names = "--game", required = true, description = "Which game; see 'ridotto games'.")
  private String game = "";

  @Option(names = "--players", required = true, paramLabel = "N", description = "How many play.")
  private int players;

  @Mixin private TableOptions table = new TableOptions();

  @Option(
      names = "--games",
      defaultValue = "1000",
      paramLabel = "G",
      description = "How many games.")
  private long games;

  @Option(
      names = "--seed",
      defaultValue = "1",
      paramLabel = "S",
      description = "Same seed, same games.")
  private long seed;

  @Option(names = "--bots", defaultValue = "random", description = "Who plays: random.")
  private String bots = "";

  @Option(
      names = "--threads",
      defaultValue = "1",
      paramLabel = "T",
      description = "How many at once.")
  private int threads;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Option(
      names = "--records",
      paramLabel = "DIR",
      description = "Also write every game down there.")
  private @Nullable Path records;

  private final Shelf shelf;

  Simulate(Shelf shelf) {
    this.shelf = shelf;
  }

  @Override
  public void run() {
    if (!bots.equals("random")) {
      throw new Refused("bots", Refusal.of("one-of").and("value", bots).and("known", "random"));
    }
    Limits.inRange("games", games, 1, Long.MAX_VALUE / 2);
    Limits.inRange("threads", threads, 1, 1024);
    var box = shelf.box(game);
    var simulation = new Simulation(box, players, table.settings(box), games, seed, threads);
    box.open(players, simulation.settings());
    if (records != null) Limits.inRange("games", games, 1, MOST_RECORDS);
    var result = new Progress(game, games, json).during(simulation::run);
    if (records != null) write(simulation, records);
    var out = spec.commandLine().getOut();
    if (json) out.println(Json.pretty(result));
    else print(result, out);
    out.flush();
  }

  private static void write(Simulation simulation, Path folder) {
    try {
      Files.createDirectories(folder);
      for (long number = 0; number < simulation.games(); number++) {
        var file = folder.resolve("%s-%06d.txt".formatted(simulation.box().name(), number + 1));
        Files.writeString(file, Recording.of(simulation, number));
      }
    } catch (java.nio.file.FileSystemException e) {
      throw TextFile.refused(folder, "file-unreadable");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void print(Simulation.Result result, PrintWriter out) {
    out.printf("%s, %d players, %,d games%n", result.game(), result.players(), result.games());
    out.printf(
        "  %-12s %,d (%.1f a game)%n",
        "turns", result.turns(), perGame(result, Simulation.Result::turns));
    out.printf(
        "  %-12s %,d (%.1f a game)%n",
        "decisions", result.decisions(), perGame(result, Simulation.Result::decisions));
    out.printf("  %-12s", "win share");
    for (double share : result.winShare()) out.printf(" %.4f", share);
    out.printf("%n  %-12s", "endings");
    result
        .endings()
        .forEach((ending, n) -> out.printf(" %s %.2f%%", ending, 100.0 * n / result.games()));
    out.printf(
        "%n  %-12s %.2f s, %,.0f decisions/s, %,.0f games/s%n",
        "time", result.seconds(), result.decisionsPerSecond(), result.gamesPerSecond());
  }

  private static double perGame(Simulation.Result result, Function<Simulation.Result, Long> count) {
    return (double) count.apply(result) / result.games();
  }
}
