package ridotto.lab.run;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import ridotto.bots.Troupes;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.kernel.Shelf;

/// The shards of one run, wherever they lie.
public record Shards(List<RunFolder> all) {

  /// All in these folders, and one floor further down. Throws [Refused] if there is none, or if
  /// they are not of one run.
  public static Shards in(List<Path> folders, Shelf shelf, Troupes troupes) {
    var all = new ArrayList<RunFolder>();
    for (var folder : folders) {
      for (var each : runs(folder)) all.add(RunFolder.open(each, shelf, troupes));
    }
    if (all.isEmpty()) throw new Refused(folders.getFirst().toString(), Refusal.of("run-none"));
    var first = all.getFirst();
    for (var each : all) {
      if (!each.id().equals(first.id())) {
        throw new Refused(
            folders.getLast().toString(),
            Refusal.of("run-other").and("command", each.plan().command()));
      }
    }
    return new Shards(List.copyOf(all));
  }

  /// Whether there are shards in this folder, and no whole run.
  static boolean lieIn(Path folder) {
    return !RunFolder.isOne(folder) && !runs(folder).isEmpty();
  }

  private static List<Path> runs(Path folder) {
    if (RunFolder.isOne(folder) || !Files.isDirectory(folder))
      return RunFolder.isOne(folder) ? List.of(folder) : List.of();
    try (var inside = Files.list(folder)) {
      return inside.filter(RunFolder::isOne).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private int blocks() {
    return all.stream().mapToInt(RunFolder::blocks).min().orElse(0);
  }

  /// Every block, in the first folder that has it.
  private SortedMap<Integer, RunFolder> parts() {
    var parts = new TreeMap<Integer, RunFolder>();
    for (int block = 0; block < blocks(); block++) {
      for (var each : all) {
        if (each.has(block)) parts.putIfAbsent(block, each);
      }
    }
    return parts;
  }

  /// The shards that have not been played to their end, as Slurm writes them: `3,7-9`. Empty if
  /// nothing is missing.
  public String missing() {
    int of = all.stream().mapToInt(each -> each.shard().of()).max().orElse(1);
    var there = parts().keySet();
    var missing = new TreeSet<Integer>();
    for (int block = 0; block < blocks(); block++) {
      if (!there.contains(block)) missing.add(block % of + 1);
    }
    var ranges = new ArrayList<String>();
    for (int first : missing) {
      if (missing.contains(first - 1)) continue;
      int last = first;
      while (missing.contains(last + 1)) last++;
      ranges.add(first == last ? "" + first : first + "-" + last);
    }
    return String.join(",", ranges);
  }

  /// What they add up to. Throws [Refused] if something is missing.
  public Figures figures() {
    var parts = whole();
    var total = new Tally(all.getFirst().shape());
    parts.forEach((block, from) -> total.add(from.part(block).tally()));
    return Figures.of(total);
  }

  /// Writes the run they are shards of, as it would lie there had it never been spread.
  public void join(Path folder) {
    var parts = whole();
    if (RunFolder.isOne(folder)) throw new Refused(folder.toString(), Refusal.of("run-there"));
    RunFolder.join(folder, all.getFirst(), parts);
  }

  public Plan plan() {
    return all.getFirst().plan();
  }

  private SortedMap<Integer, RunFolder> whole() {
    var missing = missing();
    if (missing.isEmpty()) return parts();
    throw new Refused("run", Refusal.of("run-missing").and("array", missing));
  }
}
