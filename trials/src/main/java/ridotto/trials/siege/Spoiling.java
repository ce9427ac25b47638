package ridotto.trials.siege;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Makes good JSON bad, so that no reader that knows what it wants can take it.
record Spoiling(RandomGenerator random) {
  private static final List<String> TAILS =
      List.of("", "}", "]", "\"", ",", "\0", "{}", "null", "NaN", "\\ud800", "\uffff");

  /// Text that is no JSON, or not of one piece.
  String noJson(String good) {
    return switch (random.nextInt(5)) {
      case 0 -> good.substring(0, 1 + random.nextInt(good.length() - 1));
      case 1 -> good + "," + TAILS.get(random.nextInt(TAILS.size()));
      case 2 -> "[".repeat(1 + random.nextInt(9_000));
      case 3 -> "{\"a\":".repeat(1 + random.nextInt(2_500));
      default -> garbage();
    };
  }

  private String garbage() {
    var text = new StringBuilder("?");
    for (int i = random.nextInt(300); i > 0; i--) text.append((char) random.nextInt(0xD800));
    return text.toString();
  }

  /// An envelope with something wrong in it or in its command.
  ObjectNode mistyped(ObjectNode envelope) {
    if (random.nextInt(3) == 0) return spoil(envelope);
    spoil((ObjectNode) envelope.get("command"));
    return envelope;
  }

  /// Takes a part away, puts in a strange one, or changes the type of one.
  ObjectNode spoil(ObjectNode object) {
    var names = new ArrayList<>(object.propertyNames());
    var name = names.get(random.nextInt(names.size()));
    switch (random.nextInt(3)) {
      case 0 -> object.remove(name);
      case 1 -> object.put("z" + random.nextInt(1_000), random.nextInt());
      default -> object.set(name, wrong(object.get(name)));
    }
    return object;
  }

  private JsonNode wrong(JsonNode value) {
    var others =
        List.of(
            "null", "7.5", "\"" + "w".repeat(2_100) + "\"", "[[]]", "1e300", "-0.5e-9", "[null]");
    var other = Json.read(others.get(random.nextInt(others.size()))).orElseThrow();
    // A long text is wrong wherever a text is wanted too, because it is too long.
    return value.isArray() && other.isArray() ? Json.read("{}").orElseThrow() : other;
  }
}
