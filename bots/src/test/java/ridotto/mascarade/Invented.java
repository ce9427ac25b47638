package ridotto.mascarade;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// A table with a character that no wardrobe has.
public final class Invented {
  private static final List<String> OTHERS = List.of("Judge", "King", "Queen", "Thief", "Witch");

  private Invented() {}

  public static Mascarade with(String name, Power power) {
    var cast = new ArrayList<Mask>();
    for (var costume : Edition.FIRST.wardrobe()) {
      if (OTHERS.contains(costume.name())) cast.add(new Mask(cast.size(), costume));
    }
    cast.add(new Mask(cast.size(), new Costume(name, name, name, 1, List.of(power))));
    int players = cast.size();
    var copies = Collections.nCopies(players, 1);
    var layout = Layout.of(players, 1, 0);
    return new Mascarade(
        new Setting(Edition.FIRST, players, cast, copies, layout, 4, false, 1000, 0, false));
  }
}
