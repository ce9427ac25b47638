package ridotto.trials.simulation;

import java.lang.reflect.Constructor;
import java.lang.reflect.InaccessibleObjectException;
import java.util.concurrent.Executor;

/// Virtual threads that run on an executor of ours instead of the JDK's.
///
/// The JDK has a builder for that and does not show it: the process must have been started with
/// [#OPENS]. Nothing else here knows of it.
public final class Fibers {
  public static final String OPENS = "--add-opens=java.base/java.lang=ALL-UNNAMED";

  /// Or Java would remember all threads of processes that died, which never end.
  public static final String FORGETS = "-Djdk.trackAllThreads=false";

  private Fibers() {}

  /// Whether this process was started as it must be.
  public static boolean possible() {
    try {
      var _ = builder();
      return true;
    } catch (InaccessibleObjectException _) {
      return false;
    }
  }

  private static Constructor<?> builder() {
    try {
      var made =
          Class.forName("java.lang.ThreadBuilders$VirtualThreadBuilder")
              .getDeclaredConstructor(Executor.class);
      made.setAccessible(true);
      return made;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("this Java has no virtual threads on an executor", e);
    }
  }

  private static final class Builder {
    private static final Constructor<?> MADE = builder();
  }

  static Thread start(Executor executor, Runnable work) {
    try {
      return ((Thread.Builder.OfVirtual) Builder.MADE.newInstance(executor)).start(work);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
