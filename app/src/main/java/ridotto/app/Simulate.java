package ridotto.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.bots.Troupes;
import ridotto.kernel.Shelf;
import ridotto.lab.Recording;
import ridotto.lab.Simulation;
import ridotto.lab.run.LineUp;
import ridotto.lab.run.Plan;
import ridotto.lab.run.Seating;
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

  @Mixin private RunOptions options = new RunOptions();

  @Option(
      names = "--bots",
      defaultValue = "random",
      split = ",",
      paramLabel = "NAME[*N]",
      description =
          "Who plays: one for all, or one for every chair: expert,regular*7. random, or a level"
              + " (novice, casual, regular, expert), also with a temper: expert-bold.")
  private List<String> bots = new ArrayList<>();

  @Option(
      names = "--chairs",
      defaultValue = "rotated",
      description = "rotated: all move on by a chair from game to game; fixed: nobody does.")
  private Chairs chairs = Chairs.ROTATED;

  @Option(names = "--habits", description = "Also count what the bots do.")
  private boolean habits;

  @Option(
      names = "--records",
      paramLabel = "DIR",
      description = "Also write every game down there.")
  private @Nullable Path records;

  private final Shelf shelf;
  private final Troupes troupes;

  Simulate(Shelf shelf, Troupes troupes) {
    this.shelf = shelf;
    this.troupes = troupes;
  }

  /// Where the bots sit.
  enum Chairs {
    ROTATED(Seating.ROTATED),
    FIXED(Seating.FIXED);

    private final Seating seating;

    Chairs(Seating seating) {
      this.seating = seating;
    }
  }

  @Override
  public void run() {
    options.check();
    var box = shelf.box(game);
    var settings = table.settings(box);
    var opened = box.open(players, settings);
    var lineUp = LineUp.of(bots).chairs(players);
    for (var name : lineUp) troupes.kind(box, opened, name);
    var plan =
        Plan.of(
            box,
            players,
            settings,
            chairs.seating,
            lineUp,
            options.playouts(),
            options.seed(),
            options.games());
    if (records != null) Limits.inRange("games", options.games(), 1, MOST_RECORDS);
    try (var interrupts = new Interrupts()) {
      long start = System.nanoTime();
      var figures = options.play(plan, troupes, habits, interrupts.stop());
      var result = Simulation.Result.of(plan, figures, (System.nanoTime() - start) / 1e9);
      if (records != null) write(plan, figures.games(), records);
      var out = spec.commandLine().getOut();
      if (options.isJson()) out.println(Json.pretty(result));
      else FigureTable.print(result, habits, out);
      out.flush();
    }
  }

  private void write(Plan plan, long games, Path folder) {
    try {
      Files.createDirectories(folder);
      for (long number = 0; number < games; number++) {
        var file = folder.resolve("%s-%06d.txt".formatted(plan.box().name(), number + 1));
        Files.writeString(file, Recording.of(plan, troupes, number));
      }
    } catch (java.nio.file.FileSystemException e) {
      throw TextFile.refused(folder, "file-unreadable");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
