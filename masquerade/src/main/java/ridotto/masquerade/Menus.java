package ridotto.masquerade;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import ridotto.kernel.Lexicon;
import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.kernel.Seat;
import ridotto.masquerade.MasqueradeMove.*;
import ridotto.masquerade.card.Card;
import ridotto.masquerade.card.Cards;
import ridotto.masquerade.card.Deck;

/// Every saying of one game by its id, every place and every question, each made once; and the
/// lists that several questions share.
public final class Menus {
  private final Lexicon<MasqueradeMove> lexicon = new Lexicon<>();
  private final Deck deck;
  private final int seats;
  private final int[] deals;
  private final int[] draws;
  private final int[] begins;
  private final int[] attacks;
  private final int[] flips;
  private final int[] uses;
  private final int[] discards;
  private final int[] takes;
  private final int[] resolves;
  private final int[] tos;
  private final int[][] points;
  private final int[] leaves;
  private final int[][] gives = new int[2][];
  private final Place[][] places;
  private final MasqueradeQuestion[][] useTexts;
  private final int stop;
  private final int decline;
  private final int discardBoth;
  private final Menu upOrDown;
  private final Menu shuffleOrNot;
  private final Menu substituteOrNot;
  private final Menu drawOrNot;
  private final Menu whoBegins;

  Menus(Setting setting, Deck deck) {
    this.deck = deck;
    seats = setting.players();
    upOrDown = menu(new Lay(true), new Lay(false));
    shuffleOrNot = menu(new Keep(), new Shuffle());
    attacks = ids(deck.size() + 1, Attack::new);
    flips = ids(deck.size() + 1, Flip::new);
    uses = ids(deck.size() + 1, Use::new);
    stop = lexicon.add(new Stop());
    places = new Place[seats][];
    points = new int[seats][];
    for (int seat = 0; seat < seats; seat++) learnPlaces(seat);
    discards = ids(deck.size() + 1, Discard::new);
    takes = cards(Take::new);
    resolves = cards(Resolve::new);
    tos = seats(To::new);
    gives[0] = seats(seat -> new GiveDrawn(false, seat));
    gives[1] = seats(seat -> new GiveDrawn(true, seat));
    discardBoth = lexicon.add(new DiscardBoth());
    decline = lexicon.add(new Decline());
    substituteOrNot = menu(new Sacrifice(), new Decline());
    drawOrNot = menu(new DrawOne(), new Decline());
    begins = seats(Begin::new);
    whoBegins = new Menu(begins);
    deals = cards(Deal::new);
    draws = cards(Draw::new);
    leaves = setting.third() ? ids(deck.size() + 1, LeaveLying::new) : new int[0];
    useTexts = new MasqueradeQuestion[deck.size()][];
    for (var card : deck.cards()) {
      useTexts[card.number()] =
          List.of(Choice.values()).stream()
              .map(choice -> new MasqueradeQuestion.UseText(card, choice))
              .toArray(MasqueradeQuestion[]::new);
    }
  }

  private void learnPlaces(int seat) {
    int most = deck.size();
    places[seat] =
        IntStream.rangeClosed(0, most)
            .mapToObj(number -> new Place.InLine(Seat.of(seat), number))
            .toArray(Place[]::new);
    points[seat] = ids(most + 1, number -> new Point(places[seat][number]));
  }

  /// Ids by number, from 1; places are counted from 1.
  private int[] ids(int end, IntFunction<MasqueradeMove> say) {
    int[] ids = new int[end];
    for (int number = 1; number < end; number++) ids[number] = lexicon.add(say.apply(number));
    return ids;
  }

  private int[] cards(java.util.function.Function<Card, MasqueradeMove> say) {
    return deck.cards().stream().mapToInt(card -> lexicon.add(say.apply(card))).toArray();
  }

  private int[] seats(java.util.function.Function<Seat, MasqueradeMove> say) {
    return IntStream.range(0, seats).map(seat -> lexicon.add(say.apply(Seat.of(seat)))).toArray();
  }

  private Menu menu(MasqueradeMove... byId) {
    return new Menu(List.of(byId).stream().mapToInt(lexicon::add).toArray());
  }

  Lexicon<MasqueradeMove> lexicon() {
    return lexicon;
  }

  public Place place(int seat, int number) {
    return places[seat][number];
  }

  MasqueradeQuestion useText(int card, Choice choice) {
    return useTexts[card][choice.ordinal()];
  }

  Menu upOrDown() {
    return upOrDown;
  }

  /// Two at least are shuffled (K6), so that of two none can be left out.
  Menu shuffleOrNot(Battlefield field, Moves into) {
    long moving = field.shuffling.moving(field);
    if (leaves.length == 0 || Cards.count(moving) <= Shuffling.FEWEST) return shuffleOrNot;
    var line = field.line(field.active());
    into.add(shuffleOrNot.get(0));
    into.add(shuffleOrNot.get(1));
    for (int place = 1; place <= line.size(); place++) {
      if (Cards.has(moving, line.at(place))) into.add(leaves[place]);
    }
    return into;
  }

  Menu substituteOrNot() {
    return substituteOrNot;
  }

  Menu drawOrNot() {
    return drawOrNot;
  }

  Menu whoBegins() {
    return whoBegins;
  }

  int attack(int place) {
    return attacks[place];
  }

  int flip(int place) {
    return flips[place];
  }

  int use(int place) {
    return uses[place];
  }

  int stop() {
    return stop;
  }

  int point(int seat, int place) {
    return points[seat][place];
  }

  int resolve(int card) {
    return resolves[card];
  }

  public int decline() {
    return decline;
  }

  Moves deals(long cards, Moves into) {
    return into.addEach(deals, cards);
  }

  public Moves draws(long cards, Moves into) {
    return into.addEach(draws, cards);
  }

  public Moves takes(long cards, Moves into) {
    return into.addEach(takes, cards);
  }

  /// Those of one's own cards that are in this set.
  public Moves discards(Battlefield field, int seat, long cards, Moves into) {
    var line = field.line(seat);
    for (int place = 1; place <= line.size(); place++) {
      if (Cards.has(cards, line.at(place))) into.add(discards[place]);
    }
    return into;
  }

  /// Those cards of any line that are in this set.
  public Moves points(Battlefield field, long cards, Moves into) {
    for (int seat = 0; seat < seats; seat++) {
      var line = field.line(seat);
      if ((line.cards() & cards) == Cards.NONE) continue;
      for (int place = 1; place <= line.size(); place++) {
        if (Cards.has(cards, line.at(place))) into.add(points[seat][place]);
      }
    }
    return into;
  }

  public Moves others(Battlefield field, int seat, Moves into) {
    for (int other = 0; other < field.seats(); other++) {
      if (other != seat) into.add(tos[other]);
    }
    return into;
  }

  /// Two cards from the deck: one is given away, or both are discarded, but never a royal.
  public Moves drawn(Battlefield field, int seat, Moves into) {
    for (var give : gives) {
      for (int other = 0; other < seats; other++) {
        if (other != seat) into.add(give[other]);
      }
    }
    if ((field.peeked() & deck.royals()) == Cards.NONE) into.add(discardBoth);
    return into;
  }
}
