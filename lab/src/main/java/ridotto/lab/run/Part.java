package ridotto.lab.run;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/// A block that was played, as it lies in a file: what was counted, and every move. The same plan
/// always gives the same bytes.
final class Part {
  private static final long FORM = 1;

  private final int block;
  private final Tally tally;
  private final byte[] moves;

  Part(int block, Tally tally, byte[] moves) {
    this.block = block;
    this.tally = tally;
    this.moves = moves;
  }

  int block() {
    return block;
  }

  Tally tally() {
    return tally;
  }

  Moved moved() {
    return new Moved(moves);
  }

  byte[] bytes(String plan) {
    var head = new Tape();
    head.write(FORM);
    for (char letter : plan.toCharArray()) head.write(letter);
    head.write(block);
    head.write(tally.longestGame());
    sparse(head, tally.counts());
    sparse(head, tally.lengths());
    var bytes = new ByteArrayOutputStream();
    try (var packed = new GZIPOutputStream(bytes, 1 << 16)) {
      packed.write(head.bytes());
      packed.write(moves);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /// Mostly noughts: how many there are before each other number, and that number.
  private static void sparse(Tape tape, long[] counts) {
    tape.write(counts.length);
    int last = -1;
    for (int i = 0; i < counts.length; i++) {
      if (counts[i] == 0) continue;
      tape.write(i - last);
      tape.write(counts[i]);
      last = i;
    }
    tape.write(0);
  }

  private static long[] sparse(Tape.Reader tape) {
    long[] counts = new long[tape.readInt()];
    int at = -1;
    for (int step; (step = tape.readInt()) > 0; ) {
      at += step;
      counts[at] = tape.read();
    }
    return counts;
  }

  /// Reads a part of this plan. Throws an [IOException] if it is none.
  static Part read(byte[] bytes, String plan, Shape shape) throws IOException {
    try (var packed = new GZIPInputStream(new ByteArrayInputStream(bytes), 1 << 16)) {
      byte[] whole = packed.readAllBytes();
      var tape = new Tape.Reader(whole, 0);
      if (tape.read() != FORM) throw new IOException("another form");
      for (int i = 0; i < plan.length(); i++) {
        if (tape.read() != plan.charAt(i)) throw new IOException("another plan");
      }
      int block = tape.readInt();
      long longest = tape.read();
      long[] counts = sparse(tape);
      if (counts.length != shape.size()) throw new IOException("another shape");
      var tally = new Tally(shape, counts, sparse(tape), longest);
      return new Part(block, tally, tape.rest());
    } catch (IndexOutOfBoundsException | ArithmeticException | NegativeArraySizeException e) {
      throw new IOException("cut off", e);
    }
  }
}
