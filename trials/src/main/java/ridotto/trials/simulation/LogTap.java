package ridotto.trials.simulation;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.core.AppenderBase;
import org.slf4j.LoggerFactory;

/// What the house says of itself goes into the story of a run, and nowhere else while it lasts.
final class LogTap extends AppenderBase<ILoggingEvent> implements AutoCloseable {
  private final Run run;
  private final Logger logger;
  private final boolean additive;

  private static final int FRAMES = 8;

  private LogTap(Run run) {
    this.run = run;
    var context = (LoggerContext) LoggerFactory.getILoggerFactory();
    logger = context.getLogger("ridotto");
    additive = logger.isAdditive();
    setContext(context);
  }

  static LogTap to(Run run) {
    var tap = new LogTap(run);
    tap.start();
    tap.logger.setAdditive(false);
    tap.logger.addAppender(tap);
    return tap;
  }

  /// In peace there is nothing to complain of.
  @Override
  protected void append(ILoggingEvent event) {
    var words = event.getFormattedMessage();
    run.tell("the house: " + words);
    for (var why = event.getThrowableProxy(); why != null; why = why.getCause()) tell(why);
    boolean complains = event.getLevel().isGreaterOrEqual(Level.ERROR);
    if (complains && run.peaceful()) run.broken("COMPLAINT", event.getMessage());
  }

  private void tell(IThrowableProxy why) {
    run.tell("  " + why.getMessage());
    var frames = why.getStackTraceElementProxyArray();
    for (int i = 0; i < Math.min(FRAMES, frames.length); i++) run.tell("    " + frames[i]);
  }

  @Override
  public void close() {
    logger.detachAppender(this);
    logger.setAdditive(additive);
    stop();
  }
}
