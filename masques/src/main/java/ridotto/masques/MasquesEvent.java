package ridotto.masques;

import java.util.List;
import ridotto.kernel.Audience;
import ridotto.kernel.Event;
import ridotto.kernel.Player;
import ridotto.kernel.Seat;

/// Everything that can happen at a table.
public sealed interface MasquesEvent extends Event {
  record FamilyTaken(Seat seat, Family family) implements MasquesEvent {}

  /// A dance begins; the first is number 1.
  record DanceBegan(int dance, Seat first) implements MasquesEvent {}

  record DucatLaid(int arcade) implements MasquesEvent {}

  record SealLaid(int arcade, Faction faction) implements MasquesEvent {}

  /// What only the one who gets the card sees of the deal.
  record PlotDealt(Player player, Plot plot) implements MasquesEvent {
    @Override
    public Audience audience() {
      return new Audience.Only(player);
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /// The deal is over: everybody has so many cards.
  record PlotsDealt(int cards) implements MasquesEvent {}

  /// What the others see of a pick.
  record Chose(Seat seat) implements MasquesEvent {}

  /// What only the one who picked knows of it.
  record Picked(Player player, Plot plot) implements MasquesEvent {
    @Override
    public Audience audience() {
      return new Audience.Only(player);
    }
  }

  /// Everybody passed so many cards to the left.
  record PacketsPassed(int cards) implements MasquesEvent {}

  /// What the passer knows of it.
  record PassedOn(Player player, Seat to, List<Plot> plots) implements MasquesEvent {
    @Override
    public Audience audience() {
      return new Audience.Only(player);
    }
  }

  /// What the receiver sees of it.
  record Received(Player player, Seat from, List<Plot> plots) implements MasquesEvent {
    @Override
    public Audience audience() {
      return new Audience.Only(player);
    }

    @Override
    public boolean reveals() {
      return true;
    }
  }

  /// A turn begins; the first of the game is number 1.
  record TurnBegan(Seat seat, int turn) implements MasquesEvent {}

  record Played(Seat seat, Plot plot, int gap) implements MasquesEvent {
    @Override
    public boolean reveals() {
      return true;
    }

    @Override
    public boolean fades() {
      return false;
    }
  }

  record Bought(Seat seat, Influence influence, int gap, int price) implements MasquesEvent {}

  record Passed(Seat seat) implements MasquesEvent {}

  /// An influence card without a target, bought for its place alone (Q8).
  record FoundNothing(Seat seat, Influence influence) implements MasquesEvent {}

  record Declined(Seat seat, Influence influence) implements MasquesEvent {}

  record Struck(Seat seat, Plot plot, int gap) implements MasquesEvent {}

  record Named(Seat seat, Plot plot, int gap) implements MasquesEvent {}

  /// The holder of a named card puts it into its gap (Q9).
  record Summoned(Seat seat, Plot plot, int gap) implements MasquesEvent {
    @Override
    public boolean reveals() {
      return true;
    }

    @Override
    public boolean fades() {
      return false;
    }
  }

  record Ferried(Seat seat, Plot one, int from, Plot other, int to) implements MasquesEvent {}

  record Escorted(Seat seat, Plot plot, int from, int to) implements MasquesEvent {}

  record Hidden(Seat seat, int arcade) implements MasquesEvent {}

  record Traded(Seat seat, int one, int other) implements MasquesEvent {}

  /// Cards left in hand are put away unseen (Q7).
  record Discarded(Seat seat, int cards) implements MasquesEvent {}

  record DucatWon(Seat seat, Family family, int arcade) implements MasquesEvent {}

  /// A seal goes back to the bag; its player now has so many of that faction (Q11).
  record SealWon(Seat seat, Family family, int arcade, Faction faction, int seals)
      implements MasquesEvent {}

  /// Two plot cards of this value: the token stays (Q10).
  record Tied(int arcade, int value) implements MasquesEvent {}

  /// No plot card in force: the token stays (Q10).
  record Unplotted(int arcade) implements MasquesEvent {}

  /// Nobody holds the stronger family: the token stays (Q10).
  record NobodyWon(int arcade, Family family) implements MasquesEvent {}

  /// The token is turned down and stays (Q10).
  record StayedDown(int arcade) implements MasquesEvent {}

  /// After the dance the token is turned up again (Q13).
  record TurnedUp(int arcade) implements MasquesEvent {}

  record MarkerPassed(Seat seat) implements MasquesEvent {}

  record Ended(MasquesEnding ending, List<Player> winners) implements MasquesEvent {}
}
