package ridotto.app.hostile;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.slf4j.LoggerFactory;

/// Remembers every complaint in the log of this process.
final class LogWatch extends AppenderBase<ILoggingEvent> implements AutoCloseable {
  private final Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
  private final List<String> complaints = new CopyOnWriteArrayList<>();

  LogWatch() {
    setContext(root.getLoggerContext());
    start();
    root.addAppender(this);
  }

  @Override
  protected void append(ILoggingEvent event) {
    if (!event.getLevel().isGreaterOrEqual(Level.WARN)) return;
    var thrown = event.getThrowableProxy();
    complaints.add(
        event.getLoggerName()
            + ": "
            + event.getFormattedMessage()
            + (thrown == null
                ? ""
                : " (" + thrown.getClassName() + ": " + thrown.getMessage() + ")"));
  }

  List<String> complaints() {
    return complaints;
  }

  @Override
  public void close() {
    root.detachAppender(this);
  }
}
