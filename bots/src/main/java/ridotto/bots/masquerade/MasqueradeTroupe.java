package ridotto.bots.masquerade;

import ridotto.bots.Bot;
import ridotto.bots.Profile;
import ridotto.bots.Troupe;
import ridotto.bots.search.Handicap;
import ridotto.bots.search.Plan;
import ridotto.bots.search.Search;
import ridotto.bots.search.SearchBot;
import ridotto.kernel.Dice;
import ridotto.kernel.Game;
import ridotto.masquerade.Battlefield;
import ridotto.masquerade.Masquerade;
import ridotto.masquerade.MasqueradeMove.Attack;

/// The bots of Masquerade.
public record MasqueradeTroupe() implements Troupe {
  static final Plan PLAN = new Plan(0.25, 2, 0.5, 3, 1, 1 << 15, 0.25);

  /// What the pleasure of an attack is worth, as a share of the win, to somebody quite bold.
  private static final double BOLD = 0.1;

  @Override
  public String family() {
    return "masquerade";
  }

  @Override
  public Entrance study(Game<?> game) {
    var masquerade = (Masquerade) game;
    return (player, profile, seed) -> bot(masquerade, player, profile, new Dice(seed));
  }

  private static Bot bot(Masquerade game, int player, Profile profile, Dice dice) {
    var level = profile.level();
    return new SearchBot<Battlefield>(
        new MasqueradeBelief(game, player, level.lapse(), dice.nextLong()),
        () -> new Search<>(game, new MasqueradeGuide(game), PLAN),
        Handicap.of(level),
        move -> move instanceof Attack ? BOLD * profile.temper().boldness() : 0,
        dice.nextLong());
  }
}
