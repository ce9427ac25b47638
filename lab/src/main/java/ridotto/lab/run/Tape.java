package ridotto.lab.run;

import java.util.Arrays;

/// The moves of games, one after the other, in as few bytes as may be: a number below 128 takes
/// one.
final class Tape {
  private byte[] bytes = new byte[1 << 16];
  private int size;

  void clear() {
    size = 0;
  }

  void write(long number) {
    if (size + 10 > bytes.length) bytes = Arrays.copyOf(bytes, 2 * bytes.length);
    long left = number;
    while ((left & ~0x7fL) != 0) {
      bytes[size++] = (byte) ((left & 0x7f) | 0x80);
      left >>>= 7;
    }
    bytes[size++] = (byte) left;
  }

  byte[] bytes() {
    return Arrays.copyOf(bytes, size);
  }

  /// Reads what was written.
  static final class Reader {
    private final byte[] bytes;
    private int at;

    Reader(byte[] bytes, int at) {
      this.bytes = bytes;
      this.at = at;
    }

    boolean atEnd() {
      return at == bytes.length;
    }

    long read() {
      long number = 0;
      for (int shift = 0; ; shift += 7) {
        byte next = bytes[at++];
        number |= (long) (next & 0x7f) << shift;
        if (next >= 0) return number;
      }
    }

    byte[] rest() {
      return Arrays.copyOfRange(bytes, at, bytes.length);
    }

    int readInt() {
      return Math.toIntExact(read());
    }
  }
}
