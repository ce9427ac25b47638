package ridotto.wire;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/// The text of each message in a language file, as its author wrote it.
record WordFile(Map<String, String> messages) {
  private static final Pattern ID = Pattern.compile("^([a-zA-Z][\\w-]*) =");
  private static final Pattern FORM = Pattern.compile("(?m)^    \\.([a-z]+) =");
  private static final Pattern VARIABLE = Pattern.compile("\\$([a-zA-Z]+)");

  static final String DOOR = "http";

  static WordFile of(String module, Language language) {
    return of(lines(module, language));
  }

  /// All that a module can say, if it has more files than one.
  static WordFile all(String module, Language language) {
    var lines = new ArrayList<String>();
    try (var files = Files.list(Path.of("..", module, "src", "main", "resources", "words"))) {
      for (var file : files.toList()) {
        if (file.toString().endsWith("." + language.tag() + ".ftl")) {
          lines.addAll(Files.readAllLines(file));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return of(lines);
  }

  private static WordFile of(List<String> lines) {
    var messages = new LinkedHashMap<String, String>();
    var id = "";
    for (var line : lines) {
      if (line.startsWith("#")) continue;
      var begins = ID.matcher(line);
      if (begins.find()) id = begins.group(1);
      messages.merge(id, line + "\n", String::concat);
    }
    messages.remove("");
    return new WordFile(messages);
  }

  /// A file has the name of its module, except that of the door, which the server keeps too.
  static List<String> lines(String name, Language language) {
    var file = name + "." + language.tag() + ".ftl";
    var module = name.equals(DOOR) ? "server" : name;
    try {
      return Files.readAllLines(Path.of("..", module, "src", "main", "resources", "words", file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// The variables of a message, in whatever form it wants them. The box is always known.
  Set<String> variables(String id) {
    var variables = new TreeSet<>(found(VARIABLE, messages.getOrDefault(id, "")));
    variables.remove("box");
    return variables;
  }

  List<String> forms(String id) {
    return found(FORM, messages.getOrDefault(id, ""));
  }

  static List<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(result -> result.group(1)).toList();
  }
}
