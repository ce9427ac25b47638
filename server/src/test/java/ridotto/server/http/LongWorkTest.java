package ridotto.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import ridotto.server.http.limits.LongWork;

class LongWorkTest {
  private final LongWork work = new LongWork(1, 2);

  @AfterEach
  void close() {
    work.close();
  }

  @Test
  void what_is_more_than_the_queue_holds_is_not_begun() throws Exception {
    var mayGoOn = new CountDownLatch(1);
    var begun = new CountDownLatch(1);
    var waiting = new ArrayList<CompletableFuture<Optional<String>>>();
    waiting.add(
        CompletableFuture.supplyAsync(
            () ->
                work.done(
                    () -> {
                      begun.countDown();
                      await(mayGoOn);
                      return "done";
                    })));
    begun.await();
    // Two find room in the queue; of all others at once none does.
    Optional<String> refused = Optional.of("");
    while (refused.isPresent()) {
      var next = CompletableFuture.supplyAsync(() -> work.done(() -> "done"));
      if (waiting.size() < 3) {
        waiting.add(next);
        refused = next.getNow(Optional.of(""));
      } else {
        refused = next.get(20, TimeUnit.SECONDS);
      }
    }

    mayGoOn.countDown();
    assertThat(waiting).extracting(CompletableFuture::join).contains(Optional.of("done"));
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void what_goes_wrong_there_goes_wrong_here() {
    assertThatThrownBy(
            () ->
                work.done(
                    () -> {
                      throw new IllegalArgumentException("no");
                    }))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
