package ridotto.bots.mascarade;

import ridotto.bots.Lens;
import ridotto.bots.Troupe;
import ridotto.kernel.Game;
import ridotto.mascarade.Mascarade;

/// The bots of Mascarade, both editions. Those of generation 1 did not break cycles.
public record MascaradeTroupe(boolean breaksCycles) implements Troupe {
  /// As they are today.
  public MascaradeTroupe() {
    this(true);
  }

  @Override
  public String family() {
    return "mascarade";
  }

  @Override
  public Entrance study(Game<?> game) {
    var book = new Book((Mascarade) game);
    return (player, profile, seed) -> new MascaradeBot(book, player, profile, seed, breaksCycles);
  }

  @Override
  public Lens lens(Game<?> game) {
    return new MascaradeLens((Mascarade) game);
  }
}
