package ridotto.masques;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import ridotto.kernel.Seats;

/// Turns what somebody sees back into a position. Hidden cards are nowhere in it.
final class Restaging {
  private final Setting setting;
  private final MasquesView seen;
  private int left; // plot cards not placed yet

  Restaging(Setting setting, MasquesView seen) {
    this.setting = setting;
    this.seen = seen;
    left = setting.plots();
  }

  Position position() {
    var none = Collections.nCopies(setting.players(), Seats.NONE);
    int down = 0;
    int struck = 0;
    for (int i = 0; i < setting.arcades(); i++) {
      if (seen.arcades().get(i).down()) down |= Seats.only(i);
      if (seen.gaps().get(i).down()) struck |= Seats.only(i);
    }
    return new Position(
        seen.arcades().stream().map(Restaging::token).toList(),
        down,
        seen.gaps().stream().map(this::card).toList(),
        struck,
        none,
        none,
        Seats.NONE,
        seen.spent().stream().mapToInt(plot -> Seats.only(take(plot))).sum(),
        Seats.NONE,
        seen.guests().stream().map(MasquesView.Guest::ducats).toList(),
        seen.guests().stream().flatMap(guest -> guest.seals().stream()).toList(),
        seen.bag(),
        seen.piles().stream().map(MasquesView.Pile::cards).toList(),
        holders(),
        seen.supply(),
        seen.dance(),
        seen.first().index(),
        seen.active().index(),
        seen.turn());
  }

  private static int token(MasquesView.Arcade arcade) {
    if (arcade.ducat()) return Ring.DUCAT;
    return arcade.seal().map(Faction::number).orElse(Ring.NOTHING);
  }

  private int card(MasquesView.Gap gap) {
    if (gap.plot().isPresent()) return take(gap.plot().get());
    return gap.influence().map(card -> Ring.INFLUENCE + card.pile()).orElse(Ring.NOTHING);
  }

  private int take(Plot plot) {
    int card = Integer.lowestOneBit(left & Plot.cards(plot.number()));
    left ^= card;
    return Seats.first(card);
  }

  private List<Integer> holders() {
    var holders = new ArrayList<>(Collections.nCopies(Family.ALL.size(), Palace.NOBODY));
    for (int seat = 0; seat < setting.players(); seat++) {
      for (var family : seen.guests().get(seat).families()) holders.set(family.number(), seat);
    }
    return List.copyOf(holders);
  }
}
