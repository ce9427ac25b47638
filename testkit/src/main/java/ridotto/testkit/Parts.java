package ridotto.testkit;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The components of a record by name.
final class Parts {
  private Parts() {}

  static SequencedMap<String, @Nullable Object> of(Record record) {
    var parts = new LinkedHashMap<String, @Nullable Object>();
    for (var component : record.getClass().getRecordComponents()) {
      parts.put(component.getName(), value(component, record));
    }
    return parts;
  }

  private static @Nullable Object value(RecordComponent component, Record record) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(record);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("a record that cannot be read", e);
    }
  }
}
