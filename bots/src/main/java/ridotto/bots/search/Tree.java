package ridotto.bots.search;

import java.util.Arrays;

/// A search tree in flat arrays: a node is a number, the root is 0, and nobody's child.
///
/// A node is what one seat did after all that leads to it. What the house did is not in it, so the
/// same node is reached in many worlds, and not every child is possible in each: `available` counts
/// how often it was.
final class Tree {
  static final int ROOT = 0;
  static final int NONE = 0;

  private static final int FIRST = 256;

  private int[] seat = {};
  private int[] move = {};
  private int[] first = {};
  private int[] next = {};
  private int[] visits = {};
  private int[] available = {};
  private double[] total = {};
  private double[] sight = {};
  private int room;
  private int size;

  /// Empties it; it may grow to so many nodes. Arrays once made are kept.
  void clear(int most) {
    room = most;
    size = 0;
    add(NONE, 0, 0, 0);
  }

  private void grow(int length) {
    seat = Arrays.copyOf(seat, length);
    move = Arrays.copyOf(move, length);
    first = Arrays.copyOf(first, length);
    next = Arrays.copyOf(next, length);
    visits = Arrays.copyOf(visits, length);
    available = Arrays.copyOf(available, length);
    total = Arrays.copyOf(total, length);
    sight = Arrays.copyOf(sight, length);
  }

  boolean isFull() {
    return size == room;
  }

  /// A new child, never visited, worth so much at first sight.
  int add(int parent, int bySeat, int byMove, double worth) {
    if (size == move.length) grow(Math.max(FIRST, 2 * size));
    int node = size++;
    seat[node] = bySeat;
    move[node] = byMove;
    first[node] = NONE;
    next[node] = node == ROOT ? NONE : first[parent];
    if (node != ROOT) first[parent] = node;
    visits[node] = 0;
    available[node] = 1;
    total[node] = 0;
    sight[node] = worth;
    return node;
  }

  int first(int node) {
    return first[node];
  }

  int next(int node) {
    return next[node];
  }

  int seat(int node) {
    return seat[node];
  }

  int move(int node) {
    return move[node];
  }

  int visits(int node) {
    return visits[node];
  }

  int size() {
    return size;
  }

  void offer(int node) {
    available[node]++;
  }

  void score(int node, double share) {
    visits[node]++;
    total[node] += share;
  }

  /// What the one who moved here can expect, the first sight counted as `trust` visits.
  double worth(int node, double trust) {
    double weight = visits[node] + trust;
    return weight == 0 ? sight[node] : (total[node] + trust * sight[node]) / weight;
  }

  /// How far a worth may be off: the number of times it could have been chosen counts, not the
  /// number of times its parent was seen.
  double doubt(int node, double trust) {
    return Math.sqrt(Math.log(available[node] + 1.0) / (visits[node] + trust + 1e-9));
  }
}
