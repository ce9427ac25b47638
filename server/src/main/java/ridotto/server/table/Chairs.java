package ridotto.server.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/// The chairs of a table. People count them from 1, and so does everything outside the rules of a
/// game; only here a number becomes a place in a list.
record Chairs(List<ChairState> list) {
  static final Chairs NONE = new Chairs(List.of());

  /// Of a game that was played elsewhere.
  static Chairs recorded(List<String> names) {
    return new Chairs(
        names.stream().map(name -> ChairState.EMPTY.sit(new ChairState.Recorded(name))).toList());
  }

  int size() {
    return list.size();
  }

  ChairState get(int number) {
    return list.get(number - 1);
  }

  Chairs with(int number, UnaryOperator<ChairState> how) {
    var changed = new ArrayList<>(list);
    changed.set(number - 1, how.apply(get(number)));
    return new Chairs(Collections.unmodifiableList(changed));
  }

  Chairs each(UnaryOperator<ChairState> how) {
    return new Chairs(list.stream().map(how).toList());
  }

  /// As many as that: the last ones go, or empty ones come.
  Chairs laid(int count) {
    var laid = new ArrayList<>(list.subList(0, Math.min(count, size())));
    while (laid.size() < count) laid.add(ChairState.EMPTY);
    return new Chairs(List.copyOf(laid));
  }

  /// The chair that had the first of these numbers comes first.
  Chairs inOrder(List<Integer> order) {
    return new Chairs(order.stream().map(this::get).toList());
  }

  /// The number of a chair after that.
  static int moved(int number, List<Integer> order) {
    return order.indexOf(number) + 1;
  }

  /// Clockwise.
  int after(int number) {
    return number % size() + 1;
  }

  /// The numbers of those this guest holds.
  List<Integer> of(Guest guest) {
    return IntStream.rangeClosed(1, size())
        .filter(number -> get(number).of(guest))
        .boxed()
        .toList();
  }
}
