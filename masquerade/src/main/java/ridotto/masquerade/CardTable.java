package ridotto.masquerade;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ridotto.kernel.Player;
import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.kernel.Table;
import ridotto.masquerade.MasqueradeEvent.*;
import ridotto.masquerade.card.Card;
import ridotto.masquerade.card.Cards;
import ridotto.masquerade.card.Deck;
import ridotto.masquerade.card.Rank;

/// Where every card lies and how: lines, deck, graveyard, facing, marks. Cards come, turn and go by
/// these verbs and no others; who may move them when is the [Battlefield]'s business.
///
/// It is long because the verbs are the game's whole vocabulary: a card's text is a few of them.
/// Seats and cards are plain ints here; sets of them are bits.
public abstract class CardTable extends Table<MasqueradeQuestion> {
  public static final int NOBODY = -1;

  private static final int FIRST_CARDS = 3;

  final Setting setting;
  final Deck deck;
  final Menus menus;
  final int seats;
  final BattleLine[] lines;
  final int[] holder = new int[BattleLine.ROOM]; // by card: whose line, or nobody's
  final Marks marks = new Marks();
  long stock; // the cards of the deck; chance takes one when it is drawn
  long graveyard;
  long faceUp;
  long acted; // this turn (K7)
  Phase phase = Phase.DEAL;
  int turn;
  int active;
  private MasqueradeQuestion question = MasqueradeQuestion.WHICH_CARD;
  private long fresh; // in a line, facing not chosen yet
  private long chosenUp; // chosen in secret, not shown yet
  private long shown; // face down, but all can see them just now
  private long pool; // gathered, to be dealt again
  private boolean secretly; // facings are being chosen in secret
  private int dealTo;
  private int shuffling; // the last place of the active line still open, or 0
  private int peekedFirst;
  private int peekedSecond;
  private long peeked;

  CardTable(Setting setting, Deck deck, Menus menus) {
    this.setting = setting;
    this.deck = deck;
    this.menus = menus;
    seats = setting.players();
    lines = new BattleLine[seats];
    for (int seat = 0; seat < seats; seat++) lines[seat] = new BattleLine();
  }

  @Override
  public MasqueradeQuestion question() {
    return question;
  }

  final void ask(int seat, MasqueradeQuestion about) {
    question = about;
    await(seat);
  }

  final void askAll(int seats, MasqueradeQuestion about) {
    question = about;
    awaitAll(seats);
  }

  void clear() {
    for (var line : lines) line.clear();
    Arrays.fill(holder, NOBODY);
    marks.clearAll();
    stock = graveyard = faceUp = fresh = chosenUp = acted = shown = pool = peeked = Cards.NONE;
    secretly = false;
    dealTo = shuffling = peekedFirst = peekedSecond = 0;
  }

  void copyCards(CardTable from) {
    for (int seat = 0; seat < seats; seat++) lines[seat].copyFrom(from.lines[seat]);
    System.arraycopy(from.holder, 0, holder, 0, holder.length);
    marks.copyFrom(from.marks);
    stock = from.stock;
    graveyard = from.graveyard;
    faceUp = from.faceUp;
    acted = from.acted;
    phase = from.phase;
    turn = from.turn;
    active = from.active;
    fresh = from.fresh;
    chosenUp = from.chosenUp;
    shown = from.shown;
    pool = from.pool;
    secretly = from.secretly;
    dealTo = from.dealTo;
    shuffling = from.shuffling;
    peekedFirst = from.peekedFirst;
    peekedSecond = from.peekedSecond;
    peeked = from.peeked;
    question = from.question;
    copyKernel(from);
  }

  /// Every card becomes the one it is mapped to.
  void renameCards(int[] names) {
    for (var line : lines) line.rename(names);
    var old = holder.clone();
    for (int card = 0; card < names.length; card++) holder[names[card]] = old[card];
    marks.rename(names);
    stock = renamed(stock, names);
    graveyard = renamed(graveyard, names);
    faceUp = renamed(faceUp, names);
    acted = renamed(acted, names);
    fresh = renamed(fresh, names);
    chosenUp = renamed(chosenUp, names);
    shown = renamed(shown, names);
    pool = renamed(pool, names);
    peeked = renamed(peeked, names);
    peekedFirst = names[peekedFirst];
    peekedSecond = names[peekedSecond];
  }

  /// Lays the cards as a record states them.
  void layCards(Position position) {
    stock = position.deck();
    graveyard = position.graveyard();
    faceUp = position.faceUp();
    for (int seat = 0; seat < seats; seat++) {
      for (int card : position.lines().get(seat)) {
        lines[seat].add(card);
        holder[card] = seat;
      }
    }
    position.marks().forEach(mark -> mark.put(marks));
  }

  // What there is.

  public int seats() {
    return seats;
  }

  public Deck deck() {
    return deck;
  }

  public Menus menus() {
    return menus;
  }

  public BattleLine line(int seat) {
    return lines[seat];
  }

  public Marks marks() {
    return marks;
  }

  public Phase phase() {
    return phase;
  }

  @Override
  public int turns() {
    return turn;
  }

  public int active() {
    return active;
  }

  /// Who controls this card, or [#NOBODY].
  public int holder(int card) {
    return holder[card];
  }

  public boolean inPlay(int card) {
    return holder[card] != NOBODY;
  }

  public long inPlay() {
    long inPlay = Cards.NONE;
    for (var line : lines) inPlay |= line.cards();
    return inPlay;
  }

  public long faceUp() {
    return faceUp;
  }

  public long graveyard() {
    return graveyard;
  }

  /// The cards in the deck.
  public long stock() {
    return stock;
  }

  /// The cards gathered to be dealt again.
  public long pool() {
    return pool;
  }

  /// The cards in a line whose facing is still to be chosen.
  public long fresh() {
    return fresh;
  }

  long chosenUp() {
    return chosenUp;
  }

  public long acted() {
    return acted;
  }

  long shown() {
    return shown;
  }

  public long peeked() {
    return peeked;
  }

  public int peeked(boolean first) {
    return first ? peekedFirst : peekedSecond;
  }

  /// Whether facings are being chosen in secret.
  public boolean secretly() {
    return secretly;
  }

  /// The last place of the active line still open in a shuffle, or 0.
  public int shuffling() {
    return shuffling;
  }

  /// The cards of this seat that lie face down.
  long faceDown(int seat) {
    return lines[seat].cards() & ~faceUp;
  }

  /// What this seat may discard: never King or Queen (K15).
  public long discardable(int seat) {
    return lines[seat].cards() & ~deck.royals();
  }

  public long discardable(int seat, int butNot) {
    return discardable(seat) & ~Cards.only(butNot);
  }

  /// Whether Mary keeps this card's text from being heard.
  boolean silenced(int card) {
    long silencers = deck.silencers() & faceUp & ~Cards.only(card);
    return silencers != Cards.NONE && deck.rank(card) != Rank.KING;
  }

  public int at(Place place) {
    return lines[place.seat().index()].at(place.number());
  }

  int left(int seat) {
    return seat + 1 == seats ? 0 : seat + 1;
  }

  Place place(int card) {
    return menus.place(holder[card], lines[holder[card]].placeOf(card));
  }

  // The deal.

  /// Deals a card: three to each in turn at first, singly round the table at a festival.
  void deal(int card) {
    if (phase == Phase.DEAL) stock &= ~Cards.only(card);
    else pool &= ~Cards.only(card);
    fresh |= Cards.only(card);
    enter(card, dealTo);
    learn(card);
    if (phase != Phase.DEAL) dealTo = left(dealTo);
    else if (lines[dealTo].size() == FIRST_CARDS) dealTo++;
    if (phase == Phase.DEAL && dealTo == seats) checkDeal();
    else if (phase != Phase.DEAL && pool == Cards.NONE) secretly = true;
  }

  boolean dealing() {
    return phase == Phase.DEAL ? dealTo < seats : pool != Cards.NONE;
  }

  private void checkDeal() {
    boolean again = holder[deck.king()] != NOBODY && holder[deck.king()] == holder[deck.queen()];
    if (heard()) tell(new Dealt(again));
    secretly = !again;
    if (!again) return;
    clear();
    stock = deck.all();
  }

  /// All cards in play are to be dealt again, beginning with this seat. Marks are cleared.
  public void gather(int by) {
    pool = inPlay();
    for (var line : lines) line.clear();
    for (long left = pool; left != Cards.NONE; left = Cards.afterFirst(left)) {
      holder[Cards.first(left)] = NOBODY;
    }
    marks.clearAll();
    faceUp = acted = shown = Cards.NONE;
    dealTo = by;
    if (heard()) tell(new Gathered(Seat.of(by), Cards.count(pool)));
  }

  // Facing.

  /// Asks everybody who has new cards to choose their facings in secret (K2).
  void askFacings() {
    long up = fresh & deck.neverDown();
    fresh &= ~up;
    chosenUp |= up;
    int asked = Seats.NONE;
    for (int seat = 0; seat < seats; seat++) {
      if ((lines[seat].cards() & fresh) != Cards.NONE) asked |= Seats.only(seat);
    }
    if (asked == Seats.NONE) showFacings();
    else askAll(asked, MasqueradeQuestion.UP_OR_DOWN);
  }

  /// The next new card of a seat gets its facing. True if nobody has to be waited for.
  boolean lay(int seat, boolean up) {
    var line = lines[seat];
    int place = 1;
    while (!Cards.has(fresh, line.at(place))) place++;
    int card = line.at(place);
    fresh &= ~Cards.only(card);
    if (!secretly) {
      laid(card, up);
      return true;
    }
    if (up) chosenUp |= Cards.only(card);
    if ((line.cards() & fresh) == Cards.NONE) answered(seat);
    if (awaited() != Seats.NONE) return false;
    showFacings();
    return true;
  }

  private void showFacings() {
    secretly = false;
    long up = chosenUp;
    chosenUp = Cards.NONE;
    for (var line : lines) {
      for (int place = 1; place <= line.size(); place++) {
        laid(line.at(place), Cards.has(up, line.at(place)));
      }
    }
  }

  void laid(int card, boolean up) {
    if (up) faceUp |= Cards.only(card);
    if (!heard()) return;
    tell(new Laid(place(card), up));
    if (up) tell(new Revealed(place(card), deck.card(card)));
  }

  /// Turns a card face up. True if it was face down.
  boolean turnedUp(int card) {
    if (Cards.has(faceUp, card)) return false;
    faceUp |= Cards.only(card);
    if (heard()) tell(new TurnedUp(place(card), deck.card(card)));
    return true;
  }

  public void turnDown(int card) {
    faceUp &= ~Cards.only(card);
    if (heard()) tell(new TurnedDown(place(card), deck.card(card)));
  }

  /// Begins to shuffle the active player's face-down cards: the last place is filled first.
  void beginShuffle() {
    shuffling = lines[active].before(lines[active].size() + 1, faceDown(active));
  }

  /// The card of this place comes to the last place still open. True when all lie.
  boolean shuffle(int place) {
    var line = lines[active];
    line.swap(place, shuffling);
    shuffling = line.before(shuffling, faceDown(active));
    if (line.before(shuffling, faceDown(active)) > 0) return false;
    shuffling = 0;
    if (!heard()) return true;
    tell(new Shuffled(Seat.of(active)));
    tell(new LookedOver(Player.of(active), cardsOf(active)));
    return true;
  }

  private List<Card> cardsOf(int seat) {
    var cards = new ArrayList<Card>();
    for (int i = 1; i <= lines[seat].size(); i++) cards.add(deck.card(lines[seat].at(i)));
    return List.copyOf(cards);
  }

  // Cards come and go.

  /// Puts a card at the end of a line. Whoever so gets King and Queen together wins (K18).
  void enter(int card, int seat) {
    lines[seat].add(card);
    holder[card] = seat;
    boolean pair = Cards.has(deck.royals(), card) && pairWins(seat);
    if (heard()) tell(new Joined(place(card), pair));
    if (!pair) return;
    learn(card);
    reveal(deck.king());
    reveal(deck.queen());
    end(MasqueradeEnding.PAIR, Seats.only(seat));
  }

  private boolean pairWins(int seat) {
    boolean both = (deck.royals() & ~lines[seat].cards()) == Cards.NONE;
    return both && !setting.pairFaceUp() && phase != Phase.DEAL;
  }

  void learn(int card) {
    if (!heard() || over()) return;
    tell(new Learned(Player.of(holder[card]), place(card), deck.card(card)));
  }

  void reveal(int card) {
    shown |= Cards.only(card);
    if (heard()) tell(new Revealed(place(card), deck.card(card)));
  }

  void leave(int card) {
    long others = ~Cards.only(card);
    lines[holder[card]].remove(card);
    holder[card] = NOBODY;
    faceUp &= others;
    acted &= others;
    shown &= others;
    if (Cards.has(marks.all(), card)) marks.clear(card);
  }

  /// A card comes into play outside the deal, and its facing is open unless it must be face up.
  void arrive(int card, int seat, boolean up) {
    enter(card, seat);
    learn(card);
    if (over()) return;
    if (up || Cards.has(deck.neverDown(), card)) laid(card, true);
    else fresh |= Cards.only(card);
  }

  /// Brings a card back from the graveyard.
  public void raise(int card, int seat, boolean up) {
    graveyard &= ~Cards.only(card);
    if (heard()) tell(new Raised(Seat.of(seat), deck.card(card)));
    arrive(card, seat, up);
  }

  public void discard(int card) {
    if (heard()) tell(new Discarded(place(card), deck.card(card)));
    leave(card);
    graveyard |= Cards.only(card);
  }

  /// A card changes sides; it keeps its facing and its marks (K22).
  public void give(int card, int to) {
    int from = holder[card];
    if (heard()) tell(new ChangedSides(place(card), Seat.of(to)));
    lines[from].remove(card);
    enter(card, to);
    if (!Cards.has(faceUp, card)) learn(card);
  }

  /// Gives these cards of one seat to another, in their order.
  public void giveAll(int from, long cards, int to) {
    var line = lines[from];
    for (int place = 1; place <= line.size() && !over(); ) {
      if (Cards.has(cards, line.at(place))) give(line.at(place), to);
      else place++;
    }
  }

  /// All these cards of others, who are of one rank, come over.
  public void summon(int by, Rank rank, long cards) {
    if (heard()) tell(new Summoned(Seat.of(by), rank, places(cards)));
    for (int seat = left(by); seat != by; seat = left(seat)) giveAll(seat, cards, by);
  }

  private List<Place> places(long cards) {
    var places = new ArrayList<Place>();
    for (int seat = 0; seat < seats; seat++) {
      for (int i = 1; i <= lines[seat].size(); i++) {
        if (Cards.has(cards, lines[seat].at(i))) places.add(menus.place(seat, i));
      }
    }
    return List.copyOf(places);
  }

  /// Shuffles a card into the deck, from a line or from the graveyard.
  public void shuffleAway(int card) {
    if (inPlay(card)) leave(card);
    else if (Cards.has(graveyard, card)) graveyard &= ~Cards.only(card);
    else return;
    stock |= Cards.only(card);
    if (heard()) tell(new ShuffledAway(deck.card(card)));
  }

  /// The active player looks at the next card of the deck.
  public void peek(int card) {
    if (peeked == Cards.NONE) peekedFirst = card;
    else peekedSecond = card;
    peeked |= Cards.only(card);
    stock &= ~Cards.only(card);
    if (!heard()) return;
    tell(new LookedAtTop(Seat.of(active)));
    tell(new Glimpsed(Player.of(active), deck.card(card)));
  }

  /// One of the two cards looked at goes to another, face down, the other one to the active player.
  public void handOut(boolean first, int to) {
    int given = peeked(first);
    int kept = peeked(!first);
    if (heard()) tell(new HandedOver(Seat.of(active), Seat.of(to)));
    peeked = Cards.only(kept);
    enter(given, to);
    learn(given);
    if (over()) return;
    laid(given, Cards.has(deck.neverDown(), given));
    peeked = Cards.NONE;
    arrive(kept, active, false);
  }

  public void discardPeeked() {
    graveyard |= peeked;
    peeked = Cards.NONE;
    if (!heard()) return;
    var cards = List.of(deck.card(peekedFirst), deck.card(peekedSecond));
    tell(new DiscardedTop(Seat.of(active), cards));
  }

  // Secret discards.

  /// In another world this seat has chosen these facings.
  public void faceOtherwise(int seat, long up) {
    chosenUp = (chosenUp & ~lines[seat].cards()) | up;
  }

  // Marks.

  /// In another world the marks of these two lie on each other.
  public void exchangeMarks(int one, int other) {
    int[] names = new int[holder.length];
    for (int card = 0; card < names.length; card++) names[card] = card;
    names[one] = other;
    names[other] = one;
    marks.rename(names);
  }

  public void poison(int card, int by) {
    marks.poison(card, by);
    if (heard()) tell(new Poisoned(place(card), Seat.of(by)));
  }

  public void weaken(int card, int loss) {
    marks.weaken(card, loss);
    if (heard()) tell(new Weakened(deck.card(card), marks.losses(card)));
  }

  public void strengthen(int card, int gain, int seat) {
    marks.strengthen(card, gain, seat);
    if (heard()) tell(new Strengthened(deck.card(card), marks.bonus(card)));
  }

  // Kills.

  void hideShown() {
    shown = Cards.NONE;
  }

  // The turn.

  void end(MasqueradeEnding why, int winners) {
    turn++;
    close(why, winners);
    if (heard()) tell(new Ended(why, Seats.list(winners, Player::of)));
  }

  // Other tables.

  private static long renamed(long cards, int[] names) {
    long renamed = Cards.NONE;
    for (long left = cards; left != Cards.NONE; left = Cards.afterFirst(left)) {
      renamed |= Cards.only(names[Cards.first(left)]);
    }
    return renamed;
  }
}
