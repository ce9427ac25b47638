package ridotto.masquerade;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import ridotto.kernel.Player;
import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.kernel.Table;
import ridotto.masquerade.Happened.*;
import ridotto.masquerade.card.Card;
import ridotto.masquerade.card.Cards;
import ridotto.masquerade.card.Deck;
import ridotto.masquerade.card.Effect;
import ridotto.masquerade.card.Rank;
import ridotto.masquerade.card.Step;
import ridotto.masquerade.card.Trigger;

/// The Masquerade table. Lines, deck, graveyard and marks change here and nowhere else.
///
/// It is one long file because the verbs are the game's whole vocabulary: a card's text is a few of
/// them. Seats and cards are plain ints here; sets of them are bits.
public final class Battlefield extends Table<Ask> {
  public static final int NOBODY = -1;

  private static final int FIRST_CARDS = 3;
  private static final int ACTIONS = 3;
  private static final int LONGEST_LINE = 6;

  private final Setting setting;
  private final Deck deck;
  private final Menus menus;
  private final int seats;
  private final BattleLine[] lines;
  private final int[] holder = new int[BattleLine.ROOM]; // by card: whose line, or nobody's
  private final int[] picks; // by seat: the card chosen in secret
  private final Marks marks = new Marks();
  private final Triggers triggers = new Triggers();
  private final Combat combat = new Combat();
  private long stock; // the cards of the deck; chance takes one when it is drawn
  private long graveyard;
  private long faceUp;
  private long fresh; // in a line, facing not chosen yet
  private long chosenUp; // chosen in secret, not shown yet
  private long acted; // this turn (K7)
  private long shown; // face down, but all can see them just now
  private long pool; // gathered, to be dealt again
  private boolean secretly; // facings are being chosen in secret
  private int dealTo;
  private Phase phase = Phase.DEAL;
  private int turn;
  private int active;
  private int actions; // left this turn
  private int drawer;
  private int draws; // left
  private boolean drawsUp;
  private int endangered = NOBODY; // a card that would be killed, for which another may fall
  private int endangeredBy;
  private int shuffling; // the last place of the active line still open, or 0
  private int peekedFirst;
  private int peekedSecond;
  private long peeked;
  private int current; // the trigger that happens now
  private int noted; // a card an effect remembers between two choices
  private int causer; // whose attack or text it is
  private int holding; // seats that had cards when last looked at (K16)
  private int spoils;

  Battlefield(Setting setting, Deck deck, Menus menus) {
    this.setting = setting;
    this.deck = deck;
    this.menus = menus;
    seats = setting.players();
    picks = new int[seats];
    lines = new BattleLine[seats];
    for (int seat = 0; seat < seats; seat++) lines[seat] = new BattleLine();
  }

  void lay() {
    clear();
    stock = deck.all();
    phase = Phase.DEAL;
    turn = 0;
    active = Math.max(0, setting.first());
    reopen();
    ask(HOUSE, Ask.WHICH_CARD);
  }

  private void clear() {
    for (var line : lines) line.clear();
    Arrays.fill(holder, NOBODY);
    marks.clearAll();
    triggers.clear();
    combat.clear();
    stock = graveyard = faceUp = fresh = chosenUp = acted = shown = pool = peeked = Cards.NONE;
    secretly = drawsUp = false;
    dealTo = actions = drawer = draws = endangeredBy = shuffling = 0;
    peekedFirst = peekedSecond = current = noted = causer = holding = spoils = 0;
    endangered = NOBODY;
    Arrays.fill(picks, NOBODY);
  }

  void copyFrom(Battlefield from) {
    for (int seat = 0; seat < seats; seat++) {
      lines[seat].copyFrom(from.lines[seat]);
      picks[seat] = from.picks[seat];
    }
    System.arraycopy(from.holder, 0, holder, 0, holder.length);
    marks.copyFrom(from.marks);
    triggers.copyFrom(from.triggers);
    combat.copyFrom(from.combat);
    stock = from.stock;
    graveyard = from.graveyard;
    faceUp = from.faceUp;
    fresh = from.fresh;
    chosenUp = from.chosenUp;
    acted = from.acted;
    shown = from.shown;
    pool = from.pool;
    secretly = from.secretly;
    dealTo = from.dealTo;
    phase = from.phase;
    turn = from.turn;
    active = from.active;
    actions = from.actions;
    drawer = from.drawer;
    draws = from.draws;
    drawsUp = from.drawsUp;
    endangered = from.endangered;
    endangeredBy = from.endangeredBy;
    shuffling = from.shuffling;
    peekedFirst = from.peekedFirst;
    peekedSecond = from.peekedSecond;
    peeked = from.peeked;
    current = from.current;
    noted = from.noted;
    causer = from.causer;
    holding = from.holding;
    spoils = from.spoils;
    copyKernel(from);
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

  Triggers triggers() {
    return triggers;
  }

  Combat combat() {
    return combat;
  }

  Phase phase() {
    return phase;
  }

  @Override
  public int turns() {
    return turn;
  }

  public int active() {
    return active;
  }

  int actions() {
    return actions;
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

  long pool() {
    return pool;
  }

  long fresh() {
    return fresh;
  }

  long chosenUp() {
    return chosenUp;
  }

  long acted() {
    return acted;
  }

  long shown() {
    return shown;
  }

  public long peeked() {
    return peeked;
  }

  int peeked(boolean first) {
    return first ? peekedFirst : peekedSecond;
  }

  boolean secretly() {
    return secretly;
  }

  int shuffling() {
    return shuffling;
  }

  int endangered() {
    return endangered;
  }

  int picked(int seat) {
    return picks[seat];
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

  // The text that happens now.

  /// The card whose text it is.
  public int source() {
    return Triggers.card(current);
  }

  /// Who killed that card.
  public int killer() {
    return Triggers.killer(current);
  }

  /// The card that was attacked last.
  public int attacked() {
    return combat.attacked();
  }

  /// The player whose card was attacked last.
  public int defender() {
    return combat.defender();
  }

  public int noted() {
    return noted;
  }

  public void note(int card) {
    noted = card;
  }

  Effect effect() {
    return deck.whens(source())[Triggers.text(current)].effect();
  }

  public Step ask(int seat, Choice choice) {
    ask(seat, menus.useText(source(), choice));
    return Step.ASKS;
  }

  public Step askAll(int asked, Choice choice) {
    askAll(asked, menus.useText(source(), choice));
    return Step.ASKS;
  }

  public boolean asks(Choice choice) {
    return question() instanceof Ask.UseText(_, var asked) && asked == choice;
  }

  void put(int seat, Ask question) {
    ask(seat, question);
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
    else askAll(asked, Ask.UP_OR_DOWN);
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

  private void laid(int card, boolean up) {
    if (up) faceUp |= Cards.only(card);
    if (!heard()) return;
    tell(new Laid(place(card), up));
    if (up) tell(new Revealed(place(card), deck.card(card)));
  }

  /// Turns these cards face up; their flip-ups fire together (K13).
  public void turnUp(long cards) {
    long turned = Cards.NONE;
    for (var line : lines) {
      if ((line.cards() & cards & ~faceUp) == Cards.NONE) continue;
      for (int place = 1; place <= line.size(); place++) {
        int card = line.at(place);
        if (Cards.has(cards, card) && turnedUp(card)) turned |= Cards.only(card);
      }
    }
    triggers.newBatch();
    turned &= deck.waitingFor(Trigger.FLIP_UP);
    for (long left = turned; left != Cards.NONE; left = Cards.afterFirst(left)) {
      int card = Cards.first(left);
      add(Trigger.FLIP_UP, card, holder[card], Triggers.NOBODY);
    }
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
  private void enter(int card, int seat) {
    lines[seat].add(card);
    holder[card] = seat;
    boolean pair = Cards.has(deck.royals(), card) && pairWins(seat);
    if (heard()) tell(new Joined(place(card), pair));
    if (!pair) return;
    learn(card);
    reveal(deck.king());
    reveal(deck.queen());
    end(Finale.PAIR, Seats.only(seat));
  }

  private boolean pairWins(int seat) {
    boolean both = (deck.royals() & ~lines[seat].cards()) == Cards.NONE;
    return both && !setting.pairFaceUp() && phase != Phase.DEAL;
  }

  private void learn(int card) {
    if (!heard() || over()) return;
    tell(new Learned(Player.of(holder[card]), place(card), deck.card(card)));
  }

  private void reveal(int card) {
    shown |= Cards.only(card);
    if (heard()) tell(new Revealed(place(card), deck.card(card)));
  }

  private void leave(int card) {
    long others = ~Cards.only(card);
    lines[holder[card]].remove(card);
    holder[card] = NOBODY;
    faceUp &= others;
    acted &= others;
    shown &= others;
    if (Cards.has(marks.all(), card)) marks.clear(card);
  }

  /// Has a seat draw cards, one after the other, `up` if they must be played face up.
  public void draw(int seat, int cards, boolean up) {
    drawer = seat;
    draws = cards;
    drawsUp = up;
  }

  /// Whether a card is to be drawn; from an empty deck nothing is (K20).
  boolean drawing() {
    if (stock == Cards.NONE) draws = 0;
    return draws > 0;
  }

  void drawn(int card) {
    draws--;
    stock &= ~Cards.only(card);
    arrive(card, drawer, drawsUp);
  }

  /// A card comes into play outside the deal, and its facing is open unless it must be face up.
  private void arrive(int card, int seat, boolean up) {
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

  public void pick(int seat, int card) {
    picks[seat] = card;
    answered(seat);
  }

  /// In another world this seat has chosen this card.
  void pickOtherwise(int seat, int card) {
    picks[seat] = card;
  }

  /// In another world this seat has chosen these facings.
  void faceOtherwise(int seat, long up) {
    chosenUp = (chosenUp & ~lines[seat].cards()) | up;
  }

  /// What was chosen in secret is discarded together, from the chooser on clockwise.
  public void discardPicked() {
    int first = Triggers.owner(current);
    int seat = first;
    do {
      int card = picks[seat];
      if (card != NOBODY) discard(card);
      seat = left(seat);
    } while (seat != first);
  }

  /// Says who has a card to discard, and forgets earlier choices.
  public void tellAble(int able) {
    Arrays.fill(picks, NOBODY);
    if (heard()) tell(new AbleToDiscard(Seats.list(able, Seat::of)));
  }

  public void decline(int seat) {
    if (heard()) tell(new Declined(Seat.of(seat)));
  }

  // Marks.

  public void poison(int card, int by) {
    marks.poison(card, by);
    if (heard()) tell(new Poisoned(place(card), Seat.of(by)));
  }

  /// Poison strikes whoever has the card, and is spent (K15). The card is shown.
  void poisonStrikes(int card) {
    int by = marks.poisoner(card);
    marks.spendPoison(card);
    if (heard()) tell(new PoisonStruck(place(card), Seat.of(by)));
    if (!Cards.has(faceUp, card)) reveal(card);
    strike(card, by);
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

  /// Kills a card outside combat, unless it cannot be killed or another falls in its place.
  public void strike(int card, int by) {
    if (!Strength.mortal(this, card)) {
      unharmed(card);
    } else if (!seekSubstitute(card, by)) {
      kill(card, by);
    }
  }

  /// It should have been killed, and cannot be.
  void unharmed(int card) {
    if (heard()) tell(new Unharmed(place(card), deck.card(card)));
  }

  private void kill(int card, int by) {
    int owner = holder[card];
    bury(card, by);
    if (!over()) fireDeath(card, owner, by);
  }

  /// Both cards of a fight are shown, for the loser goes to the graveyard and the winner turns up.
  void fought(int attacker, int attack, int attacked, int health) {
    if (heard()) tell(new Attacked(place(attacker), place(attacked)));
    if (!Cards.has(faceUp, attacker)) reveal(attacker);
    if (!Cards.has(faceUp, attacked)) reveal(attacked);
    if (!heard()) return;
    tell(new Compared(deck.card(attacker), attack, deck.card(attacked), health));
  }

  void hideShown() {
    shown = Cards.NONE;
  }

  /// Whether another card may fall in the place of this one: then its owner is asked.
  boolean seekSubstitute(int card, int by) {
    if (!Cards.has(deck.substituted(), card) || silenced(card)) return false;
    boolean able = discardable(holder[card], card) != Cards.NONE;
    tellAble(able ? Seats.only(holder[card]) : Seats.NONE);
    if (!able) return false;
    endangered = card;
    endangeredBy = by;
    return true;
  }

  /// The owner will not, or cannot, have another card fall.
  void letFall() {
    int card = endangered;
    endangered = NOBODY;
    decline(holder[card]);
    if (!combat.unfinished()) kill(card, endangeredBy);
  }

  void shield() {
    if (heard()) tell(new Shielded(Seat.of(holder[endangered]), deck.card(endangered)));
  }

  /// This one falls in the other's place; in combat, together with whoever else falls.
  void fallsInstead(int substitute) {
    if (combat.unfinished()) combat.save(endangered, substitute);
    else discard(substitute);
    endangered = NOBODY;
  }

  /// Puts a killed card into the graveyard. Whoever kills the King wins (K17).
  void bury(int card, int by) {
    if (heard()) tell(new Killed(place(card), deck.card(card), Seat.of(by)));
    leave(card);
    graveyard |= Cards.only(card);
    if (card == deck.king()) end(Finale.KILL, Seats.only(by));
  }

  // Triggers.

  /// Fires the texts of one card for this moment, as a batch of their own.
  void fire(Trigger moment, int card, int owner) {
    triggers.newBatch();
    add(moment, card, owner, Triggers.NOBODY);
  }

  void fireDeath(int card, int owner, int killer) {
    triggers.newBatch();
    add(Trigger.DEATH, card, owner, killer);
  }

  /// Fires the texts of all face-up cards in this set for this moment together.
  void fireAll(Trigger moment, long cards) {
    triggers.newBatch();
    long firing = cards & deck.waitingFor(moment) & faceUp;
    for (long left = firing; left != Cards.NONE; left = Cards.afterFirst(left)) {
      int card = Cards.first(left);
      add(moment, card, holder[card], Triggers.NOBODY);
    }
  }

  private void add(Trigger moment, int card, int owner, int killer) {
    if (!Cards.has(deck.waitingFor(moment), card) || silenced(card)) return;
    var whens = deck.whens(card);
    for (int text = 0; text < whens.length; text++) {
      if (whens[text].moment() == moment) triggers.add(owner, card, text, killer);
    }
  }

  /// A trigger begins to happen. Poison has no text and no choices.
  Step begin(int trigger) {
    current = trigger;
    causer = Triggers.owner(trigger);
    if (Triggers.text(trigger) == Triggers.POISON) {
      poisonStrikes(source());
      return Step.DONE;
    }
    if (heard()) tell(new TextUsed(Seat.of(causer), deck.card(source())));
    return effect().begin(this, causer);
  }

  /// Notes who has lost the last card since this was last asked (K16). True if there is a card to
  /// be had for it.
  boolean spoilsToTake() {
    int now = Seats.NONE;
    for (int seat = 0; seat < seats; seat++) {
      if (lines[seat].size() > 0) now |= Seats.only(seat);
    }
    int emptied = holding & ~now & ~Seats.only(active);
    holding = now;
    if (phase == Phase.ACTION && causer == active && emptied != Seats.NONE) empty(emptied);
    if (stock == Cards.NONE) spoils = 0;
    return spoils > 0;
  }

  private void empty(int emptied) {
    spoils += Seats.count(emptied);
    if (!heard()) return;
    for (int left = emptied; left != Seats.NONE; left = Seats.afterFirst(left)) {
      tell(new Emptied(Seat.of(Seats.first(left)), Seat.of(active)));
    }
  }

  void takeSpoils(boolean draws) {
    spoils--;
    if (draws) draw(active, 1, false);
    else decline(active);
  }

  // The turn.

  boolean lot() {
    return setting.lot();
  }

  void enter(Phase next) {
    phase = next;
    shown = Cards.NONE;
    if (next == Phase.ACTION) actions = ACTIONS;
  }

  void begin(Seat seat) {
    active = seat.index();
  }

  void beginTurn() {
    phase = Phase.START;
    acted = shown = Cards.NONE;
    actions = spoils = 0;
    combat.clear();
    marks.expire(active);
    if (heard()) tell(new TurnBegan(Seat.of(active), turn + 1));
    fireAll(Trigger.START, lines[active].cards());
    long poisoned = marks.poisoned() & lines[active].cards();
    for (long left = poisoned; left != Cards.NONE; left = Cards.afterFirst(left)) {
      triggers.add(active, Cards.first(left), Triggers.POISON, Triggers.NOBODY);
    }
  }

  /// One action is spent on this card (K7).
  void act(int card) {
    actions--;
    acted |= Cards.only(card);
    causer = active;
  }

  void stop() {
    actions = 0;
  }

  boolean mayAct() {
    return actions > 0 && (lines[active].cards() & ~acted) != Cards.NONE;
  }

  boolean lineTooLong() {
    return lines[active].size() > LONGEST_LINE;
  }

  /// What ends the game at the end of a turn (K19, K20); otherwise the next turn begins.
  void endTurn() {
    int king = holder[deck.king()];
    if (setting.pairFaceUp() && king != NOBODY && pairFaceUp(king)) {
      end(Finale.PAIR, Seats.only(king));
    } else if (stock == Cards.NONE) {
      crownKeeper(Finale.DECK);
    } else if (setting.rounds() > 0 && turn + 1 == setting.rounds() * seats) {
      crownKeeper(Finale.LIMIT);
    } else {
      turn++;
      active = left(active);
      beginTurn();
    }
  }

  private boolean pairFaceUp(int seat) {
    return (deck.royals() & ~(lines[seat].cards() & faceUp)) == Cards.NONE;
  }

  /// The King's owner wins, or all if he is in the deck.
  private void crownKeeper(Finale why) {
    int king = holder[deck.king()];
    if (king != NOBODY) reveal(deck.king());
    end(why, king == NOBODY ? Seats.all(seats) : Seats.only(king));
  }

  private void end(Finale why, int winners) {
    turn++;
    close(why, winners);
    if (heard()) tell(new Ended(why, Seats.list(winners, Player::of)));
  }

  // Other tables.

  /// Lays a position stated in a record.
  void layPosition(Position position) {
    clear();
    stock = position.deck();
    graveyard = position.graveyard();
    for (int seat = 0; seat < seats; seat++) {
      for (int card : position.lines().get(seat)) {
        lines[seat].add(card);
        holder[card] = seat;
      }
    }
    faceUp = position.faceUp();
    turn = position.played();
    active = position.turn();
    reopen();
    position.marks().forEach(mark -> mark.put(marks));
    phase = before(position.phase());
    if (position.phase() == Phase.START) beginTurn();
    actions = phase == Phase.ACTION ? position.actions() : 0;
    acted = position.acted();
  }

  /// The phase that goes over into this one, but for the Action phase, which is entered at once.
  private static Phase before(Phase phase) {
    return switch (phase) {
      case DRAW -> Phase.START;
      case PLACEMENT -> Phase.DRAW;
      case DEAL, START, ACTION, CUT, END -> phase;
    };
  }

  /// Every card becomes the one it is mapped to; what all know of waiting texts stays.
  void rename(int[] names) {
    for (var line : lines) line.rename(names);
    var old = holder.clone();
    for (int card = 0; card < names.length; card++) holder[names[card]] = old[card];
    marks.rename(names);
    triggers.rename(names);
    combat.rename(names);
    stock = renamed(stock, names);
    graveyard = renamed(graveyard, names);
    faceUp = renamed(faceUp, names);
    fresh = renamed(fresh, names);
    chosenUp = renamed(chosenUp, names);
    acted = renamed(acted, names);
    shown = renamed(shown, names);
    pool = renamed(pool, names);
    peeked = renamed(peeked, names);
    peekedFirst = names[peekedFirst];
    peekedSecond = names[peekedSecond];
    for (int seat = 0; seat < seats; seat++) {
      if (picks[seat] != NOBODY) picks[seat] = names[picks[seat]];
    }
    if (endangered != NOBODY) endangered = names[endangered];
  }

  private static long renamed(long cards, int[] names) {
    long renamed = Cards.NONE;
    for (long left = cards; left != Cards.NONE; left = Cards.afterFirst(left)) {
      renamed |= Cards.only(names[Cards.first(left)]);
    }
    return renamed;
  }
}
