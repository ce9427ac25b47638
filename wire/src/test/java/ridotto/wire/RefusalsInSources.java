package ridotto.wire;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Every refusal a module's sources can give, by its code, with its parameters as far as they are
/// written beside it.
final class RefusalsInSources {
  private static final Pattern MADE = Pattern.compile("(?s)Refusal\\s*\\.of\\(([^;]*?)\\)");
  private static final Pattern THROWN = Pattern.compile("wrong\\((\"[a-z-]+\", \"[a-z]+\")");
  private static final Pattern TURNED_AWAY =
      Pattern.compile("TurnedAway\\(\\d+, [\\w\"-]+, (\"[a-z-]+\")\\)");
  private static final Pattern CODE = Pattern.compile("\"([a-z]+(?:-[a-z]+)+)\"");
  private static final Pattern PARAMETER = Pattern.compile("(?:and\\(|-[a-z]+\", )\"(\\w+)\"");

  private final Map<String, Set<String>> parameters = new TreeMap<>();

  private RefusalsInSources() {}

  static Map<String, Set<String>> of(String module) {
    var refusals = new RefusalsInSources();
    sources(module).forEach(refusals::read);
    return refusals.parameters;
  }

  /// All that is written in these modules.
  static String text(String... modules) {
    return Stream.of(modules).flatMap(module -> sources(module).stream()).collect(joining());
  }

  private static List<String> sources(String module) {
    var sources = new ArrayList<String>();
    try (var files = Files.walk(Path.of("..", module, "src", "main", "java"))) {
      for (var file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        sources.add(Files.readString(file));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return sources;
  }

  /// Why a move is not legal chooses among codes, so there every such word is one.
  private void read(String source) {
    if (source.contains("record WhyNot")) {
      WordFile.found(CODE, source).forEach(code -> parameters.put(code, Set.of()));
      return;
    }
    for (var statement : source.split(";", -1)) {
      for (var made : WordFile.found(MADE, statement)) add(made, statement);
      for (var thrown : WordFile.found(THROWN, statement)) add(thrown, thrown);
      for (var away : WordFile.found(TURNED_AWAY, statement)) add(away, "");
    }
  }

  private void add(String codes, String statement) {
    for (var code : WordFile.found(CODE, codes)) {
      parameters.put(code, new TreeSet<>(WordFile.found(PARAMETER, statement)));
    }
  }
}
