package ridotto.wire;

import static java.util.stream.Collectors.joining;

import java.util.List;
import java.util.Locale;
import ridotto.kernel.Ending;

/// Everything on the wire as TypeScript: the types for whoever compiles, and the shapes for whoever
/// must tell a seat from a number.
public final class TypeScript {
  private static final String OPENING =
      """
      /// What travels between the house and the browser: the records of the server and of each game.
      ///
      /// Written by `./ridotto types`, and by no hand.

      export type Seat = number;
      export type Player = number;
      /** Something of a game's box, called by its name; `name-…` in the words. */
      export type Named = string;
      """;
  private static final String KINDS =
      """

      /** What a component of a record is, for whoever says it: the number 3 may be a seat. */
      export type Kind =
        | 'seat' | 'player' | 'named' | 'ending' | 'number' | 'word' | 'text' | 'boolean' | 'any'
        | `list:${string}` | `record:${string}` | `optional:${string}` | `map:${string}`;

      /** By family of games, or `server`; by family of records; by type; by component. */
      export const shapes: Record<string, Record<string, Record<string, Record<string, Kind>>>> = {
      """;

  private final StringBuilder out = new StringBuilder(OPENING);

  private TypeScript() {}

  public static String of(List<Vocabulary> games, Vocabulary protocol) {
    var script = new TypeScript();
    for (var game : games) script.namespace(game);
    script.unions(games);
    script.types(protocol, "");
    script.out.append(KINDS);
    for (var game : games) script.shapes(game);
    script.shapes(protocol);
    return script.out.append("};\n").toString();
  }

  private void namespace(Vocabulary game) {
    out.append("\nexport namespace ").append(game.name()).append(" {\n");
    types(game, "  ");
    out.append("}\n");
  }

  private void unions(List<Vocabulary> games) {
    out.append('\n');
    for (var open : Vocabulary.OPEN) {
      var title = open.getSimpleName();
      var union = games.stream().map(game -> game.name() + "." + title).collect(joining(" | "));
      out.append("export type %s = %s;\n".formatted(title, union));
    }
    out.append('\n');
  }

  private void types(Vocabulary of, String indent) {
    for (var type : of.types()) {
      out.append(indent).append("export ").append(type(of, type, indent)).append('\n');
    }
  }

  private static String type(Vocabulary of, Class<?> type, String indent) {
    var title = of.title(type);
    if (type.isEnum()) return "type " + title + " = " + quoted(Vocabulary.words(type)) + ";";
    if (type.isRecord()) return "interface " + title + " " + body(of, type);
    var cases = Vocabulary.cases(type).stream().map(each -> oneOf(of, each)).toList();
    return "type "
        + title
        + " ="
        + cases.stream().map(each -> "\n" + indent + "  | " + each).collect(joining("", "", ";"));
  }

  /// A case that something else holds too has a name of its own.
  private static String oneOf(Vocabulary of, Class<?> type) {
    return of.types().contains(type) ? of.title(type) : body(of, type);
  }

  private static String body(Vocabulary of, Class<?> record) {
    var type = Vocabulary.isCase(record) ? "type: '" + WireName.of(record) + "'" : "";
    var parts =
        of.parts(record).entrySet().stream()
            .map(part -> part.getKey() + ": " + text(of, part.getValue()))
            .collect(joining("; "));
    return type.isEmpty() || parts.isEmpty()
        ? "{ " + type + parts + " }"
        : "{ " + type + "; " + parts + " }";
  }

  private static String text(Vocabulary of, Shape shape) {
    return switch (shape) {
      case Shape.Plain plain -> plain(plain);
      case Shape.Word(var constants) -> of.title(constants);
      case Shape.Listed(Shape.Perhaps(var inner)) -> "(" + text(of, inner) + " | null)[]";
      case Shape.Listed(var inner) -> text(of, inner) + "[]";
      case Shape.Perhaps(var inner) -> text(of, inner) + " | null";
      case Shape.Mapped(var inner) -> "Record<string, " + text(of, inner) + ">";
      case Shape.Whole(var type) -> of.title(type);
    };
  }

  private static String plain(Shape.Plain plain) {
    return switch (plain) {
      case SEAT -> "Seat";
      case PLAYER -> "Player";
      case NAMED -> "Named";
      case NUMBER -> "number";
      case TEXT -> "string";
      case BOOLEAN -> "boolean";
      case ANYTHING -> "unknown";
    };
  }

  private static String quoted(List<String> words) {
    return words.stream().map(word -> "'" + word + "'").collect(joining(" | "));
  }

  private void shapes(Vocabulary of) {
    out.append("  ").append(of.name()).append(": {\n");
    for (var type : of.types()) {
      if (type.isSealed()) family(of, type);
    }
    out.append("  },\n");
  }

  private void family(Vocabulary of, Class<?> family) {
    out.append("    ").append(word(family)).append(": {\n");
    for (var each : Vocabulary.cases(family)) {
      var kinds =
          of.parts(each).entrySet().stream()
              .map(part -> part.getKey() + ": '" + kind(part.getValue()) + "'")
              .collect(joining(", "));
      out.append("      ").append(WireName.of(each));
      out.append(kinds.isEmpty() ? ": {},\n" : ": { " + kinds + " },\n");
    }
    out.append("    },\n");
  }

  private static String word(Class<?> type) {
    var cases = Vocabulary.cases(type);
    if (cases.isEmpty()) return new RecordFamily(type).word();
    return RecordFamily.of(cases.getFirst()).orElse(new RecordFamily(type)).word();
  }

  private static String kind(Shape shape) {
    return switch (shape) {
      case Shape.Plain.ANYTHING -> "any";
      case Shape.Plain plain -> plain.name().toLowerCase(Locale.ROOT);
      case Shape.Word(var constants) ->
          Ending.class.isAssignableFrom(constants) ? "ending" : "word";
      case Shape.Listed(var inner) -> "list:" + kind(inner);
      case Shape.Perhaps(var inner) -> "optional:" + kind(inner);
      case Shape.Mapped(var inner) -> "map:" + kind(inner);
      case Shape.Whole(var type) -> "record:" + word(type);
    };
  }
}
