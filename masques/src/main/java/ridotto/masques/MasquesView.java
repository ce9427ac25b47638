package ridotto.masques;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import ridotto.kernel.Eyes;
import ridotto.kernel.Outcome;
import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.kernel.View;

/// What somebody sees of the table at one moment.
///
/// Everybody saw what was turned down before it was, so tokens and plot cards are named even then.
public record MasquesView(
    int dance,
    int turn,
    Seat first,
    Seat active,
    List<Seat> awaited,
    List<Guest> guests,
    List<Arcade> arcades,
    List<Gap> gaps,
    List<Pile> piles,
    int supply,
    List<Integer> bag,
    int undealt,
    List<Plot> spent,
    int discarded,
    Optional<Outcome> outcome)
    implements View {

  /// A player: what lies open, how many cards are hidden, and which, if these eyes may see them.
  public record Guest(
      List<Family> families,
      int ducats,
      List<Integer> seals,
      int inHand,
      int toPickFrom,
      List<Plot> hand,
      List<Plot> packet) {}

  /// An arcade, the symbol printed on it and the token that lies there.
  public record Arcade(boolean forSeals, boolean ducat, Optional<Faction> seal, boolean down) {}

  public record Gap(Optional<Plot> plot, Optional<Influence> influence, boolean down) {}

  /// A pile, how many cards are left and what the top one costs.
  public record Pile(Influence influence, int cards, Optional<Integer> price) {}

  static MasquesView of(Setting setting, Palace palace, Eyes eyes) {
    var hands = palace.hands();
    return new MasquesView(
        palace.dance(),
        palace.turns(),
        Seat.of(palace.first()),
        Seat.of(palace.active()),
        Seats.list(palace.awaited() & Seats.all(palace.seats()), Seat::of),
        list(palace.seats(), seat -> guest(setting, palace, seat, eyes.are(seat))),
        list(setting.arcades(), arcade -> arcade(palace.ring(), arcade)),
        list(setting.arcades(), gap -> gap(setting, palace.ring(), gap)),
        list(Piles.COUNT, pile -> pile(palace, pile)),
        palace.supply(),
        list(Faction.COUNT, palace::inBag),
        Seats.count(hands.stock()),
        setting.values().list(hands.spent()),
        Seats.count(hands.discarded()),
        palace.over() ? Optional.of(palace.outcome()) : Optional.empty());
  }

  private static Guest guest(Setting setting, Palace palace, int seat, boolean own) {
    var families = new ArrayList<Family>();
    for (var family : Family.ALL) {
      if (palace.holder(family.number()) == seat) families.add(family);
    }
    int hand = palace.hands().hand(seat);
    int packet = palace.hands().packet(seat);
    return new Guest(
        List.copyOf(families),
        palace.purse(seat),
        list(Faction.COUNT, faction -> palace.seals(seat, faction)),
        Seats.count(hand),
        Seats.count(packet),
        own ? setting.values().list(hand) : List.of(),
        own ? setting.values().list(packet) : List.of());
  }

  private static Arcade arcade(Ring ring, int arcade) {
    int token = ring.tokenOn(arcade);
    boolean seal = token != Ring.NOTHING && token != Ring.DUCAT;
    return new Arcade(
        Ring.isForSeals(arcade),
        token == Ring.DUCAT,
        seal ? Optional.of(Faction.of(token)) : Optional.empty(),
        Seats.has(ring.down(), arcade));
  }

  private static Gap gap(Setting setting, Ring ring, int gap) {
    int card = ring.cardIn(gap);
    boolean influence = card >= Ring.INFLUENCE;
    boolean plot = card != Ring.NOTHING && !influence;
    return new Gap(
        plot ? Optional.of(setting.values().on(card)) : Optional.empty(),
        influence ? Optional.of(Piles.of(card - Ring.INFLUENCE)) : Optional.empty(),
        ring.isStruck(gap));
  }

  private static Pile pile(Palace palace, int pile) {
    int cards = palace.pile(pile);
    return new Pile(
        Piles.of(pile), cards, cards > 0 ? Optional.of(palace.price(pile)) : Optional.empty());
  }

  private static <V> List<V> list(int size, IntFunction<V> value) {
    return IntStream.range(0, size).mapToObj(value).toList();
  }
}
