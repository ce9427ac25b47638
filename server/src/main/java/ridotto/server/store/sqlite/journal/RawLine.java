package ridotto.server.store.sqlite.journal;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.zip.CRC32;
import ridotto.server.table.LogLine;

/// A line as it lies in the file, not yet understood, with its checksum: a letter that the disk has
/// changed may still make sense.
public record RawLine(long seq, long at, String body, long sum) {
  /// Of lines that were written when there were none yet.
  private static final long NONE = 0;

  static RawLine of(String table, LogLine line) {
    var body = line.body();
    long at = line.at().toEpochMilli();
    return new RawLine(line.seq(), at, body, sum(table, line.seq(), at, body));
  }

  private static long sum(String table, long seq, long at, String body) {
    var crc = new CRC32();
    crc.update((table + '\n' + seq + '\n' + at + '\n' + body).getBytes(UTF_8));
    return crc.getValue();
  }

  /// Whether it is what was once written, as a line of this table.
  public boolean isAsWritten(String table) {
    return sum == NONE || sum == sum(table, seq, at, body);
  }
}
