package ridotto.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.util.Blocker;
import ridotto.server.http.answers.Answer;
import ridotto.server.http.limits.Debts;
import ridotto.server.live.Listener;
import ridotto.server.live.LiveTable;
import ridotto.server.table.Guest;

/// Server-Sent Events, for those whom no socket reaches.
///
/// The request's own thread, a virtual one, waits for what there is to tell and writes it.
final class EventStream implements Listener {
  static final String TYPE = "text/event-stream";
  static final Answer HEAD = new Answer.Text(TYPE, "", Map.of());

  private static final int PULSE_SECONDS = 15;
  private static final byte[] BEFORE = "data: ".getBytes(UTF_8);
  private static final byte[] AFTER = "\n\n".getBytes(UTF_8);
  private static final byte[] END = {};

  private final Call call;
  private final Debts.Debt debt;
  private final LinkedBlockingQueue<byte[]> told = new LinkedBlockingQueue<>();

  EventStream(Call call, Debts.Debt debt) {
    this.call = call;
    this.debt = debt;
  }

  void run(LiveTable table, Guest guest, OptionalLong after) {
    try (var _ = table.connect(guest, after, this)) {
      var headers = call.response().getHeaders();
      headers.put(HttpHeader.CONTENT_TYPE, TYPE);
      headers.put(HttpHeader.CACHE_CONTROL, "no-store");
      // Proxies would otherwise gather messages before they pass them on.
      headers.put("X-Accel-Buffering", "no");
      write(UTF_8.encode("retry: 1000\n\n"));
      while (true) {
        var json = told.poll(PULSE_SECONDS, TimeUnit.SECONDS);
        if (json == null) {
          write(UTF_8.encode(":\n\n"));
        } else if (json.length == 0) {
          break;
        } else {
          write(event(json));
          debt.paid(Debts.FRAME + json.length);
        }
      }
      call.callback().succeeded();
    } catch (IOException e) {
      call.callback().failed(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      call.callback().failed(e);
    } finally {
      debt.forgive();
    }
  }

  private static ByteBuffer event(byte[] json) {
    return ByteBuffer.allocate(BEFORE.length + json.length + AFTER.length)
        .put(BEFORE)
        .put(json)
        .put(AFTER)
        .flip();
  }

  private void write(ByteBuffer text) throws IOException {
    try (var blocker = Blocker.callback()) {
      call.response().write(false, text, blocker);
      blocker.block();
    }
  }

  @Override
  public void tell(byte[] json) {
    if (debt.owe(Debts.FRAME + json.length)) told.add(json);
    else told.add(END);
  }

  @Override
  public void close(String reason) {
    told.add(END);
  }
}
