package ridotto.masques;

import java.util.Arrays;
import ridotto.kernel.Player;
import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.kernel.Table;
import ridotto.masques.MasquesEvent.*;

/// The Masques table. Ring, hands, purses, seals and piles change here and nowhere else.
///
/// It is one long file because the verbs are the game's whole vocabulary: a rule is a few of them.
/// Seats, families, factions, cards, gaps and arcades are plain ints here; sets of them are bits.
public final class Palace extends Table<MasquesQuestion> {
  public static final int NOBODY = -1;
  private static final int PURSE = 1;
  private static final int ENOUGH = 4;

  private final Setting setting;
  private final Menus menus;
  private final Prices prices;
  private final Values values;
  private final int seats;
  private final Ring ring;
  private final Hands hands;
  private final int[] purses;
  private final int[] seals; // by seat and faction
  private final int[] bag; // by faction
  private final int[] piles; // how many cards are left
  private final int[] holders; // by family
  private int given; // families
  private int supply; // ducats
  private int dance;
  private int first;
  private int active;
  private int turn;
  private int dealt; // plot cards, in this dance
  private MasquesQuestion question = MasquesQuestion.YOUR_TURN;
  private int boughtInto; // the gap of the influence card in use

  Palace(Setting setting, Menus menus) {
    this.setting = setting;
    this.menus = menus;
    prices = setting.prices();
    values = setting.values();
    seats = setting.players();
    ring = new Ring(setting.arcades(), values);
    hands = new Hands(seats);
    purses = new int[seats];
    seals = new int[seats * Faction.COUNT];
    bag = new int[Faction.COUNT];
    piles = new int[Piles.COUNT];
    holders = new int[Family.ALL.size()];
  }

  void lay() {
    ring.lay();
    hands.gather(setting.plots());
    Arrays.fill(purses, PURSE);
    Arrays.fill(seals, 0);
    Arrays.fill(bag, setting.seals());
    Arrays.fill(holders, NOBODY);
    for (int pile = 0; pile < piles.length; pile++) piles[pile] = Piles.cards(pile, seats);
    supply = Setting.DUCATS - seats * PURSE;
    given = dance = first = active = turn = dealt = boughtInto = 0;
    reopen();
  }

  void copyFrom(Palace from) {
    ring.copyFrom(from.ring);
    hands.copyFrom(from.hands);
    System.arraycopy(from.purses, 0, purses, 0, seats);
    System.arraycopy(from.seals, 0, seals, 0, seals.length);
    System.arraycopy(from.bag, 0, bag, 0, bag.length);
    System.arraycopy(from.piles, 0, piles, 0, piles.length);
    System.arraycopy(from.holders, 0, holders, 0, holders.length);
    given = from.given;
    supply = from.supply;
    dance = from.dance;
    first = from.first;
    active = from.active;
    turn = from.turn;
    dealt = from.dealt;
    boughtInto = from.boughtInto;
    question = from.question;
    copyKernel(from);
  }

  /// Lays a position stated in a record. Nobody is asked yet.
  void layPosition(Position position) {
    ring.state(position);
    hands.state(position);
    Arrays.setAll(purses, position.purses()::get);
    Arrays.setAll(seals, position.seals()::get);
    Arrays.setAll(bag, position.bag()::get);
    Arrays.setAll(piles, position.piles()::get);
    Arrays.setAll(holders, position.holders()::get);
    given = setting.familiesHeld();
    supply = position.supply();
    dance = position.dance();
    first = position.first();
    active = position.turn();
    turn = position.played();
    dealt = seats * Setting.HAND;
    reopen();
  }

  /// Lays hidden cards as somebody supposes them to lie. Sets of cards are bits; those in the ring
  /// and those spent are not among them.
  public void suppose(int[] inHands, int[] inPackets, int stock, int discarded) {
    hands.suppose(inHands, inPackets, stock, discarded);
  }

  /// Asks what was asked when this sight was seen.
  void resume(MasquesView seen, MasquesQuestion question, int gap) {
    boughtInto = gap;
    awaitAll(seen.awaited().stream().mapToInt(seat -> Seats.only(seat.index())).sum(), question);
  }

  // What one can see.

  public Menus menus() {
    return menus;
  }

  public Ring ring() {
    return ring;
  }

  Hands hands() {
    return hands;
  }

  public int seats() {
    return seats;
  }

  /// The next seat clockwise, the neighbour to the left.
  public int left(int seat) {
    return seat + 1 == seats ? 0 : seat + 1;
  }

  public int purse(int seat) {
    return purses[seat];
  }

  int supply() {
    return supply;
  }

  public int seals(int seat, int faction) {
    return seals[seat * Faction.COUNT + faction];
  }

  int inBag(int faction) {
    return bag[faction];
  }

  int inBag() {
    int count = 0;
    for (int faction : bag) count += faction;
    return count;
  }

  /// How many cards of a pile are left.
  public int pile(int pile) {
    return piles[pile];
  }

  /// What the top card of a pile costs.
  public int price(int pile) {
    return prices.of(pile, piles[pile]);
  }

  /// The piles whose top card this seat can pay. An empty one sells nothing (Q3).
  int affordable(int seat) {
    int affordable = 0;
    for (int pile = 0; pile < Piles.COUNT; pile++) {
      int saved = purses[seat] - price(pile);
      affordable |= ~saved >>> 31 << pile; // without a branch: it is asked every turn
    }
    return affordable;
  }

  /// Who holds a family, or [#NOBODY].
  public int holder(int family) {
    return holders[family];
  }

  /// How many families are given out.
  int given() {
    return given;
  }

  /// The plot cards in all hands, each plot once.
  public int held() {
    return Plot.once(hands.held());
  }

  public boolean holds(int seat, int plot) {
    return (hands.hand(seat) & Plot.cards(plot)) != Seats.NONE;
  }

  public int dance() {
    return dance;
  }

  boolean isFirstOfPair() {
    return setting.paired() && dance % 2 == 1;
  }

  boolean isSecondOfPair() {
    return setting.paired() && dance % 2 == 0;
  }

  boolean isLast() {
    return dance == setting.dances();
  }

  public int first() {
    return first;
  }

  int active() {
    return active;
  }

  @Override
  public int turns() {
    return turn;
  }

  int boughtInto() {
    return boughtInto;
  }

  /// The influence card in use.
  Influence influence() {
    return Piles.of(ring.cardIn(boughtInto) - Ring.INFLUENCE);
  }

  // Whom to wait for.

  @Override
  public MasquesQuestion question() {
    return question;
  }

  void await(int seat, MasquesQuestion about) {
    question = about;
    await(seat);
  }

  private void awaitAll(int seats, MasquesQuestion about) {
    question = about;
    awaitAll(seats);
  }

  void awaitPicks() {
    awaitAll(Seats.all(seats), MasquesQuestion.pickOne(Seats.count(hands.packet(0))));
  }

  // Before the dance.

  void give(int family) {
    int seat = given++ / setting.familiesEach();
    holders[family] = seat;
    if (heard()) tell(new FamilyTaken(Seat.of(seat), Family.of(family)));
  }

  void giveMarker(int seat) {
    first = active = seat;
  }

  /// The first player marker goes to the left (Q13).
  void passMarker() {
    giveMarker(left(first));
    if (heard()) tell(new MarkerPassed(Seat.of(first)));
  }

  void beginDance() {
    dance++;
    dealt = 0;
    if (heard()) tell(new DanceBegan(dance, Seat.of(first)));
  }

  void layDucat(int arcade) {
    supply--;
    ring.lay(Ring.DUCAT, arcade);
    if (heard()) tell(new DucatLaid(arcade));
  }

  void laySeal(int arcade, int faction) {
    bag[faction]--;
    ring.lay(faction, arcade);
    if (heard()) tell(new SealLaid(arcade, Faction.of(faction)));
  }

  // The draft.

  /// All plot cards are shuffled together.
  void gather() {
    hands.gather(setting.plots());
  }

  /// Deals four to one seat, then four to the next. True when all have theirs.
  boolean deal(int plot) {
    int seat = dealt++ / Setting.HAND;
    hands.deal(seat, plot);
    if (heard()) tell(new PlotDealt(Player.of(seat), values.plot(plot)));
    if (dealt < seats * Setting.HAND) return false;
    if (heard()) tell(new PlotsDealt(Setting.HAND));
    return true;
  }

  void pick(int seat, int plot) {
    hands.pick(seat, plot);
    answered(seat);
    if (!heard()) return;
    tell(new Picked(Player.of(seat), values.plot(plot)));
    tell(new Chose(Seat.of(seat)));
  }

  void passOn() {
    hands.passOn();
    if (!heard()) return;
    tell(new PacketsPassed(Seats.count(hands.packet(0))));
    for (int seat = 0; seat < seats; seat++) {
      int to = left(seat);
      var plots = values.list(hands.packet(to));
      tell(new PassedOn(Player.of(seat), Seat.of(to), plots));
      tell(new Received(Player.of(to), Seat.of(seat), plots));
    }
  }

  /// The last card of each packet is kept: there is no choice.
  void takePackets() {
    hands.takePackets();
  }

  // Turns.

  void beginTurn(int seat) {
    active = seat;
    if (heard()) tell(new TurnBegan(Seat.of(seat), turn + 1));
    await(seat, MasquesQuestion.YOUR_TURN);
  }

  void endTurn() {
    turn++;
    boughtInto = 0;
  }

  void play(int seat, int plot, int gap) {
    ring.place(hands.play(seat, plot), gap);
    if (heard()) tell(new Played(Seat.of(seat), values.plot(plot), gap));
  }

  /// What is spent returns to the supply (Q4).
  void buy(int seat, int pile, int gap) {
    int price = price(pile);
    purses[seat] -= price;
    supply += price;
    piles[pile]--;
    boughtInto = gap;
    ring.place(Ring.INFLUENCE + pile, gap);
    if (heard()) tell(new Bought(Seat.of(seat), influence(), gap, price));
  }

  void pass(int seat) {
    if (heard()) tell(new Passed(Seat.of(seat)));
  }

  void findNothing(int seat) {
    if (heard()) tell(new FoundNothing(Seat.of(seat), influence()));
  }

  void decline(int seat) {
    if (heard()) tell(new Declined(Seat.of(seat), influence()));
  }

  // What influence cards do (Q9).

  /// Turns down a plot card.
  public void strike(int seat, int gap) {
    ring.turnDownCard(gap);
    if (heard()) tell(new Struck(Seat.of(seat), plotIn(gap), gap));
  }

  public void name(int seat, int plot, int gap) {
    if (heard()) tell(new MasquesEvent.Named(Seat.of(seat), values.plot(plot), gap));
  }

  /// The holder of a named card puts it there.
  public void summon(int seat, int plot, int gap) {
    ring.place(hands.play(seat, plot), gap);
    if (heard()) tell(new Summoned(Seat.of(seat), values.plot(plot), gap));
  }

  /// Exchanges two plot cards.
  public void ferry(int seat, int one, int other) {
    ring.exchangeCards(one, other);
    if (heard()) tell(new Ferried(Seat.of(seat), plotIn(other), one, plotIn(one), other));
  }

  /// Moves a plot card.
  public void escort(int seat, int from, int to) {
    ring.moveCard(from, to);
    if (heard()) tell(new Escorted(Seat.of(seat), plotIn(to), from, to));
  }

  /// Turns down a token.
  public void hide(int seat, int arcade) {
    ring.turnDownToken(arcade);
    if (heard()) tell(new Hidden(Seat.of(seat), arcade));
  }

  /// Exchanges two tokens.
  public void trade(int seat, int one, int other) {
    ring.exchangeTokens(one, other);
    if (heard()) tell(new Traded(Seat.of(seat), one, other));
  }

  private Plot plotIn(int gap) {
    return values.on(ring.cardIn(gap));
  }

  // The award.

  /// Cards left in hand have no effect, and nobody sees them (Q7).
  void discardHands() {
    for (int seat = 0; seat < seats; seat++) {
      int cards = Seats.count(hands.hand(seat));
      if (cards == 0) continue;
      hands.discard(seat);
      if (heard()) tell(new Discarded(Seat.of(seat), cards));
    }
  }

  /// A ducat goes to the player; a seal is counted and returns to the bag at once (Q11).
  void award(int seat, int arcade, int family) {
    int token = ring.lift(arcade);
    if (token == Ring.DUCAT) {
      purses[seat]++;
      if (heard()) tell(new DucatWon(Seat.of(seat), Family.of(family), arcade));
      return;
    }
    bag[token]++;
    int count = ++seals[seat * Faction.COUNT + token];
    if (heard()) {
      tell(new SealWon(Seat.of(seat), Family.of(family), arcade, Faction.of(token), count));
    }
    if (count == ENOUGH) end(MasquesEnding.FOUR, Seats.only(seat));
    else if (hasAllFactions(seat)) end(MasquesEnding.FIVE, Seats.only(seat));
  }

  private boolean hasAllFactions(int seat) {
    for (int faction = 0; faction < Faction.COUNT; faction++) {
      if (seals(seat, faction) == 0) return false;
    }
    return true;
  }

  void leaveTied(int arcade, int value) {
    if (heard()) tell(new Tied(arcade, value));
  }

  void leaveUnplotted(int arcade) {
    if (heard()) tell(new Unplotted(arcade));
  }

  void leaveToNobody(int arcade, int family) {
    if (heard()) tell(new NobodyWon(arcade, Family.of(family)));
  }

  void leaveTurnedDown(int arcade) {
    if (heard()) tell(new StayedDown(arcade));
  }

  // After the dance.

  /// Tokens are turned up, influence cards leave the game, plot cards are taken off (Q13).
  void clear() {
    if (heard()) Seats.list(ring.down(), TurnedUp::new).forEach(this::tell);
    ring.turnUpTokens();
    hands.spend(ring.plotCards());
    ring.clearGaps();
  }

  /// Most seals, then most ducats, then shared (Q16).
  void endAtLimit() {
    int best = 0;
    int winners = Seats.NONE;
    for (int seat = 0; seat < seats; seat++) {
      int score = score(seat);
      if (score > best) winners = Seats.NONE;
      if (score >= best) winners |= Seats.only(seat);
      best = Math.max(best, score);
    }
    end(MasquesEnding.LIMIT, winners);
  }

  private int score(int seat) {
    int count = 0;
    for (int faction = 0; faction < Faction.COUNT; faction++) count += seals(seat, faction);
    return count * (Setting.DUCATS + 1) + purses[seat];
  }

  private void end(MasquesEnding why, int winners) {
    close(why, winners);
    if (heard()) tell(new Ended(why, Seats.list(winners, Player::of)));
  }
}
