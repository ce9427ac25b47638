package ridotto.mascarade;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ridotto.kernel.Lexicon;
import ridotto.kernel.Menu;
import ridotto.kernel.Seat;
import ridotto.mascarade.MascaradeMove.*;
import ridotto.mascarade.deed.Gamble;

/// Every saying of one game, and the lists of them that are the same all through it.
public final class Menus {
  private final Setting setting;
  private final Layout layout;
  private final Lexicon<MascaradeMove> lexicon = new Lexicon<>();
  private final Menu[] swaps;
  private final Menu[] mustSwap; // by the place of the card that was shown
  private final Menu[] mayNotAnnounce;
  private final Menu[] turns;
  private final Menu answer;
  private final Menu[] others;
  private final Menu[] othersOrNobody;
  private final Menu[] toSpy;
  private final Menu[] twoCards;
  private final Menu[] twoPlayers;
  private final Menu names;
  private final Menu swapOrNot;
  private final Menu[] hides; // by how many there are to hide
  private final Menu[] guesses;
  private final int[] picks;
  private final int[] deals;
  private final int[] deck;
  private final Menu begins;

  Menus(Setting setting) {
    this.setting = setting;
    layout = setting.layout();
    learnAll();
    deals = setting.cast().stream().mapToInt(mask -> id(new Deal(mask))).toArray();
    deck =
        setting.cast().stream()
            .flatMapToInt(
                mask -> IntStream.generate(mask::number).limit(setting.copies(mask.number())))
            .toArray();
    picks = seats().stream().mapToInt(seat -> id(new Pick(seat))).toArray();
    begins = menu(seats().stream().map(Begin::new).toList());
    names = menu(setting.cast().stream().map(Name::new).toList());
    swapOrNot = menu(List.of(new Exchange(true), new Exchange(false)));
    hides = upTo(mostHidden(), Hide::new);
    guesses = upTo(mostHidden(), Guess::new);
    swaps = bySeat(this::swaps);
    turns = bySeat(seat -> join(join(swaps(seat), looks()), announcements()));
    mayNotAnnounce = bySeat(seat -> join(swaps(seat), looks()));
    answer = menu(answers());
    others = bySeat(this::otherSeats);
    othersOrNobody = bySeat(seat -> join(otherSeats(seat), List.of(new Decline())));
    toSpy = bySeat(this::toSpy);
    twoCards = bySeat(this::cardsOfTwo);
    twoPlayers = bySeat(this::pairs);
    mustSwap = new Menu[layout.cards()];
    for (var place : layout.places()) mustSwap[place.index()] = menu(mustSwap(place));
  }

  /// Also what is never legal, so that it can be refused with a reason.
  private void learnAll() {
    for (var hand : layout.hands()) {
      for (var place : layout.places()) {
        lexicon.add(new Swap(hand, place, true));
        lexicon.add(new Swap(hand, place, false));
      }
      lexicon.add(new Look(hand));
      for (var mask : setting.cast()) lexicon.add(new Announce(hand, mask));
      lexicon.add(new Claim(hand));
    }
    lexicon.add(new Pass());
    for (var place : layout.places()) {
      lexicon.add(new Spy(place));
      for (var other : layout.places()) {
        if (other.index() <= place.index()) continue;
        lexicon.add(new SwapOthers(place, other, true));
        lexicon.add(new SwapOthers(place, other, false));
      }
    }
    for (var one : seats()) {
      lexicon.add(new Pick(one));
      lexicon.add(new Begin(one));
      for (var other : seats()) {
        if (other.index() > one.index()) lexicon.add(new MovePeople(one, other));
      }
    }
    lexicon.add(new Decline());
    lexicon.add(new Exchange(true));
    lexicon.add(new Exchange(false));
    for (int coins = 1; coins <= mostHidden(); coins++) {
      lexicon.add(new Hide(coins));
      lexicon.add(new Guess(coins));
    }
    for (var mask : setting.cast()) {
      lexicon.add(new Name(mask));
      lexicon.add(new Deal(mask));
    }
  }

  Lexicon<MascaradeMove> lexicon() {
    return lexicon;
  }

  Menu swaps(Ballroom room) {
    return swaps[room.active()];
  }

  /// The card that was shown must be swapped or not, and no other (M16).
  Menu mustSwap(Ballroom room) {
    return mustSwap[room.placeOf(room.active())];
  }

  Menu mayNotAnnounce(Ballroom room) {
    return mayNotAnnounce[room.active()];
  }

  Menu turn(Ballroom room) {
    return turns[room.active()];
  }

  Menu answer() {
    return answer;
  }

  Menu begins() {
    return begins;
  }

  /// The cards before they are dealt, in the order of the cast.
  int[] deck() {
    return deck;
  }

  int deal(int mask) {
    return deals[mask];
  }

  public int pick(int seat) {
    return picks[seat];
  }

  public Menu others(int seat) {
    return others[seat];
  }

  public Menu othersOrNobody(int seat) {
    return othersOrNobody[seat];
  }

  public Menu cardsToSpy(int seat) {
    return toSpy[seat];
  }

  public Menu swapOrNot() {
    return swapOrNot;
  }

  public Menu twoCards(int seat) {
    return twoCards[seat];
  }

  public Menu twoPlayers(int seat) {
    return twoPlayers[seat];
  }

  public Menu names() {
    return names;
  }

  /// From one coin to so many.
  public Menu hides(int most) {
    return hides[most];
  }

  public Menu guesses(int most) {
    return guesses[most];
  }

  private int mostHidden() {
    return setting.cast().stream()
        .flatMap(mask -> mask.costume().deeds().stream())
        .mapToInt(deed -> deed instanceof Gamble(int coins) ? coins : 0)
        .max()
        .orElse(0);
  }

  private Menu[] upTo(int most, IntFunction<MascaradeMove> say) {
    var menus = new Menu[most + 1];
    for (int coins = 1; coins <= most; coins++) {
      menus[coins] = menu(IntStream.rangeClosed(1, coins).mapToObj(say).toList());
    }
    return menus;
  }

  private List<MascaradeMove> swaps(int seat) {
    var byId = new ArrayList<MascaradeMove>();
    for (var hand : layout.hands()) {
      if (hand != Hand.PROTECTED) byId.addAll(swaps(seat, hand));
    }
    return byId;
  }

  private List<MascaradeMove> swaps(int seat, Hand hand) {
    var byId = new ArrayList<MascaradeMove>();
    for (var with : layout.places()) {
      boolean own = layout.own(seat, with);
      if (with.index() == layout.at(seat, hand)) continue;
      if (!own && Layout.isProtected(with)) continue;
      byId.add(new Swap(hand, with, true));
      byId.add(new Swap(hand, with, false));
    }
    return byId;
  }

  /// A protected card can only be swapped with one's own (M16).
  private List<MascaradeMove> mustSwap(Place shown) {
    if (!(shown instanceof Place.Held(int _, Seat seat, Hand hand))) return List.of();
    return swaps(seat.index(), hand).stream()
        .filter(say -> hand != Hand.PROTECTED || layout.own(seat.index(), ((Swap) say).with()))
        .toList();
  }

  private List<MascaradeMove> looks() {
    return layout.hands().stream().<MascaradeMove>map(Look::new).toList();
  }

  private List<MascaradeMove> announcements() {
    var byId = new ArrayList<MascaradeMove>();
    for (var hand : layout.hands()) {
      if (hand == Hand.PROTECTED) continue;
      for (var mask : setting.cast()) byId.add(new Announce(hand, mask));
    }
    return byId;
  }

  /// To pass comes first.
  private List<MascaradeMove> answers() {
    return join(
        List.of(new Pass()), layout.hands().stream().<MascaradeMove>map(Claim::new).toList());
  }

  private List<MascaradeMove> otherSeats(int seat) {
    return seats().stream()
        .filter(other -> other.index() != seat)
        .<MascaradeMove>map(Pick::new)
        .toList();
  }

  private List<MascaradeMove> toSpy(int seat) {
    return layout.places().stream()
        .filter(place -> !layout.own(seat, place))
        .filter(place -> place instanceof Place.Held || setting.edition().spiesOnCentre())
        .<MascaradeMove>map(Spy::new)
        .toList();
  }

  /// Cards of two others; with two players, both cards the opponent leaves open (M21).
  private List<MascaradeMove> cardsOfTwo(int seat) {
    var byId = new ArrayList<MascaradeMove>();
    for (var one : layout.places()) {
      for (var other : layout.places()) {
        if (other.index() <= one.index() || !areTwoOthers(seat, one, other)) continue;
        byId.add(new SwapOthers(one, other, true));
        byId.add(new SwapOthers(one, other, false));
      }
    }
    return byId;
  }

  boolean areTwoOthers(int seat, Place one, Place other) {
    return one instanceof Place.Held a
        && other instanceof Place.Held b
        && !layout.own(seat, one)
        && !layout.own(seat, other)
        && !Layout.isProtected(one)
        && !Layout.isProtected(other)
        && (!a.seat().equals(b.seat()) || layout.seats() == 2);
  }

  private List<MascaradeMove> pairs(int seat) {
    var byId = new ArrayList<MascaradeMove>();
    for (var one : seats()) {
      for (var other : seats()) {
        boolean rising = one.index() < other.index();
        boolean others = one.index() != seat && other.index() != seat;
        if (rising && others) byId.add(new MovePeople(one, other));
      }
    }
    return byId;
  }

  private List<Seat> seats() {
    var seats = new ArrayList<Seat>();
    for (int i = 0; i < layout.seats(); i++) seats.add(Seat.of(i));
    return seats;
  }

  private Menu[] bySeat(IntFunction<List<MascaradeMove>> byId) {
    var menus = new Menu[layout.seats()];
    for (int seat = 0; seat < menus.length; seat++) menus[seat] = menu(byId.apply(seat));
    return menus;
  }

  private Menu menu(List<? extends MascaradeMove> byId) {
    return new Menu(byId.stream().mapToInt(this::id).toArray());
  }

  private int id(MascaradeMove say) {
    return lexicon.id(say);
  }

  private static List<MascaradeMove> join(List<MascaradeMove> first, List<MascaradeMove> then) {
    return Stream.concat(first.stream(), then.stream()).toList();
  }
}
