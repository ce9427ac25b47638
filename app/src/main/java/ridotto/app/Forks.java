package ridotto.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tools.jackson.databind.JsonNode;

/// Fresh Javas for a benchmark: two runs of one build differ by what their compilers happened to
/// do, so one run says little.
final class Forks {
  @Option(
      names = "--forks",
      paramLabel = "N",
      description = "How many fresh Javas to measure in; 0: in this one.")
  private @Nullable Integer forks;

  @Option(
      names = "--against",
      paramLabel = "JAR",
      description = "Another build: both by turns, and how many times as much this one does.")
  private @Nullable Path against;

  /// What each run printed, in the order of the runs.
  record Runs(List<JsonNode> ours, List<JsonNode> theirs) {}

  Optional<Build> other() {
    return Optional.ofNullable(against).map(Build::of);
  }

  /// How many, if nobody says.
  int count(int usual) {
    int count = forks == null ? usual : forks;
    Limits.inRange("forks", count, against == null ? 0 : 2, 1000);
    return count;
  }

  /// Runs this command, which prints JSON, in so many fresh Javas of this build, and as often in
  /// the other. Which of the two goes first changes from run to run.
  Runs run(int count, String command) {
    var arguments = List.of(command.split(" ", -1));
    var here = Build.here();
    var other = other();
    var runs = new Runs(new ArrayList<>(), new ArrayList<>());
    for (int i = 0; i < count; i++) {
      boolean first = i % 2 == 0;
      if (first) runs.ours().add(here.run(arguments));
      other.ifPresent(build -> runs.theirs().add(build.run(arguments)));
      if (!first) runs.ours().add(here.run(arguments));
    }
    return runs;
  }
}
