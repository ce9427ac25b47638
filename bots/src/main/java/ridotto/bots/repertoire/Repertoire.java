package ridotto.bots.repertoire;

import java.util.List;
import ridotto.bots.Troupe;
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

  /// The bots of generation 1, against which all later ones can be measured. A troupe that is to
  /// play otherwise is copied first, and the copy stands here (decision 19).
  private static final List<Troupe> FIRST =
      List.of(new MascaradeTroupe(false), new MasquesTroupe(), new MasqueradeTroupe());

  /// The bots that have studied them, and those of every generation that was kept.
  public static final Troupes TROUPES =
      new Troupes(
          List.of(new MascaradeTroupe(), new MasquesTroupe(), new MasqueradeTroupe()),
          List.of(FIRST));

  private Repertoire() {}
}
