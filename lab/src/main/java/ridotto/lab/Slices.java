package ridotto.lab;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;

/// Work measured by the time its own thread has spent on a processor: what else the machine does
/// meanwhile hardly counts.
///
/// One turn of the work is `once`; `decisions` are all it has made so far.
final class Slices {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final double SECOND = 1e9;

  private final Runnable once;
  private final LongSupplier decisions;
  private long turns;
  private long decided;
  private long bytes;

  Slices(Runnable once, LongSupplier decisions) {
    this.once = once;
    this.decisions = decisions;
  }

  /// This thread's time on a processor, in nanoseconds.
  static long now() {
    return THREADS.getCurrentThreadCpuTime();
  }

  /// Works for so long, and gives the decisions made in a second of processor time.
  double run(long nanos) {
    long before = decisions.getAsLong();
    long allocated = THREADS.getCurrentThreadAllocatedBytes();
    long start = now();
    long time;
    do {
      once.run();
      turns++;
      time = now() - start;
    } while (time < nanos);
    bytes += THREADS.getCurrentThreadAllocatedBytes() - allocated;
    long made = decisions.getAsLong() - before;
    decided += made;
    return made * SECOND / time;
  }

  /// What was done so far was to warm up.
  void forget() {
    turns = decided = bytes = 0;
  }

  double decisionsPerTurn() {
    return (double) decided / turns;
  }

  double bytesPerDecision() {
    return (double) bytes / decided;
  }
}
