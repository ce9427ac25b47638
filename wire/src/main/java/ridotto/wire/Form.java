package ridotto.wire;

import static java.util.function.Function.identity;
import static java.util.stream.Collectors.toUnmodifiableMap;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/// What a record asks for. Found out once for each type: looking takes longer than reading.
record Form(Constructor<?> maker, List<Field> fields, List<String> known) {
  record Field(String name, Class<?> raw, Type type) {}

  private static final ClassValue<Form> FORMS =
      new ClassValue<>() {
        @Override
        protected Form computeValue(Class<?> type) {
          return look(type);
        }
      };

  private static final ClassValue<Map<String, Class<?>>> CASES =
      new ClassValue<>() {
        @Override
        protected Map<String, Class<?>> computeValue(Class<?> family) {
          return Vocabulary.cases(family).stream()
              .collect(toUnmodifiableMap(WireName::of, identity()));
        }
      };

  static Form of(Class<?> record) {
    return FORMS.get(record);
  }

  /// The records of a family, by the names they go by on the wire.
  static Map<String, Class<?>> cases(Class<?> family) {
    return CASES.get(family);
  }

  private static Form look(Class<?> type) {
    var components = type.getRecordComponents();
    var known = new ArrayList<String>();
    if (Vocabulary.isCase(type)) known.add(TypeFirst.PROPERTY);
    var fields = new ArrayList<Field>();
    for (var each : components) {
      known.add(each.getName());
      fields.add(new Field(each.getName(), each.getType(), each.getGenericType()));
    }
    return new Form(maker(type, components), List.copyOf(fields), List.copyOf(known));
  }

  private static Constructor<?> maker(Class<?> type, RecordComponent[] components) {
    var types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      return type.getDeclaredConstructor(types);
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(type + " is no record", e);
    }
  }
}
