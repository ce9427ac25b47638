package ridotto.lab.run;

import java.util.OptionalDouble;
import java.util.TreeMap;

/// The blocks that are done, added up in their order, so that where a run stops does not depend on
/// which thread was quicker.
final class Blocks {
  private final Tally total;
  private final OptionalDouble precision;
  private final Tally none; // what a block of another shard adds
  private final TreeMap<Integer, Tally> waiting = new TreeMap<>();
  private int next;
  private boolean enough;

  Blocks(Shape shape, OptionalDouble precision) {
    none = new Tally(shape);
    this.precision = precision;
    total = new Tally(shape);
  }

  synchronized void done(int block, Tally tally) {
    if (enough) return;
    waiting.put(block, tally);
    for (Tally first; !enough && (first = waiting.remove(next)) != null; next++) {
      total.add(first);
      enough = precision.isPresent() && Figures.of(total).areWithin(precision.getAsDouble());
    }
    if (enough) waiting.clear();
  }

  /// It is another shard's.
  synchronized void skipped(int block) {
    done(block, none);
  }

  /// Part of a block, when somebody said stop.
  synchronized void left(Tally tally) {
    if (!enough) waiting.merge(Integer.MAX_VALUE, tally, Blocks::both);
  }

  private static Tally both(Tally one, Tally other) {
    one.add(other);
    return one;
  }

  synchronized boolean isEnough() {
    return enough;
  }

  /// All that was counted, blocks that wait for an earlier one included.
  synchronized Tally total() {
    waiting.values().forEach(total::add);
    waiting.clear();
    return total;
  }
}
