package ridotto.trials.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import ridotto.trials.socket.WebFrame;

/// One WebSocket, as little of it as a guest of a benchmark needs. Belongs to the thread of its
/// [Lines].
@SuppressWarnings("ByteBufferBackingArray") // the shared buffer is made with its array
public final class Line {
  /// Hears what the house says, and that the line has gone.
  public interface Ear {
    void hear(Line line, HeardBytes heard);

    void gone(Line line);
  }

  private static final byte[] NOTHING = {};

  private final SocketChannel channel;
  private final SelectionKey key;
  private final Ear ear;
  private final ByteBuffer greeting;
  private final Deque<ByteBuffer> unsent = new ArrayDeque<>();
  private byte[] kept = NOTHING; // of a message that has not come in whole
  private boolean open;

  Line(SocketChannel channel, SelectionKey key, Ear ear, byte[] greeting) {
    this.channel = channel;
    this.key = key;
    this.ear = ear;
    this.greeting = ByteBuffer.wrap(greeting);
  }

  public void send(String text) {
    send(WebFrame.text(text));
  }

  private void send(WebFrame frame) {
    unsent.add(ByteBuffer.wrap(frame.bytes()));
    if (open) flush();
  }

  void flush() {
    try {
      while (!unsent.isEmpty()) {
        channel.write(unsent.getFirst());
        if (unsent.getFirst().hasRemaining()) break;
        unsent.removeFirst();
      }
      key.interestOps(SelectionKey.OP_READ | (unsent.isEmpty() ? 0 : SelectionKey.OP_WRITE));
    } catch (IOException _) {
      leave();
    }
  }

  void connected() throws IOException {
    channel.finishConnect();
    channel.write(greeting);
    key.interestOps(SelectionKey.OP_READ);
  }

  void read(ByteBuffer shared, HeardBytes heard) {
    try {
      shared.clear().put(kept);
      int n = channel.read(shared);
      if (n < 0) {
        leave();
        return;
      }
      shared.flip();
      if (!open && !greeted(shared)) return;
      while (open && message(shared, heard)) {}
      kept =
          shared.hasRemaining()
              ? Arrays.copyOfRange(shared.array(), shared.position(), shared.limit())
              : NOTHING;
    } catch (IOException _) {
      leave();
    }
  }

  /// Whether the answer to the greeting has come in whole; what follows it are messages.
  private boolean greeted(ByteBuffer in) {
    var text = new String(in.array(), 0, in.limit(), StandardCharsets.ISO_8859_1);
    int end = text.indexOf("\r\n\r\n");
    if (end < 0) {
      kept = Arrays.copyOf(in.array(), in.limit());
      return false;
    }
    if (!text.startsWith("HTTP/1.1 101")) throw new IllegalStateException(text);
    in.position(end + 4);
    open = true;
    flush();
    return true;
  }

  private boolean message(ByteBuffer in, HeardBytes heard) {
    int start = in.position();
    if (in.remaining() < 2) return false;
    int kind = in.get() & 0x0f;
    long length = in.get() & 0x7f;
    if (length == 126) {
      if (in.remaining() < 2) return rewind(in, start);
      length = in.getShort() & 0xffff;
    } else if (length == 127) {
      if (in.remaining() < 8) return rewind(in, start);
      length = in.getLong();
    }
    if (in.remaining() < length) return rewind(in, start);
    int body = in.position();
    in.position(body + (int) length);
    switch (kind) {
      case WebFrame.TEXT -> ear.hear(this, heard.at(body, in.position()));
      case WebFrame.PING -> {
        var same = Arrays.copyOfRange(in.array(), body, body + (int) length);
        send(new WebFrame(true, WebFrame.PONG, same));
      }
      case WebFrame.CLOSE -> leave();
      default -> throw new IllegalStateException("a frame of kind " + kind);
    }
    return true;
  }

  private static boolean rewind(ByteBuffer in, int start) {
    in.position(start);
    return false;
  }

  void leave() {
    if (!channel.isOpen()) return;
    open = false;
    key.cancel();
    try {
      channel.close();
    } catch (IOException _) {
      // it is gone either way
    }
    ear.gone(this);
  }
}
