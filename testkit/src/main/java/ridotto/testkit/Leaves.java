package ridotto.testkit;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import ridotto.kernel.View;

/// A view taken apart: every leaf under its path, such as `guests.2.ducats` for `3`.
///
/// Records that belong to the view are branches, and so are lists of them; their elements count
/// from 0. Everything else is a leaf.
public final class Leaves {
  private final Class<?> view;

  private Leaves(View view) {
    this.view = view.getClass();
  }

  public static SequencedMap<String, String> of(View view) {
    var leaves = new LinkedHashMap<String, String>();
    new Leaves(view).put("", view, leaves);
    return leaves;
  }

  private void put(String path, @Nullable Object value, SequencedMap<String, String> into) {
    switch (value) {
      case Optional<?> optional when optional.isEmpty() -> into.put(path, "-");
      case Optional<?> optional -> put(path, optional.get(), into);
      case List<?> list when list.stream().anyMatch(this::branches) -> {
        for (int i = 0; i < list.size(); i++) put(under(path, "" + i), list.get(i), into);
      }
      case Record branch when branches(branch) ->
          Parts.of(branch).forEach((name, part) -> put(under(path, name), part, into));
      case null, default -> into.put(path, String.valueOf(value));
    }
  }

  private boolean branches(Object value) {
    return value instanceof List || value.getClass().getNestHost() == view.getNestHost();
  }

  /// The paths at which two views differ, without the numbers. A list of another length, or
  /// something that is there in one view only, differs as a whole.
  static Set<String> differing(View one, View other) {
    var differing = new TreeSet<String>();
    new Leaves(one).compare("", one, other, differing);
    return differing;
  }

  private void compare(
      String path, @Nullable Object one, @Nullable Object other, Set<String> differing) {
    if (one == null || other == null || one.equals(other)) return;
    if (one instanceof Optional<?> here
        && other instanceof Optional<?> there
        && here.isPresent()
        && there.isPresent()) {
      compare(path, here.get(), there.get(), differing);
    } else if (one instanceof List<?> here
        && other instanceof List<?> there
        && here.size() == there.size()) {
      for (int i = 0; i < here.size(); i++) compare(path, here.get(i), there.get(i), differing);
    } else if (one instanceof Record here && branches(here)) {
      var there = Parts.of((Record) other);
      Parts.of(here)
          .forEach((name, part) -> compare(under(path, name), part, there.get(name), differing));
    } else {
      differing.add(path);
    }
  }

  private static String under(String path, String name) {
    return path.isEmpty() ? name : path + "." + name;
  }
}
