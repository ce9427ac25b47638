package ridotto.server.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;

/// The latest commands of each guest that were carried out: whoever asks again, because the answer
/// was lost, gets the same answer.
public final class Receipts {
  static final Receipts NONE = new Receipts(new LinkedHashMap<>());

  private static final int GUESTS = 64;
  private static final int COMMANDS = 16;

  /// The hashes of ids and the numbers of their entries, the oldest overwritten first.
  private static final class Pad {
    private static final Pad EMPTY = new Pad(new long[COMMANDS], new long[COMMANDS], 0);

    private final long[] ids;
    private final long[] numbers;
    private final int next;

    private Pad(long[] ids, long[] numbers, int next) {
      this.ids = ids;
      this.numbers = numbers;
      this.next = next;
    }

    private int find(long id) {
      for (int i = 0; i < COMMANDS; i++) {
        if (ids[i] == id) return i;
      }
      return -1;
    }

    private Pad keep(long id, long number) {
      int known = find(id);
      int at = known < 0 ? next : known;
      var keptIds = ids.clone();
      var keptNumbers = numbers.clone();
      keptIds[at] = id;
      keptNumbers[at] = number;
      return new Pad(keptIds, keptNumbers, known < 0 ? (next + 1) % COMMANDS : next);
    }
  }

  private final Map<String, Pad> pads; // whoever commanded last is last

  private Receipts(Map<String, Pad> pads) {
    this.pads = pads;
  }

  Receipts keep(String guest, String command, long number) {
    var kept = new LinkedHashMap<>(pads);
    var pad = kept.remove(guest);
    kept.put(guest, (pad == null ? Pad.EMPTY : pad).keep(hash(command), number));
    if (kept.size() > GUESTS) kept.pollFirstEntry();
    return new Receipts(kept);
  }

  public OptionalLong find(String guest, String command) {
    var pad = pads.get(guest);
    int at = pad == null ? -1 : pad.find(hash(command));
    return pad == null || at < 0 ? OptionalLong.empty() : OptionalLong.of(pad.numbers[at]);
  }

  /// FNV-1a. Nobody gains by a collision: it is among one guest's own latest commands.
  private static long hash(String text) {
    long hash = 0xcbf29ce484222325L;
    for (int i = 0; i < text.length(); i++) hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
    return hash == 0 ? 1 : hash;
  }
}
