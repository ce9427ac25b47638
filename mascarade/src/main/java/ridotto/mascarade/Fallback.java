package ridotto.mascarade;

import ridotto.kernel.Menu;
import ridotto.mascarade.MascaradeMove.*;

/// What is played for somebody whose time has run out: pass, look, keep, decline; otherwise the
/// first player or card clockwise.
record Fallback(Ballroom room, int seat) {
  int of(Menu listed, MascaradeMove[] byId) {
    int best = listed.get(0);
    for (int i = 1; i < listed.size(); i++) {
      if (cost(byId[listed.get(i)]) < cost(byId[best])) best = listed.get(i);
    }
    return best;
  }

  private static final int RATHER_NOT = 10_000;

  /// Whatever commits to more costs more; among equals, the way round the table.
  private int cost(MascaradeMove say) {
    return switch (say) {
      case Pass() -> 0;
      case Look _ -> 0;
      case Decline() -> 0;
      case Exchange(var really) -> really ? RATHER_NOT : 0;
      case Swap(_, var with, var really) -> (really ? RATHER_NOT : 1) + way(with);
      case SwapOthers(var one, var other, var really) ->
          (really ? RATHER_NOT : 1) + way(one) * way(one) + way(other) * way(other);
      case MovePeople(var one, var other) -> neighbourly(one.index()) + neighbourly(other.index());
      case Pick(var to) -> 1 + way(to.index());
      case Spy(var place) -> 1 + way(place);
      case Name _ -> 1;
      case Hide(int coins) -> coins;
      case Guess(int coins) -> coins;
      case Announce _ -> 2 * RATHER_NOT;
      case Claim _ -> 2 * RATHER_NOT;
      case Deal _ -> 0;
      case Begin _ -> 0;
    };
  }

  /// Both neighbours come first, whichever the side.
  private int neighbourly(int other) {
    return Math.min(way(other), room.seats() - way(other));
  }

  private int way(Place place) {
    return switch (place) {
      case Place.Held held when held.seat().index() == seat -> 2 * room.seats();
      case Place.Held held -> way(held.seat().index());
      case Place.Centre _ -> room.seats();
    };
  }

  private int way(int other) {
    return Math.floorMod(other - seat, room.seats());
  }
}
