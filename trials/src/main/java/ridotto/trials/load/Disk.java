package ridotto.trials.load;

import static java.nio.file.StandardOpenOption.DELETE_ON_CLOSE;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/// The disk, tried while others use it: ten times a second one page is written and waited for. A
/// house cannot acknowledge a move sooner than that.
public final class Disk implements AutoCloseable {
  private static final long EVERY = Duration.ofMillis(100).toNanos();
  private static final int PAGE = 4096;

  private final FileChannel file;
  private final Thread trying = Thread.ofPlatform().daemon().name("disk").unstarted(this::run);
  private volatile long worst;
  private volatile boolean closed;

  private Disk(FileChannel file) {
    this.file = file;
  }

  public static Disk tried() {
    try {
      var path = Files.createTempFile("ridotto-disk", "");
      var disk = new Disk(FileChannel.open(path, WRITE, DELETE_ON_CLOSE));
      disk.trying.start();
      return disk;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void run() {
    var page = ByteBuffer.allocateDirect(PAGE);
    while (!closed) {
      long since = System.nanoTime();
      try {
        file.write(page.clear(), 0);
        file.force(false);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      worst = Math.max(worst, System.nanoTime() - since);
      LockSupport.parkNanos(EVERY);
    }
  }

  /// The longest it took so far, in milliseconds.
  public double worst() {
    return worst / 1e6;
  }

  @Override
  public void close() {
    closed = true;
    LockSupport.unpark(trying);
    try {
      trying.join();
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
