package ridotto.bots.masques;

import ridotto.bots.Bot;
import ridotto.bots.Level;
import ridotto.bots.Profile;
import ridotto.bots.Troupe;
import ridotto.bots.search.Handicap;
import ridotto.bots.search.Plan;
import ridotto.bots.search.Search;
import ridotto.bots.search.SearchBot;
import ridotto.kernel.Dice;
import ridotto.kernel.Game;
import ridotto.masques.Masques;
import ridotto.masques.MasquesMove.Buy;
import ridotto.masques.Palace;

/// The bots of Masques. Nothing is claimed here, so of a temper only the boldness shows: who is
/// bold likes to meddle with influence cards, who is timid would rather not.
public record MasquesTroupe() implements Troupe {
  /// What full boldness makes of the pleasure to buy an influence card, in shares of the win.
  private static final double MEDDLING = 0.05;

  static final Plan PLAN = new Plan(0.1, 2, 0.5, 3, 40, 1 << 15, 0.25);

  @Override
  public String family() {
    return "masques";
  }

  @Override
  public Entrance study(Game<?> game) {
    var masques = (Masques) game;
    return (player, profile, seed) -> bot(masques, player, profile, new Dice(seed));
  }

  private static Bot bot(Masques game, int player, Profile profile, Dice dice) {
    var level = profile.level();
    var race = new Race(game.seats());
    return new SearchBot<Palace>(
        new MasquesBelief(game, player, level.lapse(), dice.nextLong()),
        () -> new Search<>(game, new MasquesGuide(game, race), PLAN),
        handicap(level),
        move -> move instanceof Buy ? MEDDLING * profile.temper().boldness() : 0,
        dice.nextLong());
  }

  /// Moves of Masques differ by a few hundredths of the win, so a little temperature goes far.
  private static Handicap handicap(Level level) {
    return switch (level) {
      case NOVICE -> new Handicap(10, 0.1);
      case CASUAL -> new Handicap(60, 0.015);
      case REGULAR -> new Handicap(120, 0.007);
      case EXPERT -> Handicap.of(level);
    };
  }
}
