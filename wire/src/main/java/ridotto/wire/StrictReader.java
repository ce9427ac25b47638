package ridotto.wire;

import static java.util.function.Function.identity;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toMap;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import tools.jackson.databind.JsonNode;

/// Reads JSON from a stranger into a record, and lets nothing pass that the record does not ask
/// for.
///
/// Turns away with [Refused], which names the field as `command.chair`. What is written by [Json]
/// is read back alike, as far as a stranger may send it: numbers, words, lists, maps, records.
public final class StrictReader {
  private static final int LONGEST_TEXT = 2_000;
  private static final int LONGEST_LIST = 100;

  private StrictReader() {}

  public static <R> R read(String text, Class<R> type) {
    var node = Json.read(text);
    if (node.isEmpty()) throw new Refused("body", Refusal.of("no-json"));
    return type.cast(value(node.get(), type, "body"));
  }

  private static Object value(JsonNode node, Type type, String field) {
    if (type instanceof ParameterizedType generic) return several(node, generic, field);
    return switch ((Class<?>) type) {
      case Class<?> c when c == int.class || c == Integer.class -> integer(node, field);
      case Class<?> c when c == long.class || c == Long.class -> whole(node, field);
      case Class<?> c when c == boolean.class || c == Boolean.class -> {
        require(node.isBoolean(), field, "boolean");
        yield node.booleanValue();
      }
      case Class<?> c when c == String.class -> text(node, field);
      case Class<?> c when c == JsonNode.class -> {
        require(node.isObject(), field, "object");
        yield node;
      }
      case Class<?> c when c.isSealed() -> record(node, oneOf(node, c, field), field);
      case Class<?> c when c.isRecord() -> record(node, c, field);
      default -> throw new IllegalArgumentException(type + " is nothing to be sent");
    };
  }

  private static Object several(JsonNode node, ParameterizedType type, String field) {
    var arguments = type.getActualTypeArguments();
    var inner = arguments[arguments.length - 1];
    if (type.getRawType() == Optional.class) {
      return node.isNull() ? Optional.empty() : Optional.of(value(node, inner, field));
    }
    if (type.getRawType() == List.class) {
      require(node.isArray(), field, "list");
      shortEnough(node, field);
      var list = new ArrayList<>();
      for (var each : node) list.add(value(each, inner, field + "." + (list.size() + 1)));
      return List.copyOf(list);
    }
    require(node.isObject(), field, "object");
    shortEnough(node, field);
    var map = new LinkedHashMap<String, Object>();
    for (var each : node.properties()) {
      text(each.getKey(), field);
      map.put(each.getKey(), value(each.getValue(), inner, field + "." + each.getKey()));
    }
    return map;
  }

  private static Object integer(JsonNode node, String field) {
    require(node.isIntegralNumber() && node.canConvertToInt(), field, "number");
    return node.intValue();
  }

  private static Object whole(JsonNode node, String field) {
    require(node.isIntegralNumber() && node.canConvertToLong(), field, "number");
    return node.longValue();
  }

  private static String text(JsonNode node, String field) {
    require(node.isString(), field, "text");
    return text(node.stringValue(), field);
  }

  /// Half a surrogate pair cannot be written as UTF-8 again.
  private static String text(String text, String field) {
    if (text.length() > LONGEST_TEXT) {
      throw new Refused(cut(field), Refusal.of("text-long").and("most", LONGEST_TEXT));
    }
    boolean whole = text.codePoints().noneMatch(c -> c >= 0xD800 && c <= 0xDFFF);
    require(whole, field, "text");
    return text;
  }

  private static void shortEnough(JsonNode node, String field) {
    if (node.size() > LONGEST_LIST) {
      throw new Refused(cut(field), Refusal.of("list-long").and("most", LONGEST_LIST));
    }
  }

  private static Class<?> oneOf(JsonNode node, Class<?> family, String field) {
    require(node.isObject(), field, "object");
    var types = Vocabulary.cases(family).stream().collect(toMap(Class::getSimpleName, identity()));
    var name = node.get(TypeFirst.PROPERTY);
    if (name == null) {
      throw new Refused(inside(field, TypeFirst.PROPERTY), Refusal.of("field-missing"));
    }
    var type = types.get(text(name, inside(field, TypeFirst.PROPERTY)));
    if (type != null) return type;
    throw new Refused(
        inside(field, TypeFirst.PROPERTY),
        Refusal.of("type-unknown")
            .and("known", types.keySet().stream().sorted().collect(joining(", "))));
  }

  private static Object record(JsonNode node, Class<?> type, String field) {
    require(node.isObject(), field, "object");
    var components = type.getRecordComponents();
    strangers(node, type, components, field);
    var values = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      var name = components[i].getName();
      var part = node.get(name);
      boolean optional = components[i].getType() == Optional.class;
      if (part != null) {
        values[i] = value(part, components[i].getGenericType(), inside(field, name));
      } else if (optional) {
        values[i] = Optional.empty();
      } else {
        throw new Refused(inside(field, name), Refusal.of("field-missing"));
      }
    }
    return made(type, components, values);
  }

  private static void strangers(
      JsonNode node, Class<?> type, RecordComponent[] components, String field) {
    var known =
        Stream.concat(
                Family.of(type).stream().map(_ -> TypeFirst.PROPERTY),
                Arrays.stream(components).map(RecordComponent::getName))
            .toList();
    for (var name : node.propertyNames()) {
      if (known.contains(name)) continue;
      throw new Refused(
          cut(inside(field, name)),
          Refusal.of("field-unknown").and("known", String.join(", ", known)));
    }
  }

  private static Object made(Class<?> type, RecordComponent[] components, Object[] values) {
    try {
      var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
      return type.getDeclaredConstructor(types).newInstance(values);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof Refused refused) throw refused;
      throw new IllegalStateException(type + " cannot be made", e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " cannot be made", e);
    }
  }

  private static void require(boolean is, String field, String wanted) {
    if (!is) throw new Refused(cut(field), Refusal.of("field-type").and("wanted", wanted));
  }

  private static String inside(String field, String name) {
    return field.equals("body") ? name : field + "." + name;
  }

  /// A stranger's own names are repeated only as far as they help.
  private static String cut(String field) {
    var plain = field.replaceAll("[^A-Za-z0-9._-]", "?");
    return plain.length() > 80 ? plain.substring(0, 80) : plain;
  }
}
