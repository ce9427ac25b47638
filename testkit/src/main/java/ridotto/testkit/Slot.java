package ridotto.testkit;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import ridotto.kernel.Table;
import ridotto.kernel.Witness;

/// One changing value of a table, or of a part of it: a field, or an element of an array.
///
/// `room` is the length of the shortest array beside it: a number in the same object may count how
/// much of them is in use, and the bits of a `long` which.
record Slot(String path, Object owner, @Nullable Field field, int index, int room) {
  private static final String OURS = "ridotto.";

  /// All slots of a table. What two tables of one game share is no part of either, and a witness is
  /// not copied.
  static List<Slot> of(Table<?> table, Table<?> another) {
    var slots = new ArrayList<Slot>();
    object("", table, another, slots);
    return slots;
  }

  private static void object(String path, Object object, Object another, List<Slot> into) {
    int room = room(object);
    for (Class<?> type = object.getClass(); type.getName().startsWith(OURS); ) {
      for (var field : type.getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers()) || field.getType() == Witness.class) continue;
        var slot = new Slot(path + "/" + field.getName(), object, field, 0, room);
        boolean fixed = Modifier.isFinal(field.getModifiers());
        if (!fixed) into.add(slot);
        else part(slot, new Slot(slot.path, another, field, 0, room).get(), into);
      }
      type = type.getSuperclass();
    }
  }

  /// A final field: an array, a part that each table has for itself, or something shared.
  private static void part(Slot slot, @Nullable Object another, List<Slot> into) {
    var value = slot.get();
    if (value == null || another == null || value.equals(another)) return;
    if (!value.getClass().isArray()) {
      object(slot.path, value, another, into);
      return;
    }
    for (int i = 0; i < Array.getLength(value); i++) {
      var element = new Slot(slot.path + "/" + i, value, null, i, Array.getLength(value));
      if (value.getClass().getComponentType().isPrimitive()) into.add(element);
      else part(element, Array.get(another, i), into);
    }
  }

  private static int room(Object object) {
    int room = Integer.MAX_VALUE;
    for (var field : object.getClass().getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) || !field.getType().isArray()) continue;
      var array = new Slot("", object, field, 0, 0).get();
      if (array != null) room = Math.min(room, Array.getLength(array));
    }
    return room == Integer.MAX_VALUE ? 1 : room;
  }

  @Nullable Object get() {
    if (field == null) return Array.get(owner, index);
    try {
      field.setAccessible(true);
      return field.get(owner);
    } catch (IllegalAccessException e) {
      throw new LinkageError(path, e);
    }
  }

  void set(@Nullable Object value) {
    if (field == null) {
      Array.set(owner, index, value);
      return;
    }
    try {
      field.setAccessible(true);
      field.set(owner, value);
    } catch (IllegalAccessException e) {
      throw new LinkageError(path, e);
    }
  }

  /// Whether it holds a number or a yes or no.
  boolean isPlain() {
    return field == null || field.getType().isPrimitive();
  }

  Object full() {
    return switch (get()) {
      case Integer n when n == room -> room + 1;
      case Integer _ -> room;
      case Long _ -> (1L << Math.min(room, 62)) - 1;
      case Boolean yes -> !yes;
      case null, default -> throw new AssertionError(path + " is of a kind nobody can fill");
    };
  }

  Object otherThan(Object value) {
    return switch (value) {
      case Integer n -> n - 1;
      case Long bits -> bits >> 1;
      case Boolean yes -> !yes;
      default -> throw new AssertionError(path + " is of a kind nobody can fill");
    };
  }
}
