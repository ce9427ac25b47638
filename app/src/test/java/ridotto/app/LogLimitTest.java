package ridotto.app;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class LogLimitTest {
  private final AtomicLong now = new AtomicLong();

  @Test
  void a_burst_of_each_kind_is_told_and_then_how_many_were_not() {
    var context = new LoggerContext();
    context.addTurboFilter(new LogLimit(now::get));
    var log = context.getLogger("door");
    log.setLevel(Level.INFO);
    var told = new ListAppender<ILoggingEvent>();
    told.start();
    log.addAppender(told);

    for (int i = 0; i < 1_000; i++) log.error("Failed to answer {}", i);
    assertThat(told.list).hasSize(20);

    log.warn("Something else");
    assertThat(told.list).hasSize(21);

    now.addAndGet(Duration.ofSeconds(5).toNanos());
    log.error("Failed to answer {}", 1_000);
    assertThat(told.list)
        .extracting(ILoggingEvent::getFormattedMessage)
        .endsWith("980 more of what follows were left out", "Failed to answer 1000");
  }
}
