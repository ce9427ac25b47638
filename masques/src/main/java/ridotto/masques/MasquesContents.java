package ridotto.masques;

import java.util.List;
import ridotto.kernel.Contents;

/// The palace and what is printed on its cards and seals; `seals` is how many each faction has,
/// `hand` how many plot cards everybody gets.
public record MasquesContents(
    int players,
    int arcades,
    List<Card> plots,
    List<Family> families,
    List<Faction> factions,
    int seals,
    int hand)
    implements Contents {

  /// A plot card in play, and how many there are of it.
  public record Card(Plot plot, Family family, int value, int copies) {}

  static MasquesContents of(Setting setting) {
    var plots =
        setting.values().list(Plot.once(setting.plots())).stream()
            .map(plot -> new Card(plot, plot.family(), plot.value(), copies(plot)))
            .toList();
    return new MasquesContents(
        setting.players(),
        setting.arcades(),
        plots,
        Family.ALL,
        Faction.ALL,
        setting.seals(),
        Setting.HAND);
  }

  private static int copies(Plot plot) {
    return Integer.bitCount(Plot.cards(plot.number()));
  }
}
