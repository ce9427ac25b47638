package ridotto.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import ridotto.kernel.Box;
import ridotto.kernel.Game;
import ridotto.kernel.RecordReader;
import ridotto.kernel.Replay;
import ridotto.kernel.Shelf;
import ridotto.kernel.Table;
import ridotto.kernel.Transcript;

/// The records under `examples/`: each must hold, line by line.
public final class Examples {
  private Examples() {}

  /// One test a file. The folder is looked for from the module's folder or the root.
  public static Stream<DynamicTest> in(String folder, List<? extends Box> shelf)
      throws IOException {
    try (var files = Files.walk(root(folder))) {
      var records = files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
      if (records.isEmpty()) throw new AssertionError("no example in " + folder);
      return records.stream()
          .map(
              file ->
                  DynamicTest.dynamicTest(file.getFileName().toString(), () -> run(file, shelf)));
    }
  }

  /// What each family of games is set to by some record.
  public static Map<String, Set<String>> settings(String folder, Shelf shelf) throws IOException {
    var settings = new HashMap<String, Set<String>>();
    try (var files = Files.walk(root(folder))) {
      for (var file : files.filter(each -> each.toString().endsWith(".txt")).toList()) {
        var transcript = RecordReader.read(Files.readString(file));
        var family = shelf.box(transcript.game()).family();
        settings
            .computeIfAbsent(family, _ -> new TreeSet<>())
            .addAll(transcript.settings().keySet());
      }
    }
    return settings;
  }

  private static Path root(String folder) {
    var beside = Path.of("..", folder);
    return Files.isDirectory(beside) ? beside : Path.of(folder);
  }

  private static void run(Path file, List<? extends Box> shelf) throws IOException {
    var transcript = RecordReader.read(Files.readString(file));
    replay(new Shelf(List.copyOf(shelf)).open(transcript), transcript);
  }

  private static <T extends Table<?>> void replay(Game<T> game, Transcript transcript) {
    var table = game.open();
    new Replay<>(
            game,
            table,
            transcript,
            (_, _) -> {
              if (!table.over()) game.audit(table);
            })
        .run();
    game.audit(table);
  }
}
