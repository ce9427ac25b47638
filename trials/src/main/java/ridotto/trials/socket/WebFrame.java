package ridotto.trials.socket;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.DataInputStream;
import java.io.IOException;
import java.net.ProtocolException;
import java.nio.ByteBuffer;

/// A frame of a WebSocket, as a client reads and writes it. A message may come in several: the
/// first has its kind, the others [#MORE], and one of them is the last.
@SuppressWarnings("ArrayRecordComponent") // frames are never compared
public record WebFrame(boolean last, int kind, byte[] body) {
  public static final int MORE = 0;
  public static final int TEXT = 1;
  public static final int BINARY = 2;
  public static final int CLOSE = 8;
  public static final int PING = 9;
  public static final int PONG = 10;

  /// The code of a close that gives none.
  public static final int NO_CODE = 1005;

  private static final int LAST = 0x80;
  private static final int MASKED = 0x80;

  public static WebFrame text(String text) {
    return new WebFrame(true, TEXT, text.getBytes(UTF_8));
  }

  /// Throws [ProtocolException] if no server may send this.
  public static WebFrame read(DataInputStream in) throws IOException {
    int first = in.readUnsignedByte();
    int second = in.readUnsignedByte();
    int kind = first & ~LAST;
    boolean known = kind <= BINARY || (kind >= CLOSE && kind <= PONG);
    if (!known || (second & MASKED) != 0) {
      throw new ProtocolException("no frame begins with %02x %02x".formatted(first, second));
    }
    long size = second;
    if (size == 126) size = in.readUnsignedShort();
    else if (size == 127) size = in.readLong();
    var body = new byte[Math.toIntExact(size)];
    in.readFully(body);
    return new WebFrame((first & LAST) != 0, kind, body);
  }

  /// As a client must send it: with a mask, here of zeros, which leaves it as it is.
  public byte[] bytes() {
    var bytes = ByteBuffer.allocate(body.length + 14).put((byte) ((last ? LAST : 0) | kind));
    if (body.length < 126) bytes.put((byte) (MASKED | body.length));
    else if (body.length < 1 << 16) bytes.put((byte) (MASKED | 126)).putShort((short) body.length);
    else bytes.put((byte) (MASKED | 127)).putLong(body.length);
    bytes.putInt(0).put(body).flip();
    var exact = new byte[bytes.remaining()];
    bytes.get(exact);
    return exact;
  }

  /// Why a line was closed.
  public int code() {
    return body.length < 2 ? NO_CODE : ByteBuffer.wrap(body).getChar();
  }
}
