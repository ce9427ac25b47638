package ridotto.app;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// Reads a text somebody named on the command line.
final class TextFile {
  private static final long LARGEST = 16 << 20;

  private TextFile() {}

  /// Throws [Refused] if there is no such file, or if it is no text.
  static String read(Path file) {
    if (!Files.exists(file)) throw refused(file, "file-missing");
    if (!Files.isRegularFile(file)) throw refused(file, "file-not-regular");
    try {
      if (Files.size(file) > LARGEST) throw refused(file, "file-too-large");
      var text =
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(Files.readAllBytes(file)));
      if (text.toString().indexOf('\0') >= 0) throw refused(file, "file-not-text");
      return text.toString().replace("\ufeff", "");
    } catch (CharacterCodingException e) {
      throw refused(file, "file-not-text");
    } catch (IOException e) {
      throw refused(file, "file-unreadable");
    }
  }

  static Refused refused(Path file, String code) {
    return new Refused(file.toString(), Refusal.of(code));
  }
}
