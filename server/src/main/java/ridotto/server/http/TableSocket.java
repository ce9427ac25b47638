package ridotto.server.http;

import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.CoreSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.OpCode;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import ridotto.server.RedactedError;
import ridotto.server.Unavailable;
import ridotto.server.Unsure;
import ridotto.server.http.limits.Debts;
import ridotto.server.http.limits.LinePace;
import ridotto.server.http.limits.RequestLimits;
import ridotto.server.http.limits.TextFrames;
import ridotto.server.live.Listener;
import ridotto.server.live.LiveTable;
import ridotto.server.live.Subscription;
import ridotto.server.table.Guest;
import ridotto.wire.Json;

/// A guest's socket to a table.
///
/// Nothing here waits for a slow reader: what has been told and not yet taken is counted, and
/// whoever falls too far behind is cut off, to come back and be told how the table is now.
///
/// It handles frames itself: Jetty's listeners keep the request of every socket as long as it is
/// open, which at ten thousand sockets is as much as all tables together.
final class TableSocket implements FrameHandler, Listener {
  /// Does something after so many nanoseconds, unless the house is closed by then.
  interface Later {
    void execute(Runnable work, long nanos);
  }

  private static final Logger LOG = LoggerFactory.getLogger(TableSocket.class);

  private final LiveTable table;
  private final Guest guest;
  private final OptionalLong after;
  private final Commands commands;
  private final Debts.Debt debt;
  private final Consumer<TableSocket> gone;
  private final TextFrames letters;
  private final LinePace pace;
  private final Later later;
  private final AtomicBoolean left = new AtomicBoolean();
  private volatile boolean answering;
  private volatile long heard = System.nanoTime();
  private volatile @Nullable CoreSession session;
  private volatile @Nullable Subscription connection;

  TableSocket(
      LiveTable table,
      Guest guest,
      OptionalLong after,
      Commands commands,
      RequestLimits limits,
      Debts.Debt debt,
      Later later,
      Consumer<TableSocket> gone) {
    this.table = table;
    this.guest = guest;
    this.after = after;
    this.commands = commands;
    this.debt = debt;
    this.gone = gone;
    this.later = later;
    pace = new LinePace(limits.commands(), System::nanoTime);
    letters = new TextFrames(Connections.LONGEST * limits.message());
  }

  @Override
  public void onOpen(CoreSession opened, Callback callback) {
    session = opened;
    try {
      connection = table.connect(guest, after, this);
    } catch (RuntimeException | Error e) {
      broke(e);
    }
    // Gone before the table had answered.
    if (left.get()) disconnect();
    callback.succeeded();
    opened.demand();
  }

  @Override
  public void onFrame(Frame frame, Callback callback) {
    heard = System.nanoTime();
    switch (frame.getOpCode()) {
      case OpCode.TEXT, OpCode.CONTINUATION -> letters.add(frame).ifPresent(this::hear);
      case OpCode.BINARY -> end(CloseStatus.BAD_DATA, "text only");
      case OpCode.PING -> owe(new Frame(OpCode.PONG, copy(frame.getPayload())), false);
      default -> {} // a pong says no more than that somebody is there; a close is Jetty's affair
    }
    int octets = frame.getPayloadLength();
    callback.succeeded();
    var from = session;
    if (from != null && frame.getOpCode() != OpCode.CLOSE) listen(from, pace.pause(octets));
  }

  private void listen(CoreSession to, long pause) {
    if (pause > 0 || pace.hurries()) {
      later.execute(() -> goOn(to), pause);
    } else {
      to.demand();
    }
  }

  private void goOn(CoreSession to) {
    if (!left.get()) to.demand();
  }

  private static ByteBuffer copy(ByteBuffer payload) {
    return ByteBuffer.allocate(payload.remaining()).put(payload.slice()).flip();
  }

  private void hear(String text) {
    answering = true;
    try {
      var answer = Json.bytes(commands.answer(table, guest, text).message());
      answering = false;
      tell(answer);
    } catch (RuntimeException | Error e) {
      answering = false;
      broke(e);
    }
  }

  /// What the store has said already need not be said for every line.
  private void broke(Throwable e) {
    if (!(e instanceof Unsure || e instanceof Unavailable)) {
      LOG.error(
          "Table {}: a socket was closed, because we failed", table.id(), RedactedError.of(e));
    }
    end(CloseStatus.SERVER_ERROR, "our-fault");
  }

  @Override
  public void onError(Throwable cause, Callback callback) {
    LOG.debug("Table {}: a socket failed", table.id(), cause);
    never();
    callback.succeeded();
  }

  @Override
  public void onClosed(CloseStatus status, Callback callback) {
    never();
    callback.succeeded();
  }

  @Override
  public void tell(byte[] json) {
    // What a command brings about goes out together with its answer.
    boolean more = answering;
    if (!owe(new Frame(OpCode.TEXT, ByteBuffer.wrap(json)), more)) return;
    // Unless that has gone out just now.
    var to = session;
    if (more && !answering && to != null) to.flush(Callback.NOOP);
  }

  /// Sends it, unless too much has not been taken yet: then the line is cut.
  private boolean owe(Frame frame, boolean more) {
    if (session == null || left.get()) return false;
    long size = Debts.FRAME + frame.getPayloadLength();
    if (!debt.owe(size)) {
      LOG.debug("Table {}: a socket read too slowly and was cut off", table.id());
      hangUp();
      return false;
    }
    send(frame, more, size);
    return true;
  }

  private void send(Frame frame, boolean more, long size) {
    var to = session;
    // On a line that is closing already, the reason may still be under way.
    var taken =
        Callback.from(
            () -> debt.paid(size),
            _ -> {
              if (to != null && to.isOutputOpen()) to.abort();
            });
    if (to != null) to.sendFrame(frame, taken, more);
  }

  private void hangUp() {
    var from = session;
    if (from != null) from.abort();
  }

  @Override
  public void close(String reason) {
    end(CloseStatus.NORMAL, reason);
  }

  private void end(int code, String reason) {
    var to = session;
    if (to != null) to.close(code, reason, Callback.NOOP);
  }

  /// Asks those who have been silent for so long, and then for as long again, whether anybody is
  /// still there, and gives up on those who never answer. Called every so often.
  void pulse(Duration every, Duration silence, Duration patience) {
    long since = System.nanoTime() - heard;
    long asked = since % silence.toNanos();
    if (since > patience.toNanos()) hangUp();
    else if (since > silence.toNanos() && asked < every.toNanos()) {
      owe(new Frame(OpCode.PING), false);
    }
  }

  /// There is no line, or no more.
  void never() {
    if (!left.compareAndSet(false, true)) return;
    debt.forgive();
    disconnect();
    gone.accept(this);
  }

  /// On a thread of its own: a table may be telling us something while it hears that we are gone.
  private void disconnect() {
    var from = connection;
    if (from != null) Thread.startVirtualThread(from::close);
  }
}
