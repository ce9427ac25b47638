package ridotto.server.http;

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
final class TextFrames {
  private final int longest;
  private @Nullable ByteArrayOutputStream begun;

  TextFrames(int longest) {
    this.longest = longest;
  }

  /// The text, if this was its last frame.
  Optional<String> add(Frame frame) {
    var payload = frame.getPayload().slice();
    var before = begun;
    int length = payload.remaining() + (before == null ? 0 : before.size());
    if (length > longest) throw new MessageTooLargeException("longer than " + longest);
    if (before == null && frame.isFin()) return Optional.of(text(payload));
    var all = before == null ? new ByteArrayOutputStream() : before;
    var part = new byte[payload.remaining()];
    payload.get(part);
    all.writeBytes(part);
    begun = frame.isFin() ? null : all;
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
