package ridotto.wire;

import static java.util.stream.Collectors.joining;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
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
    var types = Form.cases(family);
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
    var form = Form.of(type);
    strangers(node, form, field);
    var values = new Object[form.fields().size()];
    for (int i = 0; i < values.length; i++) {
      var asked = form.fields().get(i);
      var part = node.get(asked.name());
      if (part != null) {
        values[i] = value(part, asked.type(), inside(field, asked.name()));
      } else if (asked.raw() == Optional.class) {
        values[i] = Optional.empty();
      } else {
        throw new Refused(inside(field, asked.name()), Refusal.of("field-missing"));
      }
    }
    return made(form, values);
  }

  private static void strangers(JsonNode node, Form form, String field) {
    for (var name : node.propertyNames()) {
      if (form.known().contains(name)) continue;
      throw new Refused(
          cut(inside(field, name)),
          Refusal.of("field-unknown").and("known", String.join(", ", form.known())));
    }
  }

  private static Object made(Form form, Object[] values) {
    try {
      return form.maker().newInstance(values);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof Refused refused) throw refused;
      throw new IllegalStateException(form + " cannot be filled in", e);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(form + " cannot be filled in", e);
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
