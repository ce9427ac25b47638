package ridotto.wire;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import ridotto.kernel.Ending;
import ridotto.kernel.Named;
import ridotto.kernel.Player;
import ridotto.kernel.Seat;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.NumericNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.POJONode;

/// Says values at one table: what a record holds becomes the arguments of the message named after
/// it.
///
/// An argument that has several forms brings them along: `$mask-the` is the form `the` of `$mask`.
/// A list brings its length: `$winners-count`.
record Speaker(Messages messages, String box, Names names) {
  private static final String BEFORE_E = "list-and-before-e";

  /// The tree of a value, with its message as the type, in which whatever has a name is left as it
  /// is.
  private static final JsonMapper MAPPER =
      Json.mapper(
          (family, type) -> family.word() + "-" + type.getSimpleName(),
          new SimpleModule()
              .addSerializer(Seat.class, asItIs())
              .addSerializer(Player.class, asItIs())
              .addSerializer(Named.class, asItIs())
              .addSerializer(
                  Enum.class,
                  new Written<>(
                      (out, constant) -> {
                        if (constant instanceof Ending || constant instanceof Named) {
                          out.writeEmbeddedObject(constant);
                        } else {
                          out.writeString(Json.word((Enum<?>) constant));
                        }
                      })));

  private static Written<Object> asItIs() {
    return new Written<>((out, value) -> out.writeEmbeddedObject(value));
  }

  /// The message of this record.
  String say(Object value) {
    return text(MAPPER.valueToTree(value));
  }

  /// A message by its name.
  String say(String id, Map<String, Object> with) {
    return messages.say(id, arguments(MAPPER.<ObjectNode>valueToTree(with)));
  }

  private Map<String, Object> arguments(ObjectNode node) {
    var arguments = new HashMap<String, Object>();
    arguments.put("box", box);
    for (var part : node.properties()) add(arguments, part.getKey(), part.getValue());
    return arguments;
  }

  private void add(Map<String, Object> arguments, String name, JsonNode node) {
    if (node instanceof NumericNode number) {
      arguments.put(name, number.numberValue());
      return;
    }
    arguments.put(name, text(node));
    if (node instanceof ArrayNode list) arguments.put(name + "-count", list.size());
    forms(node).forEach((form, text) -> arguments.put(name + "-" + form, text));
  }

  private Map<String, String> forms(JsonNode node) {
    return switch (node) {
      case POJONode pojo when pojo.getPojo() instanceof Named named ->
          messages.forms(id(named), arguments(named));
      case ObjectNode record -> messages.forms(id(record), arguments(record));
      default -> Map.of();
    };
  }

  private String text(JsonNode node) {
    return switch (node) {
      case POJONode pojo -> text(pojo.getPojo());
      case ObjectNode record -> messages.say(id(record), arguments(record));
      case ArrayNode list -> joined(list);
      default -> node.asString();
    };
  }

  private String text(Object value) {
    return switch (value) {
      case Seat seat -> names.at(seat);
      case Player player -> names.of(player);
      case Ending ending -> messages.say("ending-" + ending.word(), Map.of("box", box));
      case Named named -> messages.say(id(named), arguments(named));
      default -> throw new IllegalArgumentException("no words for " + value);
    };
  }

  private static String id(ObjectNode record) {
    return record.required(TypeFirst.PROPERTY).stringValue();
  }

  /// Characters of one's own have no message; they are called what they are.
  private String id(Named named) {
    var id = "name-" + named.name().replaceAll("[^A-Za-z0-9_-]", "-");
    return messages.has(id) ? id : "name-other";
  }

  private Map<String, Object> arguments(Named named) {
    return Map.of("box", box, "name", named.name());
  }

  /// A, B and C.
  private String joined(ArrayNode list) {
    var texts = new ArrayList<String>();
    for (var node : list) texts.add(text(node));
    if (texts.isEmpty()) return messages.say("list-none", Map.of());
    var joined = texts.getFirst();
    for (int i = 1; i < texts.size(); i++) {
      var next = texts.get(i);
      var link = i + 1 < texts.size() ? "list-comma" : beginsWithE(next) ? BEFORE_E : "list-and";
      joined = messages.say(link, Map.of("first", joined, "next", next));
    }
    return joined;
  }

  /// Italian says “ed Elena”, and “ed Èva” too.
  private static boolean beginsWithE(String text) {
    var bare = Normalizer.normalize(text, Normalizer.Form.NFD);
    return bare.startsWith("e") || bare.startsWith("E");
  }
}
