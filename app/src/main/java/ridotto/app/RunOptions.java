package ridotto.app;

import java.nio.file.Path;
import java.util.Map;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import ridotto.bots.Troupes;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.lab.run.Figures;
import ridotto.lab.run.Plan;
import ridotto.lab.run.Run;
import ridotto.lab.run.RunFolder;
import ridotto.lab.run.Shard;
import ridotto.lab.run.Stop;

/// How much of a run is played, by whom, and where it is kept: the same for every command that
/// plays.
final class RunOptions {
  private static final long MOST = 100_000_000_000L;
  private static final long USUAL = 1000;
  private static final long UNTIL_PRECISE = 1_000_000_000;
  private static final double WHOLE = 100;

  @Option(
      names = "--games",
      paramLabel = "G",
      description = "How many games; 1000, or with --precision as many as it takes.")
  private @Nullable Long games;

  @Option(
      names = "--seed",
      defaultValue = "1",
      paramLabel = "S",
      description = "Same seed, same games.")
  private long seed;

  @Option(
      names = "--threads",
      defaultValue = "1",
      paramLabel = "T",
      description = "How many at once.")
  private int threads;

  @Option(
      names = "--playouts",
      defaultValue = "400",
      paramLabel = "P",
      description = "How long a bot that searches may think: so many playouts a decision, at most.")
  private int playouts;

  @Option(
      names = "--precision",
      paramLabel = "P%",
      description = "Stop when every seat's share is known to so many points more or less.")
  private @Nullable String precision;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Keep the run there; what was played already is not played again.")
  private @Nullable Path out;

  @Option(
      names = "--shard",
      paramLabel = "I/N",
      description = "Play only this shard, counted from 1; /N takes I from the task of an array.")
  private @Nullable String shard;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  boolean isJson() {
    return json;
  }

  long games() {
    return games != null ? games : precision == null ? USUAL : UNTIL_PRECISE;
  }

  long seed() {
    return seed;
  }

  int playouts() {
    return playouts;
  }

  void check() {
    Limits.inRange("games", games(), 1, MOST);
    Limits.inRange("threads", threads, 1, 1024);
    Limits.inRange("playouts", playouts, 1, 10_000_000);
    if (points().isPresent() && shard().of() > 1) {
      throw new Refused("precision", Refusal.of("precision-shard"));
    }
  }

  private OptionalDouble points() {
    if (precision == null) return OptionalDouble.empty();
    if (!precision.matches("\\d{1,2}([.]\\d{1,6})?%?")) {
      throw new Refused("precision", Refusal.of("precision-form").and("value", precision));
    }
    double points = Double.parseDouble(precision.replace("%", ""));
    if (points <= 0) {
      throw new Refused("precision", Refusal.of("precision-form").and("value", precision));
    }
    return OptionalDouble.of(points / WHOLE);
  }

  private Shard shard() {
    return shard(shard, out, System.getenv());
  }

  /// In the task of an array a folder is never the whole run's: who forgets to say how many tasks
  /// there are is told so.
  static Shard shard(@Nullable String shard, @Nullable Path out, Map<String, String> environment) {
    if (shard != null) return Shard.of(shard, environment);
    boolean task =
        environment.containsKey("SLURM_ARRAY_TASK_ID")
            || environment.containsKey("JOB_COMPLETION_INDEX");
    if (out == null || !task) return Shard.WHOLE;
    var all = environment.getOrDefault("SLURM_ARRAY_TASK_COUNT", "");
    boolean whole =
        "1".equals(environment.get("SLURM_ARRAY_TASK_MIN"))
            && all.equals(environment.get("SLURM_ARRAY_TASK_MAX"));
    return Shard.of("/" + (whole ? all : ""), environment);
  }

  /// Plays this plan, watching what is done if asked to or if it is kept.
  Figures play(Plan plan, Troupes troupes, boolean habits, Stop stop) {
    var mine = shard();
    if (out == null && mine.of() > 1) {
      throw new Refused("out", Refusal.of("shard-out"));
    }
    var run = new Run(plan, troupes, threads, habits || out != null, mine, points());
    var progress = new Progress(plan.box().name(), plan.games() / mine.of(), json);
    if (out == null) return progress.during(step -> run.play(stop, step));
    var folder = RunFolder.begin(out, plan, ThisBuild.built(), mine, troupes);
    return progress.during(step -> folder.play(run, stop, step));
  }
}
