package ridotto.server.live;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.server.table.Command;
import ridotto.wire.Vocabulary;

/// Who may do what, and when: every command, by everybody, of everybody's chair, in every phase.
/// The answers stand in `golden/permissions.txt`; a run with `-Dgolden=write` writes them anew.
class PermissionsTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden/permissions.txt");

  @TempDir private Path data = Path.of("");

  @Test
  void no_command_is_forgotten() {
    assertThat(Attempt.ALL.stream().map(Attempt::command).collect(Collectors.toSet()))
        .isEqualTo(new HashSet<>(Vocabulary.cases(Command.class)));
  }

  @Test
  void everybody_may_do_what_is_written_and_no_more() throws Exception {
    var text = String.join("\n", sections());
    if ("write".equals(System.getProperty("golden"))) {
      Files.createDirectories(GOLDEN.getParent());
      Files.writeString(GOLDEN, text);
    }
    assertThat(text.lines()).containsExactlyElementsOf(Files.readAllLines(GOLDEN, UTF_8));
  }

  /// All phases at once, each in a house of its own: one after the other they would only wait for
  /// the disk.
  private List<String> sections() throws Exception {
    var sections = new ArrayList<String>();
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var tasks =
          Arrays.stream(Attempts.Phase.values())
              .map(phase -> threads.submit(() -> section(phase)))
              .toList();
      for (var task : tasks) sections.add(task.get());
    }
    return sections;
  }

  private String section(Attempts.Phase phase) {
    var folder = data.resolve(phase.name());
    try (var evening = new Evening(folder, rules -> rules.limits(9_999, 9_999, 40))) {
      return new Attempts(evening, phase).section();
    }
  }
}
