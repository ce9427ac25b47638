package ridotto.server.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalLong;

/// The latest commands of each guest that were carried out: whoever asks again, because the answer
/// was lost, gets the same answer.
public final class Receipts {
  private static final int GUESTS = 64;
  private static final int COMMANDS = 16;

  /// The hashes of ids and the numbers of their entries, the oldest overwritten first.
  private static final class Pad {
    private final long[] ids = new long[COMMANDS];
    private final long[] numbers = new long[COMMANDS];
    private int next;
  }

  private final Map<String, Pad> pads =
      new LinkedHashMap<>(4, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Pad> eldest) {
          return size() > GUESTS;
        }
      };

  void keep(String guest, String command, long number) {
    var pad = pads.computeIfAbsent(guest, _ -> new Pad());
    long id = hash(command);
    for (int i = 0; i < COMMANDS; i++) {
      if (pad.ids[i] == id) {
        pad.numbers[i] = number;
        return;
      }
    }
    pad.ids[pad.next] = id;
    pad.numbers[pad.next] = number;
    pad.next = (pad.next + 1) % COMMANDS;
  }

  public OptionalLong find(String guest, String command) {
    var pad = pads.get(guest);
    if (pad == null) return OptionalLong.empty();
    long id = hash(command);
    for (int i = 0; i < COMMANDS; i++) {
      if (pad.ids[i] == id) return OptionalLong.of(pad.numbers[i]);
    }
    return OptionalLong.empty();
  }

  /// FNV-1a. Nobody gains by a collision: it is among one guest's own latest commands.
  private static long hash(String text) {
    long hash = 0xcbf29ce484222325L;
    for (int i = 0; i < text.length(); i++) hash = (hash ^ text.charAt(i)) * 0x100000001b3L;
    return hash == 0 ? 1 : hash;
  }
}
