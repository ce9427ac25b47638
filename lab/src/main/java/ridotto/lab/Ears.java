package ridotto.lab;

import ridotto.kernel.Event;
import ridotto.kernel.Witness;

/// Keeps for every player the last events that player may know.
final class Ears implements Witness {
  private static final int KEPT = 256;

  // Of events, but not said so: to store into a list of an interface Java would ask each time
  // whether it belongs there, and that would be half of what is measured.
  private final Object[][] heard;
  private final int[] count;

  Ears(int players) {
    heard = new Object[players][KEPT];
    count = new int[players];
  }

  @Override
  public void hear(Event event) {
    var audience = event.audience();
    for (int player = 0; player < heard.length; player++) {
      if (audience.includes(player)) heard[player][count[player]++ & (KEPT - 1)] = event;
    }
  }
}
