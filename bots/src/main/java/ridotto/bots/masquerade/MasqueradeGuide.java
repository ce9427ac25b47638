package ridotto.bots.masquerade;

import java.util.random.RandomGenerator;
import ridotto.bots.search.Guide;
import ridotto.kernel.Menu;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.Choice;
import ridotto.masquerade.Masquerade;
import ridotto.masquerade.MasqueradeMove;
import ridotto.masquerade.MasqueradeQuestion.UpOrDown;

/// Guides a search in Masquerade: playouts are short, and then the lines are weighed.
final class MasqueradeGuide implements Guide<Battlefield> {
  /// How often a playout does the first thing that comes to mind.
  private static final double WHIM = 0.1;

  private final MasqueradeMove[] says;
  private final Outlook outlook;
  private final Instinct instinct;

  MasqueradeGuide(Masquerade game) {
    says = game.moves().toArray(MasqueradeMove[]::new);
    outlook = new Outlook(game.seats());
    instinct = new Instinct(game.open());
  }

  @Override
  public void estimate(Battlefield table, double[] shares) {
    outlook.estimate(table, shares);
  }

  /// Facings of a deal and secret discards are chosen by all at once.
  @Override
  public boolean isOpen(Battlefield table, int seat) {
    boolean facing = table.question() instanceof UpOrDown && table.secretly();
    return !facing && !table.asks(Choice.SECRET_DISCARD);
  }

  @Override
  public void judge(Battlefield table, int seat, Menu menu, double[] worth) {
    double share = outlook.share(table, seat);
    instinct.look(table, seat);
    for (int i = 0; i < menu.size(); i++) {
      worth[i] = Math.clamp(share + instinct.of(says[menu.get(i)]), 0, 1);
    }
  }

  @Override
  public int choose(Battlefield table, int seat, Menu menu, RandomGenerator random) {
    if (random.nextDouble() < WHIM) return menu.get(random.nextInt(menu.size()));
    instinct.look(table, seat);
    int best = 0;
    int equals = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < menu.size(); i++) {
      double worth = instinct.of(says[menu.get(i)]);
      if (worth > most) equals = 0;
      if (worth < most || random.nextInt(++equals) > 0) continue;
      best = i;
      most = worth;
    }
    return menu.get(best);
  }
}
