package ridotto.mascarade;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/// The characters of the first edition's wardrobe that no printed cast has.
final class Guests {
  private static final List<String> HOSTS =
      List.of("Judge", "King", "Queen", "Fool", "Widow", "Spy", "Witch", "Thief");

  private Guests() {}

  static List<String> names() {
    var names = new ArrayList<>(new MascaradeBox(Edition.FIRST).wardrobe());
    for (int players = 2; players <= 13; players++) {
      for (var cast : new MascaradeBox(Edition.FIRST).casts(players)) names.removeAll(cast);
    }
    return names;
  }

  /// A cast with all of them, for as many players.
  static List<String> cast() {
    var cast = new ArrayList<>(HOSTS);
    cast.addAll(names());
    return cast;
  }

  static Mascarade open(String... settings) {
    var all = new TreeMap<String, String>();
    for (int i = 0; i < settings.length; i += 2) all.put(settings[i], settings[i + 1]);
    all.put("cast", String.join(", ", cast()));
    return new MascaradeBox(Edition.FIRST).open(cast().size(), all);
  }
}
