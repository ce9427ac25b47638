package ridotto.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.bots.Troupes;
import ridotto.bots.mascarade.MascaradeTroupe;
import ridotto.kernel.Refused;
import ridotto.kernel.Shelf;
import ridotto.mascarade.Edition;
import ridotto.mascarade.MascaradeBox;

class RunFolderTest {
  private static final MascaradeBox BOX = new MascaradeBox(Edition.FIRST);
  private static final Shelf SHELF = new Shelf(List.of(BOX));
  private static final Troupes TROUPES = new Troupes(List.of(new MascaradeTroupe()));
  private static final Built BUILT = new Built("1", "test");
  private static final Plan THINKING =
      new Plan(
          BOX,
          4,
          BOX.simulationLimit(),
          Seating.ROTATED,
          List.of("regular", "novice", "random", "casual"),
          1,
          7,
          23,
          2);
  private static final Plan QUICK =
      new Plan(
          BOX,
          5,
          BOX.simulationLimit(),
          Seating.ROTATED,
          Collections.nCopies(5, "random"),
          1,
          3,
          4_321,
          100);

  @TempDir private Path scratch = Path.of("");

  private static Figures play(Path root, Plan plan, Shard shard, int threads, Stop stop) {
    var run = new Run(plan, TROUPES, threads, true, shard, OptionalDouble.empty());
    return RunFolder.begin(root, plan, BUILT, shard, TROUPES).play(run, stop, _ -> {});
  }

  /// Every file but for the time in the manifest.
  private static Map<String, String> bytes(Path folder) throws IOException {
    var all = new TreeMap<String, String>();
    try (var files = Files.walk(folder)) {
      for (var file : files.filter(Files::isRegularFile).toList()) {
        var name = folder.relativize(file).toString();
        all.put(
            name,
            name.equals("manifest.json")
                ? Files.readString(file).replaceAll("\"written\" : \"[^\"]*\"", "")
                : Digest.of(file));
      }
    }
    return all;
  }

  @Test
  void shards_join_to_the_bytes_of_the_run_that_was_never_spread() throws IOException {
    for (var plan : List.of(THINKING, QUICK)) {
      var name = plan.isPlayout() ? "quick" : "thinking";
      var whole = scratch.resolve(name + "-whole");
      var figures = play(whole, plan, Shard.WHOLE, 2, new Stop());
      var root = scratch.resolve(name);
      for (int i = 10; i >= 1; i--) play(root, plan, new Shard(i, 10), 1 + i % 2, new Stop());

      var shards = Shards.in(List.of(root), SHELF, TROUPES);
      shards.join(scratch.resolve(name + "-joined"));

      assertThat(bytes(scratch.resolve(name + "-joined"))).isEqualTo(bytes(whole));
      assertThat(shards.figures()).isEqualTo(figures);
      assertThat(new Run(plan, TROUPES, 3, true).play(_ -> {})).isEqualTo(figures);
    }
  }

  @Test
  void what_was_stopped_goes_on_where_it_was() throws IOException {
    var whole = scratch.resolve("whole");
    play(whole, QUICK, Shard.WHOLE, 1, new Stop());
    var begun = scratch.resolve("begun");
    var stop = new Stop();
    var run = new Run(QUICK, TROUPES, 2, true);
    var folder = RunFolder.begin(begun, QUICK, BUILT, Shard.WHOLE, TROUPES);
    long[] played = new long[1];
    var first =
        folder.play(
            run,
            stop,
            games -> {
              synchronized (played) {
                played[0] += games;
                if (played[0] >= 1000) stop.say();
              }
            });
    assertThat(first.games()).isBetween(1000L, 1010L);
    assertThat(folder.isWhole()).isFalse();
    // What a killed process leaves: a file that never got its name, and a manifest that is behind.
    Files.writeString(begun.resolve("parts/.000040.part.1"), "half");

    play(begun, QUICK, Shard.WHOLE, 2, new Stop());

    assertThat(bytes(begun)).isEqualTo(bytes(whole));
  }

  @Test
  void what_is_missing_is_said_as_an_array() {
    for (int i : new int[] {1, 2, 4, 6, 10}) play(scratch, QUICK, new Shard(i, 10), 1, new Stop());
    var shards = Shards.in(List.of(scratch), SHELF, TROUPES);
    assertThat(shards.missing()).isEqualTo("3,5,7-9");
    assertThatThrownBy(shards::figures).isInstanceOf(Refused.class).hasMessageContaining("3,5,7-9");
  }

  @Test
  void another_run_and_altered_bytes_are_refused() throws IOException {
    play(scratch, QUICK, Shard.WHOLE, 1, new Stop());
    assertThatThrownBy(() -> play(scratch, THINKING, Shard.WHOLE, 1, new Stop()))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("run-other");
    var part = scratch.resolve("parts/000007.part");
    byte[] bytes = Files.readAllBytes(part);
    bytes[bytes.length / 2] ^= 1;
    Files.write(part, bytes);
    assertThatThrownBy(() -> RunFolder.open(scratch, SHELF, TROUPES).figures())
        .isInstanceOf(Refused.class)
        .hasMessageContaining("000007");
  }

  @Test
  void altered_bytes_stop_whoever_goes_on_or_joins_before_anything_is_written() throws IOException {
    for (int i = 1; i <= 2; i++) play(scratch, QUICK, new Shard(i, 2), 1, new Stop());
    var part = scratch.resolve("shard-2-of-2/parts/000041.part");
    byte[] bytes = Files.readAllBytes(part);
    Files.writeString(part, "other");
    var joined = scratch.resolve("joined");
    var shards = Shards.in(List.of(scratch), SHELF, TROUPES);

    assertThatThrownBy(() -> play(scratch, QUICK, new Shard(2, 2), 2, new Stop()))
        .isInstanceOf(Refused.class)
        .hasMessageContaining("part-broken{file=parts/000041.part}");
    assertThatThrownBy(() -> shards.join(joined)).hasMessageContaining("part-broken");
    assertThat(joined).doesNotExist();

    Files.delete(part);
    play(scratch, QUICK, new Shard(2, 2), 2, new Stop());
    assertThat(Files.readAllBytes(part)).isEqualTo(bytes);
  }

  @Test
  void shards_are_no_run_and_what_is_hidden_beside_one_stays() throws IOException {
    Files.writeString(scratch.resolve(".profile"), "mine");
    play(scratch.resolve("run"), QUICK, new Shard(1, 2), 1, new Stop());
    assertThatThrownBy(() -> RunFolder.open(scratch.resolve("run"), SHELF, TROUPES))
        .hasMessageContaining("run-shards");

    play(scratch, QUICK, Shard.WHOLE, 1, new Stop());

    assertThat(scratch.resolve(".profile")).hasContent("mine");
  }

  @Test
  void a_run_that_stops_when_it_knows_enough_does_not_depend_on_threads() {
    var precise = OptionalDouble.of(0.02);
    var one = new Run(QUICK, TROUPES, 1, false, Shard.WHOLE, precise).play(_ -> {});
    var three = new Run(QUICK, TROUPES, 3, false, Shard.WHOLE, precise).play(_ -> {});
    assertThat(three).isEqualTo(one);
    assertThat(one.games()).isBetween(1000L, 2500L);
    assertThat(one.seats()).allMatch(seat -> (seat.high() - seat.low()) / 2 <= 0.02);
  }

  @Test
  void an_array_gives_a_shard_its_number() {
    assertThat(Shard.of("3/10", Map.of())).isEqualTo(new Shard(3, 10));
    assertThat(Shard.of("/10", Map.of("SLURM_ARRAY_TASK_ID", "4"))).isEqualTo(new Shard(4, 10));
    assertThat(Shard.of("/10", Map.of("JOB_COMPLETION_INDEX", "0"))).isEqualTo(new Shard(1, 10));
    for (var wrong : List.of("0/10", "11/10", "/10", "x", "3/0", "-1/4")) {
      assertThatThrownBy(() -> Shard.of(wrong, Map.of())).as(wrong).isInstanceOf(Refused.class);
    }
  }
}
