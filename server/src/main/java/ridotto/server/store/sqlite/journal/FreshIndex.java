package ridotto.server.store.sqlite.journal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;

/// Which of the lines in `fresh` are whose. Each has a number, the latest the highest, which is
/// never used twice: one that was not written after all does no harm.
final class FreshIndex {
  /// The numbers of one table's lines: first those that are in their place already and have not
  /// been cleared away, then the others.
  private static final class Pile {
    private long[] numbers = new long[4];
    private int moved;
    private int size;

    private void add(long number) {
      if (size == numbers.length) numbers = Arrays.copyOf(numbers, size + size / 2 + 4);
      numbers[size++] = number;
    }

    private String list() {
      return Arrays.toString(Arrays.copyOf(numbers, size));
    }

    private void clear(long before) {
      int cleared = 0;
      while (cleared < moved && numbers[cleared] < before) cleared++;
      numbers = Arrays.copyOfRange(numbers, cleared, size);
      moved -= cleared;
      size -= cleared;
    }
  }

  /// Lines of a table that can be put in their place: their numbers as a list in JSON, the first
  /// and the last of them.
  record Portion(String table, String numbers, int size, long first, long last) {}

  private final Map<String, Pile> piles = new HashMap<>();
  private final NavigableMap<Long, String> byAge = new TreeMap<>(); // the first not in its place
  private final Deque<Portion> uncleared = new ArrayDeque<>();
  private long last;

  synchronized long last() {
    return last;
  }

  /// A number for one more line of this table.
  synchronized long add(String table) {
    add(table, last + 1);
    return last;
  }

  /// A line that has its number, higher than any before.
  synchronized void add(String table, long number) {
    last = number;
    var pile = piles.computeIfAbsent(table, _ -> new Pile());
    if (pile.moved == pile.size) byAge.put(number, table);
    pile.add(number);
  }

  /// All of this table that may be in `fresh`, as a list in JSON.
  synchronized String numbers(String table) {
    var pile = piles.get(table);
    return pile == null ? "[]" : pile.list();
  }

  /// How many lines have come in since the oldest that is not in its place.
  synchronized long span() {
    return byAge.isEmpty() ? 0 : last - byAge.firstKey();
  }

  /// The tables whose lines have waited longest, with at least so many lines together.
  synchronized List<Portion> eldest(long least) {
    var portions = new ArrayList<Portion>();
    long size = 0;
    for (var table : byAge.values()) {
      if (size >= least) break;
      var pile = pile(table);
      var numbers = Arrays.copyOfRange(pile.numbers, pile.moved, pile.size);
      size += numbers.length;
      portions.add(
          new Portion(
              table,
              Arrays.toString(numbers),
              numbers.length,
              numbers[0],
              numbers[numbers.length - 1]));
    }
    return portions;
  }

  private Pile pile(String table) {
    return Objects.requireNonNull(piles.get(table));
  }

  /// The first number that will be in no other place but `fresh` when these, the eldest, have been
  /// moved.
  synchronized long neededFrom(List<Portion> moved) {
    var next = byAge.higherKey(moved.getLast().first());
    return next == null ? last + 1 : next;
  }

  /// These are in their places. What has come in since then stays.
  synchronized void moved(List<Portion> portions) {
    for (var portion : portions) {
      var pile = pile(portion.table());
      byAge.remove(portion.first());
      pile.moved += portion.size();
      if (pile.moved < pile.size) byAge.put(pile.numbers[pile.moved], portion.table());
    }
    uncleared.addAll(portions);
  }

  /// No line before this one is in `fresh` any more.
  synchronized void cleared(long before) {
    while (!uncleared.isEmpty() && uncleared.getFirst().last() < before) {
      var table = uncleared.removeFirst().table();
      var pile = piles.get(table);
      if (pile == null) continue; // a later portion of it has been cleared too
      pile.clear(before);
      if (pile.size == 0) piles.remove(table);
    }
  }
}
