package ridotto.app;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.spi.ContextAwareBase;
import org.slf4j.Logger;

/// One JSON object a line on stderr. Only serve raises the level; other commands speak for
/// themselves.
///
/// In Java, because a file of settings costs a fifth of the time it takes to open the house.
/// Logback finds it as a service.
public final class Logging extends ContextAwareBase implements Configurator {
  /// The property that has the level.
  static final String LEVEL = "ridotto.log";

  @Override
  public ExecutionStatus configure(LoggerContext context) {
    var encoder = new JsonEncoder();
    encoder.setContext(context);
    encoder.setWithSequenceNumber(false);
    encoder.setWithNanoseconds(false);
    encoder.setWithContext(false);
    encoder.setWithMarkers(false);
    encoder.setWithMDC(false);
    encoder.setWithKVPList(false);
    encoder.setWithFormattedMessage(true);
    encoder.setWithMessage(false);
    encoder.setWithArguments(false);
    encoder.start();
    var stderr = new ConsoleAppender<ILoggingEvent>();
    stderr.setContext(context);
    stderr.setName("stderr");
    stderr.setTarget("System.err");
    stderr.setEncoder(encoder);
    stderr.start();
    context.getLogger("org.eclipse.jetty").setLevel(Level.WARN);
    context.addTurboFilter(new LogLimit(System::nanoTime));
    var root = context.getLogger(Logger.ROOT_LOGGER_NAME);
    root.setLevel(Level.toLevel(System.getProperty(LEVEL), Level.WARN));
    root.addAppender(stderr);
    return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
  }
}
