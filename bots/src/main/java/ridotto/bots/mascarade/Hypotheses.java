package ridotto.bots.mascarade;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// How the cards may lie, and how likely each way is: exact as long as there are no more ways than
/// the capacity, thinned without bias beyond it (`docs/bots.md`).
///
/// People show cards all the time, so the ways are few in almost every game. The two cards of a
/// pair are one mask, so ways that differ only in them are one.
final class Hypotheses {
  /// Room for so many ways that an event takes well under a millisecond, at any table.
  static final int CAPACITY = 4096;

  private static final int FEW = 16;
  private static final int WORTH_PACKING = 128;
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private final int places;
  private final int capacity;
  private final RandomGenerator random;
  private long[] ways = new long[FEW];
  private double[] weights = new double[FEW];
  private int size;
  private long[] oldWays = new long[FEW];
  private double[] oldWeights = new double[FEW];
  private int[] slots = new int[4 * FEW]; // of the hash table: number of the way, from 1
  private int mask; // of the part of the hash table in use
  private double[][] rows = {};
  private boolean fresh; // the rows are those of the ways
  private @Nullable PackedWays packed; // while the player rests

  Hypotheses(int places, int capacity, RandomGenerator random) {
    this.places = places;
    this.capacity = capacity;
    this.random = random;
  }

  /// The cards were dealt face up: there is one way.
  void start(long placement) {
    ways[0] = placement;
    weights[0] = 1;
    size = 1;
    fresh = false;
  }

  /// Keeps the ways, and as little else as that goes, until it wakes.
  void rest() {
    if (packed != null) return;
    rows = new double[0][];
    fresh = false;
    oldWays = new long[FEW];
    oldWeights = new double[FEW];
    slots = new int[4 * FEW];
    if (size >= WORTH_PACKING) {
      packed = PackedWays.of(ways, weights, size, places);
      ways = new long[FEW];
      weights = new double[FEW];
    } else if (ways.length > WORTH_PACKING) {
      ways = Arrays.copyOf(ways, WORTH_PACKING);
      weights = Arrays.copyOf(weights, WORTH_PACKING);
    }
  }

  void wake() {
    if (packed == null) return;
    ways = new long[size];
    weights = new double[size];
    packed.unpack(ways, weights);
    packed = null;
  }

  int size() {
    return size;
  }

  long way(int i) {
    return ways[i];
  }

  double weight(int i) {
    return weights[i];
  }

  /// How likely each mask is at this place.
  double[] row(int place) {
    if (!fresh) count();
    return rows[place];
  }

  private void count() {
    if (rows.length == 0) rows = new double[places][Placement.MASKS];
    for (var row : rows) Arrays.fill(row, 0);
    for (int i = 0; i < size; i++) {
      long way = ways[i];
      double weight = weights[i];
      for (var row : rows) {
        row[(int) way & 15] += weight;
        way >>>= 4;
      }
    }
    fresh = true;
  }

  /// Two cards changed places for certain.
  void swapped(int one, int other) {
    for (int i = 0; i < size; i++) ways[i] = Placement.swapped(ways[i], one, other);
    fresh = false;
  }

  /// Two cards went under the table, and came back swapped with a chance that depends on the masks
  /// at the first and at the other place.
  void swapOrNot(int one, int other, double[][] chances) {
    fresh = false;
    exchangeBuffers();
    int before = size;
    reserve(2 * before);
    size = 0;
    for (int i = 0; i < before; i++) {
      long way = oldWays[i];
      long swapped = Placement.swapped(way, one, other);
      if (way == swapped) {
        merge(way, oldWeights[i]);
        continue;
      }
      double chance = chances[Placement.mask(way, one)][Placement.mask(way, other)];
      merge(way, oldWeights[i] * (1 - chance));
      merge(swapped, oldWeights[i] * chance);
    }
    if (size > capacity) thin();
  }

  private void exchangeBuffers() {
    var way = ways;
    ways = oldWays;
    oldWays = way;
    var weight = weights;
    weights = oldWeights;
    oldWeights = weight;
  }

  private void reserve(int most) {
    if (ways.length < most) {
      ways = new long[2 * most];
      weights = new double[2 * most];
    }
    int table = Integer.highestOneBit(Math.max(16, most)) << 2;
    if (slots.length < table) slots = new int[table];
    else Arrays.fill(slots, 0, table, 0);
    mask = table - 1;
  }

  private void merge(long way, double weight) {
    int slot = (int) ((way * GOLDEN) >>> 40) & mask;
    while (slots[slot] != 0) {
      int known = slots[slot] - 1;
      if (ways[known] == way) {
        weights[known] += weight;
        return;
      }
      slot = (slot + 1) & mask;
    }
    ways[size] = way;
    weights[size] = weight;
    slots[slot] = ++size;
  }

  private void thin() {
    size = new Thinning().thin(ways, weights, size, capacity, random);
    normalise();
  }

  /// This mask lies there: it was seen. False if that contradicts every way kept, and then it is
  /// put there in each, in exchange for what lay there.
  boolean seen(int place, int mask) {
    fresh = false;
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (Placement.mask(ways[i], place) != mask) continue;
      ways[kept] = ways[i];
      weights[kept++] = weights[i];
    }
    if (kept == 0) {
      putThere(place, mask);
      return false;
    }
    size = kept;
    normalise();
    return true;
  }

  private void putThere(int place, int mask) {
    exchangeBuffers();
    int before = size;
    reserve(before);
    size = 0;
    for (int i = 0; i < before; i++) {
      int from = Placement.places(oldWays[i], mask, places);
      int there = Integer.numberOfTrailingZeros(from);
      merge(Placement.swapped(oldWays[i], place, there), oldWeights[i]);
    }
    normalise();
  }

  /// Something happened that is so likely for each mask at this place.
  void weigh(int place, double[] likelihood) {
    fresh = false;
    for (int i = 0; i < size; i++) weights[i] *= likelihood[Placement.mask(ways[i], place)];
    normalise();
  }

  private void normalise() {
    double sum = 0;
    for (int i = 0; i < size; i++) sum += weights[i];
    double factor = 1 / sum;
    for (int i = 0; i < size; i++) weights[i] *= factor;
  }

  /// One of the ways, as likely as it is.
  long sample(RandomGenerator dice) {
    double left = dice.nextDouble();
    int i = 0;
    while (i < size - 1 && left >= weights[i]) left -= weights[i++];
    return ways[i];
  }
}
