package ridotto.server.http;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.StatusCode;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import ridotto.server.Connection;
import ridotto.server.Guest;
import ridotto.server.Listener;
import ridotto.server.Mishap;
import ridotto.server.Salon;
import ridotto.wire.Json;

/// A guest's socket to a table. Public because Jetty looks for its methods by reflection.
///
/// Nothing here waits for a slow reader: what has been told and not yet taken is counted, and
/// whoever falls too far behind is cut off, to come back and be told how the table is now.
public final class Socket implements Session.Listener.AutoDemanding, Listener {
  private static final Logger LOG = LoggerFactory.getLogger(Socket.class);

  private final Salon salon;
  private final Guest guest;
  private final OptionalLong after;
  private final Commands commands;
  private final int backlog;
  private final Consumer<Socket> gone;
  private final AtomicLong owed = new AtomicLong();
  private final AtomicBoolean left = new AtomicBoolean();
  private volatile boolean answering;
  private volatile long heard = System.nanoTime();
  private volatile @Nullable Session session;
  private volatile @Nullable Connection connection;

  Socket(
      Salon salon,
      Guest guest,
      OptionalLong after,
      Commands commands,
      int backlog,
      Consumer<Socket> gone) {
    this.salon = salon;
    this.guest = guest;
    this.after = after;
    this.commands = commands;
    this.backlog = backlog;
    this.gone = gone;
  }

  @Override
  public void onWebSocketOpen(Session opened) {
    session = opened;
    try {
      connection = salon.connect(guest, after, this);
    } catch (RuntimeException | Error e) {
      broke(e);
    }
    // Gone before the table had answered.
    if (left.get()) disconnect();
  }

  @Override
  public void onWebSocketText(String text) {
    heard = System.nanoTime();
    answering = true;
    try {
      var answer = Json.text(commands.answer(salon, guest, text));
      answering = false;
      tell(answer);
    } catch (RuntimeException | Error e) {
      answering = false;
      broke(e);
    }
  }

  private void broke(Throwable e) {
    LOG.error("a socket broke", Mishap.of(e));
    end(StatusCode.SERVER_ERROR, "our-fault");
  }

  @Override
  public void onWebSocketBinary(ByteBuffer payload, Callback callback) {
    callback.succeed();
    end(StatusCode.BAD_DATA, "text only");
  }

  @Override
  public void onWebSocketPong(ByteBuffer payload) {
    heard = System.nanoTime();
  }

  @Override
  public void onWebSocketError(Throwable cause) {
    LOG.debug("a socket failed", cause);
    never();
  }

  @Override
  public void onWebSocketClose(int code, String reason, Callback callback) {
    never();
    callback.succeed();
  }

  @Override
  public void tell(String json) {
    var to = session;
    if (to == null || left.get()) return;
    long size = json.length();
    if (owed.addAndGet(size) > backlog) {
      LOG.debug("a socket was too slow");
      to.disconnect();
      return;
    }
    // On a line that is closing already, the reason may still be under way.
    var taken = org.eclipse.jetty.util.Callback.from(() -> owed.addAndGet(-size), _ -> hangUp(to));
    // What a command brings about goes out together with its answer.
    ((WebSocketSession) to)
        .getCoreSession()
        .sendFrame(new Frame(OpCode.TEXT, json), taken, answering);
  }

  private static void hangUp(Session from) {
    if (from.isOpen()) from.disconnect();
  }

  @Override
  public void close(String reason) {
    end(StatusCode.NORMAL, reason);
  }

  private void end(int code, String reason) {
    var to = session;
    if (to != null) to.close(code, reason, Callback.NOOP);
  }

  /// Asks whether anybody is still there, and gives up on those who have long not answered.
  void pulse(Duration patience) {
    var to = session;
    if (to == null) return;
    if (System.nanoTime() - heard > patience.toNanos()) {
      to.disconnect();
    } else {
      to.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
    }
  }

  /// There is no line, or no more.
  void never() {
    if (!left.compareAndSet(false, true)) return;
    disconnect();
    gone.accept(this);
  }

  /// On a thread of its own: a table may be telling us something while it hears that we are gone.
  private void disconnect() {
    var from = connection;
    if (from != null) Thread.startVirtualThread(from::close);
  }
}
