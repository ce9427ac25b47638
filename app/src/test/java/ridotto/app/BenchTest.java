package ridotto.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.wire.Json;

/// What the benchmarks count and say, not how fast anything is.
class BenchTest {
  @TempDir private Path folder = Path.of("");

  /// A jar that starts these very classes.
  private Path thisBuild() throws IOException {
    var manifest = new Manifest();
    var named = manifest.getMainAttributes();
    named.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    named.put(Attributes.Name.MAIN_CLASS, Main.class.getName());
    var parts = System.getProperty("java.class.path").split(java.io.File.pathSeparator, -1);
    var urls = new StringBuilder();
    for (var part : parts) urls.append(Path.of(part).toUri()).append(' ');
    named.put(Attributes.Name.CLASS_PATH, urls.toString());
    var jar = folder.resolve("other.jar");
    try (var _ = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
      return jar;
    }
  }

  @Test
  void two_builds_are_compared_by_turns_with_an_interval() throws IOException {
    var printed =
        CommandTest.Printed.line(
            "bench playout --game mascarade --players 8 --seconds 0.01 --forks 2 --json --against "
                + thisBuild());
    assertThat(printed.status()).as(printed.err()).isZero();
    var compared = Json.read(printed.out()).orElseThrow().get(0);
    assertThat(compared.get("what").asString()).isEqualTo("mascarade 8");
    var ratio = compared.get("ratio");
    assertThat(ratio.get("times").asDouble())
        .isBetween(ratio.get("low").asDouble(), ratio.get("high").asDouble());
    assertThat(compared.get("verdict").asString()).isIn("better", "worse", "no-difference");
  }

  @Test
  void a_build_that_cannot_run_the_benchmark_is_named() throws IOException {
    var broken = Files.writeString(folder.resolve("broken.jar"), "no jar");
    var printed =
        CommandTest.Printed.line(
            "bench playout --game masques --players 4 --forks 2 --seconds 0.01 --against "
                + broken);
    assertThat(printed.status()).isEqualTo(2);
    assertThat(printed.err()).contains("broken.jar").contains("bench playout");
  }

  @Test
  void fresh_javas_agree_on_what_a_game_is() {
    var printed =
        CommandTest.Printed.line(
            "bench playout --game masques --players 4 --forks 2 --seconds 0.01 --json");
    var rows = Json.read(printed.out()).orElseThrow();
    assertThat(rows).hasSize(2);
    assertThat(rows.get(1).get("bytesPerDecision").asDouble()).isLessThan(1);
    assertThat(rows.get(1).get("low").asDouble())
        .isLessThanOrEqualTo(rows.get(1).get("high").asDouble());
  }

  @Test
  void all_benchmarks_make_one_page() {
    var printed = CommandTest.Printed.line("bench all --short");
    assertThat(printed.status()).as(printed.err()).isZero();
    assertThat(printed.out())
        .startsWith("# Benchmarks")
        .contains("| mascarade-2 | 12 |", "| masquerade, observed | 6 |")
        .contains("| masques | 4 | regular |", "| bare echo | 5 |", "House to echo: p99 ");
  }
}
