package ridotto.wire;

import static java.nio.charset.StandardCharsets.UTF_8;

import fluent.bundle.FluentBundle;
import fluent.bundle.FluentResource;
import fluent.syntax.AST.Message;
import fluent.syntax.AST.Pattern;
import fluent.syntax.parser.FTLParser;
import fluent.syntax.parser.FTLStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The messages of some language files, read together.
///
/// A message that is missing or cannot be said is a mistake of ours, so it is never passed over.
final class Messages {
  private final FluentBundle bundle;

  Messages(Language language, List<String> files) {
    var builder =
        FluentBundle.builder(language.locale(), new Grammar(language)).withIsolation(false);
    for (var file : files)
      builder.addResource(read("/words/" + file + "." + language.tag() + ".ftl"));
    bundle = builder.build();
  }

  private static FluentResource read(String path) {
    try (var file = Messages.class.getResourceAsStream(path)) {
      if (file == null) throw new IllegalStateException("there is no " + path);
      var resource = FTLParser.parse(FTLStream.of(new String(file.readAllBytes(), UTF_8)));
      if (resource.hasErrors() || resource.hasJunk()) {
        throw new IllegalStateException(path + ": " + resource.errors() + resource.junk());
      }
      return resource;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  boolean has(String id) {
    return bundle.getMessage(id).isPresent();
  }

  String say(String id, Map<String, Object> arguments) {
    return say(id, message(id).pattern().orElseThrow(), arguments);
  }

  /// The other forms a message has, by the name of the attribute: with an article, say.
  Map<String, String> forms(String id, Map<String, Object> arguments) {
    var forms = new HashMap<String, String>();
    for (var form : message(id).attributes()) {
      forms.put(form.name(), say(id, form.pattern(), arguments));
    }
    return forms;
  }

  private Message message(String id) {
    return bundle.getMessage(id).orElseThrow(() -> new IllegalStateException("no words: " + id));
  }

  private String say(String id, Pattern pattern, Map<String, Object> arguments) {
    var errors = new ArrayList<Exception>();
    var text = bundle.formatPattern(pattern, arguments, errors);
    if (errors.isEmpty()) return text;
    throw new IllegalStateException(id + " with " + arguments + ": " + errors);
  }
}
