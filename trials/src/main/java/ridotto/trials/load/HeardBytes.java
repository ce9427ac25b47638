package ridotto.trials.load;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// A message as it came in, in a buffer that the next one overwrites.
///
/// The guests of a benchmark must take less of the machine than the house they visit: they look for
/// what they need in the bytes, and leave nothing behind to be collected.
final class HeardBytes {
  /// Words to look for. The last letter says how far to go on if it does not fit, so that few of
  /// the others are looked at (Horspool).
  static final class Words {
    private final byte[] bytes;
    private final int[] skip = new int[256];

    Words(String text) {
      bytes = text.getBytes(StandardCharsets.US_ASCII);
      Arrays.fill(skip, bytes.length);
      for (int i = 0; i < bytes.length - 1; i++) skip[bytes[i] & 0xff] = bytes.length - 1 - i;
    }

    int length() {
      return bytes.length;
    }
  }

  private final byte[] bytes;
  private int begin;
  private int end;

  HeardBytes(byte[] bytes) {
    this.bytes = bytes;
  }

  /// Looks at these bytes of the buffer from now on.
  HeardBytes at(int begin, int end) {
    this.begin = begin;
    this.end = end;
    return this;
  }

  int length() {
    return end - begin;
  }

  boolean startsWith(Words words) {
    int to = begin + words.length();
    return to <= end && Arrays.equals(bytes, begin, to, words.bytes, 0, words.length());
  }

  boolean has(Words words) {
    return find(words, 0) >= 0;
  }

  /// Where they are, at this place or later, or -1.
  int find(Words words, int from) {
    int n = words.length();
    for (int i = begin + from; i + n <= end; i += words.skip[bytes[i + n - 1] & 0xff]) {
      if (Arrays.equals(bytes, i, i + n, words.bytes, 0, n)) return i - begin;
    }
    return -1;
  }

  /// The number after these words.
  int number(Words words, int from) {
    int n = 0;
    for (int i = begin + find(words, from) + words.length(); Character.isDigit(bytes[i]); i++) {
      n = 10 * n + bytes[i] - '0';
    }
    return n;
  }

  byte[] copy(int from, int to) {
    return Arrays.copyOfRange(bytes, begin + from, begin + to);
  }

  @Override
  public String toString() {
    return new String(bytes, begin, length(), StandardCharsets.UTF_8);
  }
}
