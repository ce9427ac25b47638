package ridotto.trials.simulation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import ridotto.kernel.Dice;

/// One thread, and time that jumps. Whoever may go on is drawn by lot; when nobody can, it is the
/// time of the next alarm.
final class Scheduler {
  private record Timer(long at, long order, Node node, Runnable work) {}

  private record Ready(Node node, Runnable go) {}

  private final PriorityQueue<Timer> timers =
      new PriorityQueue<>(Comparator.comparingLong(Timer::at).thenComparingLong(Timer::order));
  private final List<Ready> ready = new ArrayList<>();
  private final Thread carrier = Thread.currentThread();
  private final Dice dice;
  private final Node world;
  private long now;
  private long order;
  private long trace = 0xcbf29ce484222325L;

  Scheduler(long seed) {
    dice = new Dice(seed);
    world =
        new Node(
            this,
            "world",
            0,
            e -> {
              throw new IllegalStateException("outside of all nodes", e);
            });
  }

  /// Whatever happens outside of all processes.
  Node world() {
    return world;
  }

  /// Milliseconds since the beginning.
  long now() {
    return now;
  }

  Dice dice() {
    return dice;
  }

  /// Tells two runs apart that did not do the same in the same order.
  long trace() {
    return trace;
  }

  void note(long what) {
    trace = (trace ^ what) * 0x100000001b3L;
  }

  boolean chance(double rate) {
    return rate > 0 && dice.nextInt(1_000_000) < rate * 1_000_000;
  }

  long between(long least, long most) {
    return least + dice.nextInt((int) (most - least + 1));
  }

  /// A thread of this node may go on. Anybody else who wakes it would not be repeatable.
  @SuppressWarnings("ReferenceEquality") // this thread
  void ready(Node node, Runnable go) {
    var thread = Thread.currentThread();
    if (!thread.isVirtual() && thread != carrier) {
      throw new IllegalStateException("woken from outside, by " + thread);
    }
    if (!node.dead()) ready.add(new Ready(node, go));
  }

  /// Does this at a time, unless the node is dead then.
  void at(long when, Node node, Runnable work) {
    timers.add(new Timer(when, order++, node, work));
  }

  /// Runs until nothing is left to do before this time.
  void run(long until) {
    while (true) {
      int next = draw();
      if (next >= 0) {
        go(next);
        continue;
      }
      var timer = timers.peek();
      if (timer == null || timer.at > until) break;
      timers.remove();
      now = Math.max(now, timer.at);
      if (timer.node.dead()) continue;
      if (timer.node.pausedUntil() > now) at(timer.node.pausedUntil(), timer.node, timer.work);
      else timer.work.run();
    }
    now = Math.max(now, until);
  }

  private void go(int index) {
    var next = ready.get(index);
    ready.set(index, ready.getLast());
    ready.removeLast();
    note(now * 31 + next.node.name().hashCode());
    next.go.run();
  }

  private int draw() {
    ready.removeIf(each -> each.node.dead());
    if (ready.isEmpty()) return -1;
    int first = dice.nextInt(ready.size());
    for (int i = 0; i < ready.size(); i++) {
      int index = (first + i) % ready.size();
      if (ready.get(index).node.pausedUntil() <= now) return index;
    }
    return -1;
  }
}
