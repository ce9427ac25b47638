package ridotto.masquerade;

import java.util.List;
import ridotto.kernel.Audience;
import ridotto.kernel.Event;
import ridotto.kernel.Player;
import ridotto.kernel.Seat;
import ridotto.masquerade.card.Card;
import ridotto.masquerade.card.Rank;

/// Everything that can happen at a table.
public sealed interface MasqueradeEvent extends Event {
  /// What shows its audience something that was hidden until now.
  sealed interface Telling extends MasqueradeEvent {
    @Override
    default boolean reveals() {
      return true;
    }

    /// What all have seen lies there for all to see.
    @Override
    default boolean fades() {
      return !(audience() instanceof Audience.Everyone);
    }
  }

  /// Everybody has the first cards; if one player has King and Queen, all is dealt again (K2).
  record Dealt(boolean again) implements Telling {}

  /// A turn begins; the first is number 1.
  record TurnBegan(Seat seat, int turn) implements MasqueradeEvent {}

  /// A card comes into a line. All learn whether its owner now wins with the royal pair (K18).
  record Joined(Place place, boolean pair) implements Telling {}

  /// What only its new owner sees of it.
  record Learned(Player player, Place place, Card card) implements Telling {
    @Override
    public Audience audience() {
      return new Audience.Only(player);
    }
  }

  /// A new card lies face up or face down.
  record Laid(Place place, boolean up) implements Telling {}

  /// All see which card lies there.
  record Revealed(Place place, Card card) implements Telling {}

  /// Somebody shuffles their face-down cards but for those that stay where they lie, and the others
  /// lose track (K6).
  record Shuffled(Seat seat, List<Place> staying) implements MasqueradeEvent {}

  /// Only the owner sees how they lie now.
  record LookedOver(Player player, List<Card> cards) implements MasqueradeEvent {
    @Override
    public Audience audience() {
      return new Audience.Only(player);
    }
  }

  record Attacked(Place attacker, Place target) implements MasqueradeEvent {}

  /// The numbers that were compared (K11).
  record Compared(Card attacker, int attack, Card target, int health) implements MasqueradeEvent {}

  record Killed(Place place, Card card, Seat by) implements MasqueradeEvent {}

  /// It should have been killed and could not be.
  record Unharmed(Place place, Card card) implements MasqueradeEvent {}

  /// A card goes to the graveyard, for all to see (K15).
  record Discarded(Place place, Card card) implements Telling {}

  record TurnedUp(Place place, Card card) implements Telling {}

  record TurnedDown(Place place, Card card) implements MasqueradeEvent {}

  /// The text of a card begins to happen.
  record TextUsed(Seat seat, Card card) implements MasqueradeEvent {}

  /// Who has a card that may be discarded; the others are passed over (K21).
  record AbleToDiscard(List<Seat> seats) implements Telling {}

  record Declined(Seat seat) implements MasqueradeEvent {}

  /// Another card will fall in this one's place.
  record Shielded(Seat seat, Card card) implements MasqueradeEvent {}

  record Poisoned(Place place, Seat by) implements MasqueradeEvent {}

  record PoisonStruck(Place place, Seat by) implements MasqueradeEvent {}

  record Weakened(Card card, int losses) implements MasqueradeEvent {}

  record Strengthened(Card card, int bonus) implements MasqueradeEvent {}

  /// Somebody calls all cards of a rank; everyone learns which they are.
  record Summoned(Seat by, Rank rank, List<Place> places) implements Telling {}

  /// A card changes sides as it lies.
  record ChangedSides(Place from, Seat to) implements MasqueradeEvent {}

  /// All cards in play are shuffled together, to be dealt again.
  record Gathered(Seat by, int cards) implements MasqueradeEvent {}

  /// A card comes back from the graveyard.
  record Raised(Seat seat, Card card) implements MasqueradeEvent {}

  record ShuffledAway(Card card) implements MasqueradeEvent {}

  /// An opponent has no card left (K16).
  record Emptied(Seat seat, Seat by) implements MasqueradeEvent {}

  /// Somebody looks at the top card of the deck.
  record LookedAtTop(Seat seat) implements MasqueradeEvent {}

  /// What only they see.
  record Glimpsed(Player player, Card card) implements Telling {
    @Override
    public Audience audience() {
      return new Audience.Only(player);
    }
  }

  record HandedOver(Seat from, Seat to) implements MasqueradeEvent {}

  /// Two cards go from the deck to the graveyard.
  record DiscardedTop(Seat by, List<Card> cards) implements Telling {}

  /// Who wins may show where the King was (K19, K20).
  record Ended(MasqueradeEnding ending, List<Player> winners) implements Telling {}
}
