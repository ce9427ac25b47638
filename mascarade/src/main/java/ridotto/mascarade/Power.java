package ridotto.mascarade;

import java.util.List;
import ridotto.mascarade.deed.Deed;

/// What a character does: some deeds, one after the other. Each is settled before the next begins
/// (M19).
public interface Power {
  List<Deed> deeds();

  /// Whether it takes from the bank (M6).
  default boolean fromBank() {
    return deeds().stream().anyMatch(Deed::fromBank);
  }

  /// That of its last deed, which is what sets it apart from others that begin alike.
  default Mark mark() {
    return deeds().getLast().mark();
  }

  /// How many players it takes (M6).
  default int fewest() {
    return 0;
  }

  /// How many numbers its rule has.
  default int numbers() {
    return 0;
  }

  /// The same power with other numbers, as a character of one's own may have them (M7).
  default Power with(int... numbers) {
    return this;
  }
}
