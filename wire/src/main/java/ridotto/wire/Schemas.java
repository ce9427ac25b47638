package ridotto.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Everything on the wire as JSON Schema, for programs: each type under its title, a game's own
/// under the game's name as well, as `mascarade.Event`.
///
/// A family is any of its cases: games have cases in common, and some differ only in what is
/// absent.
public final class Schemas {
  private final Map<String, Object> all = new LinkedHashMap<>();

  private Schemas() {}

  public static Map<String, Object> of(List<Vocabulary> games, Vocabulary protocol) {
    var schemas = new Schemas();
    for (var game : games) schemas.add(game, game.name() + ".");
    for (var open : Vocabulary.OPEN) {
      var title = open.getSimpleName();
      schemas.all.put(
          title, Map.of("anyOf", games.stream().map(g -> ref(g.name() + "." + title)).toList()));
    }
    schemas.add(protocol, "");
    return schemas.all;
  }

  /// Where to find the type of this title.
  public static Map<String, Object> ref(String title) {
    return Map.of("$ref", "#/components/schemas/" + title);
  }

  private void add(Vocabulary of, String prefix) {
    for (var type : of.types()) all.put(prefix + of.title(type), schema(of, prefix, type));
  }

  private static Map<String, Object> schema(Vocabulary of, String prefix, Class<?> type) {
    if (type.isEnum()) return words(type);
    if (type.isRecord()) return record(of, prefix, type);
    var cases = Vocabulary.cases(type).stream().map(each -> record(of, prefix, each)).toList();
    return Map.of("anyOf", cases);
  }

  private static Map<String, Object> words(Class<?> constants) {
    var schema = new LinkedHashMap<String, Object>();
    schema.put("type", "string");
    schema.put("enum", Vocabulary.words(constants));
    return schema;
  }

  private static Map<String, Object> record(Vocabulary of, String prefix, Class<?> type) {
    var properties = new LinkedHashMap<String, Object>();
    var required = new ArrayList<String>();
    if (Vocabulary.isCase(type)) {
      properties.put(TypeFirst.PROPERTY, Map.of("const", WireName.of(type)));
      required.add(TypeFirst.PROPERTY);
    }
    of.parts(type)
        .forEach(
            (name, shape) -> {
              properties.put(name, schema(of, prefix, shape));
              if (!(shape instanceof Shape.Perhaps)) required.add(name);
            });
    var schema = new LinkedHashMap<String, Object>();
    schema.put("type", "object");
    schema.put("properties", properties);
    schema.put("required", required);
    schema.put("additionalProperties", false);
    return schema;
  }

  private static Map<String, Object> schema(Vocabulary of, String prefix, Shape shape) {
    return switch (shape) {
      case Shape.Plain plain -> plain(plain);
      case Shape.Word(var constants) -> ref(prefix + of.title(constants));
      case Shape.Listed(var inner) -> two("type", "array", "items", schema(of, prefix, inner));
      case Shape.Perhaps(var inner) ->
          Map.of("anyOf", List.of(schema(of, prefix, inner), Map.of("type", "null")));
      case Shape.Mapped(var inner) ->
          two("type", "object", "additionalProperties", schema(of, prefix, inner));
      case Shape.Whole(var type) -> ref(prefix + of.title(type));
    };
  }

  private static Map<String, Object> plain(Shape.Plain plain) {
    return switch (plain) {
      case SEAT, PLAYER -> two("type", "integer", "minimum", 1);
      case NUMBER -> Map.of("type", "integer");
      case NAMED, TEXT -> Map.of("type", "string");
      case BOOLEAN -> Map.of("type", "boolean");
      case ANYTHING -> Map.of();
    };
  }

  private static Map<String, Object> two(String one, Object first, String other, Object second) {
    var map = new LinkedHashMap<String, Object>();
    map.put(one, first);
    map.put(other, second);
    return map;
  }
}
