package ridotto.server.http;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// As much of JSON SqliteSchema as the description of the house uses.
record Validator(JsonNode root) {

  /// What is wrong with a value, and where; nothing if it is as described.
  List<String> faults(JsonNode schema, JsonNode value, String at) {
    var faults = new ArrayList<String>();
    if (schema.has("$ref")) {
      var target = root.at(schema.get("$ref").stringValue().substring(1));
      return target.isMissingNode()
          ? List.of(at + ": no " + schema.get("$ref"))
          : faults(target, value, at);
    }
    for (var choice : new String[] {"oneOf", "anyOf"}) {
      if (schema.has(choice)) either(schema, choice, value, at, faults);
    }
    if (schema.has("const") && !schema.get("const").equals(value)) {
      faults.add(at + ": " + value + " is not " + schema.get("const"));
    }
    if (schema.has("enum") && !contains(schema.get("enum"), value)) {
      faults.add(at + ": " + value + " is not one of " + schema.get("enum"));
    }
    if (schema.has("minimum")
        && value.isNumber()
        && value.longValue() < schema.get("minimum").longValue()) {
      faults.add(at + ": " + value + " is too small");
    }
    if (schema.has("type")) type(schema, value, at, faults);
    return faults;
  }

  private void either(
      JsonNode schema, String choice, JsonNode value, String at, List<String> faults) {
    int fitting = 0;
    var tried = new ArrayList<String>();
    for (var option : schema.get(choice)) {
      var wrong = faults(option, value, at);
      if (wrong.isEmpty()) fitting++;
      tried.addAll(wrong);
    }
    if (fitting == 0) faults.add(at + ": fits nothing: " + value + tried);
    if (fitting > 1 && choice.equals("oneOf")) faults.add(at + ": fits several: " + value);
  }

  private static boolean contains(JsonNode list, JsonNode value) {
    for (var each : list) if (each.equals(value)) return true;
    return false;
  }

  private void type(JsonNode schema, JsonNode value, String at, List<String> faults) {
    boolean fits =
        switch (schema.get("type").stringValue()) {
          case "object" -> value.isObject();
          case "array" -> value.isArray();
          case "string" -> value.isString();
          case "integer" -> value.isIntegralNumber();
          case "boolean" -> value.isBoolean();
          case "null" -> value.isNull();
          default -> false;
        };
    if (!fits) faults.add(at + ": " + value + " is no " + schema.get("type"));
    if (value.isArray() && schema.has("items")) {
      for (var each : value) faults.addAll(faults(schema.get("items"), each, at + "[]"));
    }
    if (value.isObject()) object(schema, value, at, faults);
  }

  private void object(JsonNode schema, JsonNode value, String at, List<String> faults) {
    for (var name : schema.path("required")) {
      if (!value.has(name.stringValue())) faults.add(at + ": no " + name);
    }
    for (var part : value.properties()) {
      var inside = at + "." + part.getKey();
      var known = schema.path("properties").path(part.getKey());
      var others = schema.path("additionalProperties");
      if (!known.isMissingNode()) faults.addAll(faults(known, part.getValue(), inside));
      else if (others.isObject()) faults.addAll(faults(others, part.getValue(), inside));
      else if (others.isBoolean() && !others.booleanValue()) faults.add(inside + ": unknown");
    }
  }
}
