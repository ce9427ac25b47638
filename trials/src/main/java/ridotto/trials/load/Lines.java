package ridotto.trials.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.PriorityQueue;
import java.util.concurrent.locks.LockSupport;
import ridotto.trials.socket.Handshake;

/// Thousands of sockets and appointments in one thread, so that the guests of a benchmark cost
/// little beside the house they visit.
@SuppressWarnings("ByteBufferBackingArray") // the shared buffer is made with its array
public final class Lines implements AutoCloseable {
  private record Appointment(long at, Runnable what) {}

  private static final int ROOM = 1 << 20;
  private static final long TICK = 1_000_000;

  private final URI house;
  private final Selector selector;
  private final ByteBuffer shared = ByteBuffer.allocate(ROOM);
  private final HeardBytes heard = new HeardBytes(shared.array());
  private final PriorityQueue<Appointment> diary =
      new PriorityQueue<>((a, b) -> Long.compare(a.at(), b.at()));

  public Lines(URI house) {
    this.house = house;
    try {
      selector = Selector.open();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Opens a socket at this path for the holder of this key.
  public Line open(String path, String key, Line.Ear ear) {
    try {
      var channel = SocketChannel.open();
      channel.configureBlocking(false);
      channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
      channel.connect(new InetSocketAddress(house.getHost(), house.getPort()));
      var registered = channel.register(selector, SelectionKey.OP_CONNECT);
      var line =
          new Line(channel, registered, ear, Handshake.request(house.getAuthority(), path, key));
      registered.attach(line);
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Does this at that time, by [System#nanoTime].
  public void at(long time, Runnable what) {
    diary.add(new Appointment(time, what));
  }

  /// Reads, writes and keeps appointments until that time.
  ///
  /// It looks a thousand times a second what there is to do. Woken by every message, the guests
  /// would take more of the machine than the house that is measured.
  public void run(long until) {
    for (long now = System.nanoTime(); now < until; now = System.nanoTime()) {
      keepAppointments();
      select();
      LockSupport.parkNanos(now + TICK - System.nanoTime());
    }
  }

  private void keepAppointments() {
    while (!diary.isEmpty() && diary.peek().at() <= System.nanoTime()) diary.poll().what().run();
  }

  private void select() {
    try {
      selector.selectNow(this::ready);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void ready(SelectionKey key) {
    var line = (Line) key.attachment();
    try {
      if (key.isConnectable()) line.connected();
      if (key.isValid() && key.isWritable()) line.flush();
      if (key.isValid() && key.isReadable()) line.read(shared, heard);
    } catch (IOException _) {
      line.leave();
    }
  }

  @Override
  public void close() {
    try {
      for (var key : selector.keys()) key.channel().close();
      selector.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
