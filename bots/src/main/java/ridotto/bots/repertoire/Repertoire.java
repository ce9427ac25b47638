package ridotto.bots.repertoire;

import java.util.List;
import ridotto.bots.Troupes;
import ridotto.bots.mascarade.MascaradeTroupe;
import ridotto.bots.masquerade.MasqueradeTroupe;
import ridotto.bots.masques.MasquesTroupe;
import ridotto.kernel.Shelf;
import ridotto.mascarade.Edition;
import ridotto.mascarade.MascaradeBox;
import ridotto.masquerade.MasqueradeBox;
import ridotto.masques.MasquesBox;

/// What the house can play, and who plays it.
public final class Repertoire {
  /// Every game there is. A new one is one more entry.
  public static final Shelf SHELF =
      new Shelf(
          List.of(
              new MascaradeBox(Edition.FIRST),
              new MascaradeBox(Edition.SECOND),
              new MasquesBox(),
              new MasqueradeBox()));

  /// The bots that have studied them.
  public static final Troupes TROUPES =
      new Troupes(List.of(new MascaradeTroupe(), new MasquesTroupe(), new MasqueradeTroupe()));

  private Repertoire() {}
}
