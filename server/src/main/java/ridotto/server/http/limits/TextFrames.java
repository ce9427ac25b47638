package ridotto.server.http.limits;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.exception.BadPayloadException;
import org.eclipse.jetty.websocket.core.exception.MessageTooLargeException;
import org.jspecify.annotations.Nullable;

/// Puts texts together that come in several frames. What is too long, or no UTF-8, ends the line
/// with the code that the protocol has for it.
public final class TextFrames {
  private static final int MOST_EMPTY = 100;

  private final int longest;
  private @Nullable ByteArrayOutputStream begun;
  private int empty; // frames of this text with nothing in them

  public TextFrames(int longest) {
    this.longest = longest;
  }

  /// The text, if this was its last frame.
  public Optional<String> add(Frame frame) {
    var payload = frame.getPayload().slice();
    if (!payload.hasRemaining() && ++empty > MOST_EMPTY) {
      throw new MessageTooLargeException("in too many pieces");
    }
    var before = begun;
    int length = payload.remaining() + (before == null ? 0 : before.size());
    if (length > longest) throw new MessageTooLargeException("longer than " + longest);
    if (before == null && frame.isFin()) {
      empty = 0;
      return Optional.of(text(payload));
    }
    var all = before == null ? new ByteArrayOutputStream() : before;
    var part = new byte[payload.remaining()];
    payload.get(part);
    all.writeBytes(part);
    begun = frame.isFin() ? null : all;
    if (frame.isFin()) empty = 0;
    return frame.isFin() ? Optional.of(text(ByteBuffer.wrap(all.toByteArray()))) : Optional.empty();
  }

  private static String text(ByteBuffer bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(bytes).toString();
    } catch (CharacterCodingException e) {
      throw new BadPayloadException("no UTF-8", e);
    }
  }
}
