package ridotto.bots.mascarade;

/// Where a mask may lie: sets of places, one bit each, and how likely each set is.
final class Whereabouts {
  private static final double FAINT = 1e-4;

  private final Memory memory;
  private int[] sets = new int[128];
  private double[] weights = new double[128];
  private int size;

  Whereabouts(Memory memory) {
    this.memory = memory;
  }

  int size() {
    return size;
  }

  int places(int i) {
    return sets[i];
  }

  double weight(int i) {
    return weights[i];
  }

  Whereabouts of(int mask) {
    size = 0;
    if (memory.book().copies(mask) == 1) single(mask);
    else pair(mask);
    return this;
  }

  private void single(int mask) {
    for (int place = 0; place < memory.book().places(); place++) {
      double weight = memory.row(place)[mask];
      if (weight > FAINT) add(1 << place, weight);
    }
  }

  private void pair(int mask) {
    var own = memory.own();
    int places = memory.book().places();
    for (int i = 0; i < own.size(); i++) {
      if (own.weight(i) <= FAINT / 10) continue;
      int set = Placement.places(own.way(i), mask, places);
      int known = 0;
      while (known < size && sets[known] != set) known++;
      if (known < size) weights[known] += own.weight(i);
      else add(set, own.weight(i));
    }
  }

  private void add(int set, double weight) {
    if (size == sets.length) {
      sets = java.util.Arrays.copyOf(sets, 2 * size);
      weights = java.util.Arrays.copyOf(weights, 2 * size);
    }
    sets[size] = set;
    weights[size++] = weight;
  }
}
