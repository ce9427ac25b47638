package ridotto.testkit;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Counts the bytes of memory that something holds and nothing else does, by going from field to
/// field.
///
/// A header has twelve bytes, a reference four, and everything begins at a multiple of eight: what
/// Java does with heaps of up to 32 GB; with compact headers it is a little less. What is the same
/// for everybody (classes, enum constants, static fields) counts for nothing. Java's own classes
/// have to be opened to it: `--add-opens java.base/java.util=ALL-UNNAMED`.
public final class HeapCount {
  private static final int HEADER = 12;
  private static final int ARRAY_HEADER = 16;
  private static final int REFERENCE = 4;

  private static final Map<Class<?>, Integer> PRIMITIVES =
      Map.of(
          boolean.class,
          1,
          byte.class,
          1,
          char.class,
          2,
          short.class,
          2,
          int.class,
          4, //
          float.class,
          4,
          long.class,
          8,
          double.class,
          8);

  private record Shape(long size, List<Field> references) {}

  private final Map<Class<?>, Shape> shapes = new HashMap<>();
  private final Set<Object> shared = Collections.newSetFromMap(new IdentityHashMap<>());

  /// Whatever hangs on these is there anyway, and is not counted.
  public HeapCount(Object... common) {
    for (var each : common) walk(each, shared);
  }

  /// Everything that hangs on this and is not common, once.
  public long bytes(Object root) {
    Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    return walk(root, seen);
  }

  private long walk(Object root, Set<Object> seen) {
    long bytes = 0;
    Deque<Object> open = new ArrayDeque<>();
    push(root, seen, open);
    while (!open.isEmpty()) {
      var next = open.pop();
      bytes += next.getClass().isArray() ? array(next, seen, open) : fields(next, seen, open);
    }
    return bytes;
  }

  private void push(@Nullable Object next, Set<Object> seen, Deque<Object> open) {
    if (next == null || next instanceof Class || next instanceof Enum) return;
    if (!shared.contains(next) && seen.add(next)) open.push(next);
  }

  private long array(Object array, Set<Object> seen, Deque<Object> open) {
    int length = Array.getLength(array);
    if (array instanceof Object[] objects) {
      for (var each : objects) push(each, seen, open);
    }
    int each = PRIMITIVES.getOrDefault(array.getClass().getComponentType(), REFERENCE);
    return aligned(ARRAY_HEADER + (long) each * length);
  }

  private long fields(Object object, Set<Object> seen, Deque<Object> open) {
    var shape = shapes.computeIfAbsent(object.getClass(), HeapCount::shape);
    for (var field : shape.references()) {
      try {
        push(field.get(object), seen, open);
      } catch (IllegalAccessException e) {
        throw new IllegalStateException(e);
      }
    }
    return shape.size();
  }

  private static Shape shape(Class<?> type) {
    long size = HEADER;
    var references = new ArrayList<Field>();
    for (Class<?> part = type; part != null; part = part.getSuperclass()) {
      for (var field : part.getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers())) continue;
        size += PRIMITIVES.getOrDefault(field.getType(), REFERENCE);
        if (field.getType().isPrimitive()) continue;
        field.setAccessible(true);
        references.add(field);
      }
    }
    return new Shape(aligned(size), references);
  }

  private static long aligned(long size) {
    return (size + 7) & ~7;
  }
}
