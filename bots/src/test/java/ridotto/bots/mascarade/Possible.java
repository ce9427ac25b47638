package ridotto.bots.mascarade;

import java.util.HashSet;
import java.util.Set;
import ridotto.kernel.Event;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.MascaradeEvent;
import ridotto.mascarade.MascaradeEvent.*;

/// Every way the cards can lie by what one player has seen, counted the plain way.
final class Possible {
  private final int player;
  private Set<Long> ways = new HashSet<>(Set.of(0L));

  Possible(int player) {
    this.player = player;
  }

  Set<Long> ways() {
    return ways;
  }

  void hear(Event event, Ballroom table) {
    switch ((MascaradeEvent) event) {
      case Dealt(var place, var mask) -> {
        var after = new HashSet<Long>();
        for (long way : ways) after.add(Placement.with(way, place.index(), mask.number()));
        ways = after;
      }
      case CardsHandled(var by, var one, var other) -> {
        if (table.playerAt(by.index()) != player) swap(one.index(), other.index(), true);
      }
      case SwapDecided(_, var one, var other, var swapped) -> {
        if (swapped) swap(one.index(), other.index(), false);
      }
      case Glimpsed(_, var place, var mask) -> see(place.index(), mask.number());
      case Unmasked(_, var place, var mask) -> see(place.index(), mask.number());
      case ShownToOthers(_, var place, var mask) -> see(place.index(), mask.number());
      default -> {}
    }
  }

  private void swap(int one, int other, boolean orNot) {
    var after = new HashSet<Long>();
    for (long way : ways) {
      after.add(Placement.swapped(way, one, other));
      if (orNot) after.add(way);
    }
    ways = after;
  }

  private void see(int place, int mask) {
    ways.removeIf(way -> Placement.mask(way, place) != mask);
  }
}
