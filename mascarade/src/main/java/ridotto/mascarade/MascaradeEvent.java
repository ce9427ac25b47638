package ridotto.mascarade;

import java.util.List;
import ridotto.kernel.Audience;
import ridotto.kernel.Event;
import ridotto.kernel.Player;
import ridotto.kernel.Seat;

/// Everything that can happen at a table.
public sealed interface MascaradeEvent extends Event {
  /// Cards are dealt face up, for all to see (M8).
  record Dealt(Place place, Mask mask) implements MascaradeEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  /// A turn begins; the first is number 1.
  record TurnBegan(Seat seat, int turn) implements MascaradeEvent {}

  /// What the others see of a swap-or-not: two cards went under the table and came back.
  record CardsHandled(Seat by, Place one, Place other) implements MascaradeEvent {}

  /// What only the swapper knows of it.
  record SwapDecided(Player by, Place one, Place other, boolean swapped) implements MascaradeEvent {
    @Override
    public Audience audience() {
      return new Audience.Only(by);
    }
  }

  record Looked(Seat seat, Place place) implements MascaradeEvent {}

  /// What only the one who looks sees.
  record Glimpsed(Player by, Place place, Mask mask) implements MascaradeEvent {
    @Override
    public Audience audience() {
      return new Audience.Only(by);
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  record Announced(Seat seat, Place place, Mask mask) implements MascaradeEvent {}

  /// Where all answer at once, answers are hidden until the last one is in (M13).
  record Claimed(Seat seat, Place place) implements MascaradeEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  record Passed(Seat seat) implements MascaradeEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  /// A card is shown to all, until the end of the turn.
  record Unmasked(Seat seat, Place place, Mask mask) implements MascaradeEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  /// Somebody uses the power that was announced.
  record PowerUsed(Seat seat, Mask mask) implements MascaradeEvent {}

  record TookFromBank(Seat seat, int coins) implements MascaradeEvent {}

  record TookCourthouse(Seat seat, int coins) implements MascaradeEvent {}

  record Paid(Seat from, Seat to, int coins) implements MascaradeEvent {}

  record Fined(Seat seat, int coins) implements MascaradeEvent {}

  record FortunesExchanged(Seat one, Seat other) implements MascaradeEvent {}

  /// Somebody who might have chosen a player chose nobody.
  record Declined(Seat seat) implements MascaradeEvent {}

  /// The Spy looks at two cards.
  record Spied(Seat seat, Place own, Place other) implements MascaradeEvent {}

  /// Somebody must name the card in front of them.
  record Questioned(Seat by, Seat seat) implements MascaradeEvent {}

  record Named(Seat seat, Mask mask) implements MascaradeEvent {}

  /// Somebody holds up a card without looking at it.
  record HeldUp(Seat seat, Place place) implements MascaradeEvent {}

  /// What the other players see of it.
  record ShownToOthers(Player player, Place place, Mask mask) implements MascaradeEvent {
    @Override
    public Audience audience() {
      return new Audience.AllBut(player);
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /// Somebody must guess how many coins another will hide.
  record Challenged(Seat by, Seat seat) implements MascaradeEvent {}

  /// What the others see of it: a closed hand.
  record CoinsHidden(Seat seat) implements MascaradeEvent {}

  /// What only the one who hides them knows.
  record HidingDecided(Player by, int coins) implements MascaradeEvent {
    @Override
    public Audience audience() {
      return new Audience.Only(by);
    }
  }

  record Guessed(Seat seat, int coins) implements MascaradeEvent {}

  /// All see how many coins were hidden.
  record HandOpened(Seat seat, int coins) implements MascaradeEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  /// Two people change chairs; cards and coins stay.
  record PlacesChanged(Seat one, Seat other) implements MascaradeEvent {}

  record Ended(MascaradeEnding ending, List<Player> winners) implements MascaradeEvent {}
}
