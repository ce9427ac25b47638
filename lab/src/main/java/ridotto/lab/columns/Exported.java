package ridotto.lab.columns;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// The folder of an export: which files in it are an export's. Others that lie there are let alone.
record Exported(Path folder) {
  static final String MANIFEST = "manifest.json";
  static final String DIGESTS = "sha256";

  private static final String SHEETS =
      Arrays.stream(Sheet.values()).map(Sheet::word).collect(Collectors.joining("|", "(", ")"));
  private static final Pattern NUMBERED = Pattern.compile(SHEETS + "/\\d{4,}\\.parquet");
  private static final Pattern FILE = Pattern.compile(SHEETS + "\\.(csv|jsonl)|" + NUMBERED);

  /// Removes what an earlier export left, so that nobody counts the rows of two. Throws [Refused]
  /// if a run is kept here.
  void clear() throws IOException {
    var manifest = folder.resolve(MANIFEST);
    if (Files.exists(manifest)) {
      for (var name : names(manifest)) Files.deleteIfExists(folder.resolve(name));
      Files.delete(manifest);
    }
    // One that was killed had not yet said what it wrote.
    for (var file : files(NUMBERED)) Files.delete(file);
  }

  private List<String> names(Path manifest) throws IOException {
    var digests = Json.read(Files.readString(manifest, UTF_8)).map(json -> json.get(DIGESTS));
    return digests.filter(JsonNode::isObject).stream()
        .findFirst()
        .orElseThrow(() -> new Refused(folder.toString(), Refusal.of("run-there")))
        .propertyStream()
        .map(java.util.Map.Entry::getKey)
        .filter(name -> FILE.matcher(name).matches())
        .toList();
  }

  /// What was exported, in order.
  List<Path> files() throws IOException {
    return files(FILE);
  }

  String name(Path file) {
    return folder.relativize(file).toString().replace('\\', '/');
  }

  private List<Path> files(Pattern wanted) throws IOException {
    try (var all = Files.walk(folder, 2)) {
      return all.filter(file -> wanted.matcher(name(file)).matches())
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    }
  }
}
