package ridotto.mascarade;

import java.util.List;
import ridotto.kernel.Audience;
import ridotto.kernel.Event;
import ridotto.kernel.Player;
import ridotto.kernel.Seat;

/// Everything that can happen at a table.
public sealed interface Happened extends Event {
  /// Cards are dealt face up, for all to see (M8).
  record Dealt(Place place, Mask mask) implements Happened {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  /// A turn begins; the first is number 1.
  record TurnBegan(Seat seat, int turn) implements Happened {}

  /// What the others see of a swap-or-not: two cards went under the table and came back.
  record CardsHandled(Seat by, Place one, Place other) implements Happened {}

  /// What only the swapper knows of it.
  record SwapDecided(Player by, Place one, Place other, boolean swapped) implements Happened {
    @Override
    public Audience audience() {
      return new Audience.Only(by);
    }
  }

  record Looked(Seat seat, Place place) implements Happened {}

  /// What only the one who looks sees.
  record Glimpsed(Player by, Place place, Mask mask) implements Happened {
    @Override
    public Audience audience() {
      return new Audience.Only(by);
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  record Announced(Seat seat, Place place, Mask mask) implements Happened {}

  /// Where all answer at once, answers are hidden until the last one is in (M13).
  record Claimed(Seat seat, Place place) implements Happened {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  record Passed(Seat seat) implements Happened {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  /// A card is shown to all, until the end of the turn.
  record Unmasked(Seat seat, Place place, Mask mask) implements Happened {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  /// Somebody uses the power that was announced.
  record PowerUsed(Seat seat, Mask mask) implements Happened {}

  record TookFromBank(Seat seat, int coins) implements Happened {}

  record TookCourthouse(Seat seat, int coins) implements Happened {}

  record Paid(Seat from, Seat to, int coins) implements Happened {}

  record Fined(Seat seat, int coins) implements Happened {}

  record FortunesExchanged(Seat one, Seat other) implements Happened {}

  /// Somebody who might have chosen a player chose nobody.
  record Declined(Seat seat) implements Happened {}

  /// The Spy looks at two cards.
  record Spied(Seat seat, Place own, Place other) implements Happened {}

  /// Somebody must name the card in front of them.
  record Questioned(Seat by, Seat seat) implements Happened {}

  record Named(Seat seat, Mask mask) implements Happened {}

  /// Somebody holds up a card without looking at it.
  record HeldUp(Seat seat, Place place) implements Happened {}

  /// What the other players see of it.
  record ShownToOthers(Player player, Place place, Mask mask) implements Happened {
    @Override
    public Audience audience() {
      return new Audience.AllBut(player);
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /// Two people change chairs; cards and coins stay.
  record PlacesChanged(Seat one, Seat other) implements Happened {}

  record Ended(Finale ending, List<Player> winners) implements Happened {}
}
