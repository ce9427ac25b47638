package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import ridotto.server.history.LongReads;

/// Who reads very much waits for others who do, and nobody else does.
class LongReadsTest {
  private static final int MANY = Runtime.getRuntime().availableProcessors() + 1;

  @Test
  void few_read_much_at_a_time_and_little_is_read_at_once() throws InterruptedException {
    var reads = new LongReads();
    var reading = new AtomicInteger();
    var most = new AtomicInteger();
    var end = new CountDownLatch(1);
    var threads = new ArrayList<Thread>();
    for (int i = 0; i < MANY; i++) {
      threads.add(
          Thread.startVirtualThread(
              () ->
                  reads.read(
                      20_000,
                      () -> {
                        most.accumulateAndGet(reading.incrementAndGet(), Math::max);
                        await(end);
                        return reading.decrementAndGet();
                      })));
    }
    while (reading.get() == 0) Thread.sleep(1);
    assertThat(reads.read(500, () -> "at once")).isEqualTo("at once");
    end.countDown();
    for (var thread : threads) thread.join();
    assertThat(most.get()).isLessThan(MANY);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
