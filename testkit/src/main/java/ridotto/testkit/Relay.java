package ridotto.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/// The line between a house and something on this machine that it needs, such as its database: it
/// can be stopped, cut, and made to lose answers.
public final class Relay implements AutoCloseable {
  /// What becomes of what is said on the line.
  public enum Way {
    OPEN,
    /// What is said waits.
    STOPPED,
    /// What is asked arrives; of the answer nothing does.
    DEAF,
    /// Everybody is cut off, and nobody is let in.
    CUT
  }

  private final int to;
  private final ServerSocket door;
  private final Set<Socket> lines = ConcurrentHashMap.newKeySet();
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private volatile Way way = Way.OPEN;

  /// To this port.
  public Relay(int to) {
    this.to = to;
    try {
      door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Thread.startVirtualThread(this::admit);
  }

  public int port() {
    return door.getLocalPort();
  }

  public void set(Way other) {
    lock.lock();
    try {
      way = other;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
    if (other == Way.CUT) lines.forEach(Relay::close);
  }

  private void admit() {
    while (!door.isClosed()) {
      try {
        connect(door.accept());
      } catch (IOException _) {
        // Whoever wanted to come in sees it.
      }
    }
  }

  private void connect(Socket from) throws IOException {
    if (way == Way.CUT) {
      close(from);
      return;
    }
    var other = new Socket();
    other.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), to));
    from.setTcpNoDelay(true);
    other.setTcpNoDelay(true);
    lines.add(from);
    lines.add(other);
    Thread.startVirtualThread(() -> pass(from, other, false));
    Thread.startVirtualThread(() -> pass(other, from, true));
  }

  private void pass(Socket from, Socket into, boolean answers) {
    try (InputStream in = from.getInputStream();
        OutputStream out = into.getOutputStream()) {
      var bytes = new byte[65_536];
      for (int read; (read = in.read(bytes)) >= 0; ) {
        awaitGoing();
        if (answers && way == Way.DEAF) break;
        out.write(bytes, 0, read);
      }
    } catch (IOException _) {
      // The line is cut, at one end or here.
    } finally {
      close(from);
      close(into);
      lines.remove(from);
      lines.remove(into);
    }
  }

  private void awaitGoing() {
    lock.lock();
    try {
      while (way == Way.STOPPED) changed.awaitUninterruptibly();
    } finally {
      lock.unlock();
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException _) {
      // It is closed.
    }
  }

  @Override
  public void close() {
    set(Way.CUT);
    try {
      door.close();
    } catch (IOException _) {
      // It is closed.
    }
  }
}
