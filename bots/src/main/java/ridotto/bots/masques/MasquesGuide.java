package ridotto.bots.masques;

import java.util.random.RandomGenerator;
import ridotto.bots.search.Guide;
import ridotto.kernel.Menu;
import ridotto.masques.Masques;
import ridotto.masques.MasquesMove;
import ridotto.masques.MasquesMove.*;
import ridotto.masques.MasquesQuestion.*;
import ridotto.masques.Palace;

/// Guides a search in Masques: a playout goes to the end of the dance, where seals are counted.
final class MasquesGuide implements Guide<Palace> {
  /// Of how many moves a playout takes the best one.
  private static final int GLANCES = 8;

  /// How often a playout thinks of buying.
  private static final double SHOPPING = 0.25;

  private final MasquesMove[] says;
  private final Race race;
  private final Prospects prospects;

  /// The race goes on from thought to thought: it is judged once for each dance.
  MasquesGuide(Masques game, Race race) {
    says = game.moves().toArray(MasquesMove[]::new);
    this.race = race;
    var board = new Board(race, game.setting());
    prospects = new Prospects(race, board, game.open());
  }

  @Override
  public void estimate(Palace palace, double[] shares) {
    Race.estimate(palace, shares);
  }

  /// The dance is over: the house lays out the next one.
  @Override
  public boolean rests(Palace palace) {
    return palace.question() instanceof WhichSeal || palace.question() instanceof WhichPlot;
  }

  /// Others pick in secret.
  @Override
  public boolean isOpen(Palace palace, int seat) {
    return !(palace.question() instanceof PickOne);
  }

  @Override
  public void judge(Palace palace, int seat, Menu menu, double[] worth) {
    prospects.look(palace, seat);
    double share = race.share(seat);
    for (int i = 0; i < menu.size(); i++) {
      worth[i] = Math.clamp(share + prospects.of(says[menu.get(i)]), 0, 1);
    }
  }

  /// The best of a few that come to mind.
  @Override
  public int choose(Palace palace, int seat, Menu menu, RandomGenerator random) {
    prospects.look(palace, seat);
    int from = menu.size();
    if (palace.question() instanceof YourTurn && random.nextDouble() >= SHOPPING) {
      int plays = 0;
      while (plays < from && says[menu.get(plays)] instanceof Play) plays++;
      if (plays > 0) from = plays;
    }
    int best = menu.get(random.nextInt(from));
    double most = prospects.of(says[best]);
    for (int i = 1; i < GLANCES; i++) {
      int move = menu.get(random.nextInt(from));
      double worth = prospects.of(says[move]);
      if (worth <= most) continue;
      best = move;
      most = worth;
    }
    return best;
  }
}
