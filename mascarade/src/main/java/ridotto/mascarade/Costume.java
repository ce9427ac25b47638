package ridotto.mascarade;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import ridotto.kernel.Named;
import ridotto.mascarade.deed.Deed;

/// A character as a box knows it: its names in English, French and Italian (M5), how many cards the
/// box has, and what it does. A character of one's own may do several things (M7).
public record Costume(String name, String french, String italian, int copies, List<Power> parts)
    implements Named {
  public Costume {
    parts = List.copyOf(parts);
  }

  /// Whether this is its name in one of the languages, accents and capitals aside.
  boolean isCalled(String word) {
    return Stream.of(name, french, italian).anyMatch(known -> plain(known).equals(plain(word)));
  }

  private static String plain(String word) {
    var apart = Normalizer.normalize(word, Normalizer.Form.NFD);
    return apart.replaceAll("\\p{M}", "").toLowerCase(Locale.ROOT);
  }

  public List<Deed> deeds() {
    return parts.stream().flatMap(part -> part.deeds().stream()).toList();
  }

  /// Whether the character brings money into the game (M6). One that could not be read is not held
  /// against its cast.
  boolean fromBank() {
    return parts.isEmpty() || parts.stream().anyMatch(Power::fromBank);
  }

  /// How many players it takes to have this character in the cast (M6).
  int fewest() {
    return parts.stream().mapToInt(Power::fewest).max().orElse(0);
  }
}
