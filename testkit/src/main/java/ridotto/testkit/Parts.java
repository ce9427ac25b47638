package ridotto.testkit;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The components of a record by name.
final class Parts {
  private static final ClassValue<Method[]> ACCESSORS =
      new ClassValue<>() {
        @Override
        protected Method[] computeValue(Class<?> type) {
          var components = type.getRecordComponents();
          var accessors =
              Arrays.stream(components).map(RecordComponent::getAccessor).toArray(Method[]::new);
          for (var accessor : accessors) accessor.setAccessible(true);
          return accessors;
        }
      };

  private Parts() {}

  static SequencedMap<String, @Nullable Object> of(Record record) {
    var parts = new LinkedHashMap<String, @Nullable Object>();
    try {
      for (var accessor : ACCESSORS.get(record.getClass())) {
        parts.put(accessor.getName(), accessor.invoke(record));
      }
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("a record that cannot be read", e);
    }
    return parts;
  }
}
