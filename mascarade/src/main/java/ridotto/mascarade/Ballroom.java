package ridotto.mascarade;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import ridotto.kernel.Player;
import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.kernel.Table;
import ridotto.mascarade.MascaradeEvent.*;
import ridotto.mascarade.deed.Deed.Step;

/// The Mascarade table. Masks, purses, the bank and the courthouse change here and nowhere else.
///
/// It is one file because the verbs are the game's whole vocabulary: a power is a few of them.
/// Seats, players, places and masks are plain ints here; sets of them are bits.
public final class Ballroom extends Table<MascaradeQuestion> {
  /// What everybody begins with.
  public static final int PURSE = 6;

  /// What ends the game (M25).
  public static final int FORTUNE = 13;

  private final Setting setting;
  private final Menus menus;
  private final int seats;
  final int[] cards; // by place: the number of the mask; from `dealt` on, the deck in order
  final int[] purses;
  private final int[] players; // by seat: who sits there (M20)
  private final int[] chairs; // by player: where
  private final int[] under; // by seat: the place whose card was announced or claimed with
  private int dealt;
  private int bank;
  private int courthouse;
  private int turn;
  private int active;
  private MascaradeQuestion question = MascaradeQuestion.WHICH_CARD;
  private @Nullable Mask announced;
  private int claimants; // seats
  private int holders; // seats that showed the announced mask
  private int liars; // players who showed another
  private int users; // seats that may still use the power, counted from the active one
  private int user;
  private int deed; // of the announced character's power
  private int hidden; // coins in the user's hand
  private int chosen; // a place or seat that a power remembers between two choices
  private int shown; // players whose card was shown this turn
  private int shownBefore; // and last turn (M16)
  private int faceUp; // places all can see
  private int peeked; // places the user can see
  private boolean unsettled; // somebody may have a fortune, or nothing

  Ballroom(Setting setting, Menus menus) {
    this.setting = setting;
    this.menus = menus;
    seats = setting.players();
    cards = new int[setting.layout().cards()];
    purses = new int[seats];
    players = new int[seats];
    chairs = new int[seats];
    under = new int[seats];
  }

  void lay() {
    for (int seat = 0; seat < seats; seat++) {
      purses[seat] = PURSE;
      players[seat] = seat;
      chairs[seat] = seat;
    }
    System.arraycopy(menus.deck(), 0, cards, 0, cards.length);
    dealt = courthouse = turn = shown = shownBefore = faceUp = 0;
    bank = setting.edition().coins() - seats * PURSE;
    active = setting.lot() ? 0 : setting.first();
    forget();
    reopen();
    ask(HOUSE, MascaradeQuestion.WHICH_CARD);
  }

  void copyFrom(Ballroom from) {
    System.arraycopy(from.cards, 0, cards, 0, cards.length);
    System.arraycopy(from.purses, 0, purses, 0, seats);
    System.arraycopy(from.players, 0, players, 0, seats);
    System.arraycopy(from.chairs, 0, chairs, 0, seats);
    System.arraycopy(from.under, 0, under, 0, seats);
    dealt = from.dealt;
    bank = from.bank;
    courthouse = from.courthouse;
    turn = from.turn;
    active = from.active;
    announced = from.announced;
    claimants = from.claimants;
    holders = from.holders;
    liars = from.liars;
    users = from.users;
    user = from.user;
    deed = from.deed;
    hidden = from.hidden;
    chosen = from.chosen;
    shown = from.shown;
    shownBefore = from.shownBefore;
    faceUp = from.faceUp;
    peeked = from.peeked;
    unsettled = from.unsettled;
    question = from.question;
    copyKernel(from);
  }

  // What one can see.

  public int seats() {
    return seats;
  }

  public int purse(int seat) {
    return purses[seat];
  }

  public int bank() {
    return bank;
  }

  int courthouse() {
    return courthouse;
  }

  @Override
  public int turns() {
    return turn;
  }

  @Override
  public int playerAt(int seat) {
    return players[seat];
  }

  @Override
  public int seatOf(int player) {
    return chairs[player];
  }

  int active() {
    return active;
  }

  /// The next seat clockwise, the neighbour to the left.
  public int left(int seat) {
    return seat + 1 == seats ? 0 : seat + 1;
  }

  public int right(int seat) {
    return seat == 0 ? seats - 1 : seat - 1;
  }

  /// The mask of the card that lies there.
  public Mask maskAt(int place) {
    return setting.mask(cards[place]);
  }

  /// Where this seat's card lies, or the one it announced or claimed with.
  public int placeOf(int seat) {
    return setting.layout().each() == 1 ? seat : under[seat];
  }

  @Nullable Mask announced() {
    return announced;
  }

  Mask mask() {
    if (announced == null) throw new IllegalStateException("nobody has announced anything");
    return announced;
  }

  int claimants() {
    return claimants;
  }

  int dealt() {
    return dealt;
  }

  int undealt(int mask) {
    int left = 0;
    for (int i = dealt; i < cards.length; i++) left += cards[i] == mask ? 1 : 0;
    return left;
  }

  int faceUp() {
    return faceUp;
  }

  int peeked() {
    return peeked;
  }

  int user() {
    return user;
  }

  int deed() {
    return deed;
  }

  int shownBefore() {
    return shownBefore;
  }

  /// What a power noted at its first choice.
  public int chosen() {
    return chosen;
  }

  public void choose(int placeOrSeat) {
    chosen = placeOrSeat;
  }

  public Menus menus() {
    return menus;
  }

  /// Whether both cards of a pair were shown together.
  public boolean bothShown() {
    return Seats.count(holders) == 2;
  }

  public int richestBesides(int user) {
    int most = -1;
    int richest = Seats.NONE;
    for (int seat = 0; seat < seats; seat++) {
      if (seat == user || purses[seat] < most) continue;
      if (purses[seat] > most) richest = Seats.NONE;
      most = purses[seat];
      richest |= Seats.only(seat);
    }
    return richest;
  }

  // Whom to wait for.

  @Override
  public MascaradeQuestion question() {
    return question;
  }

  private void ask(int seat, MascaradeQuestion about) {
    question = about;
    await(seat);
  }

  private void askAll(int seats, MascaradeQuestion about) {
    question = about;
    awaitAll(seats);
  }

  // The deal.

  void deal(Mask mask) {
    draw(mask.number());
    faceUp |= 1 << dealt;
    if (heard()) tell(new Dealt(place(dealt), mask));
    if (++dealt < cards.length) return;
    faceUp = 0;
    if (setting.lot()) ask(HOUSE, MascaradeQuestion.WHO_BEGINS);
    else beginTurn();
  }

  /// Puts the first such card of the deck on top.
  private void draw(int mask) {
    int above = cards[dealt];
    for (int i = dealt; above != mask; ) {
      int next = cards[++i];
      cards[i] = above;
      above = next;
    }
    cards[dealt] = mask;
  }

  void begin(int seat) {
    active = seat;
    beginTurn();
  }

  // Turns.

  private void beginTurn() {
    if (heard()) tell(new TurnBegan(Seat.of(active), turn + 1));
    if (turn < setting.opening()) ask(active, MascaradeQuestion.OPENING);
    else if (!Seats.has(shownBefore, players[active])) ask(active, MascaradeQuestion.YOUR_TURN);
    else ask(active, setting.edition().afterShown());
  }

  void nextTurn() {
    turn++;
    active = left(active);
    shownBefore = shown;
    shown = faceUp = Seats.NONE;
    forget();
    if (turn == setting.limit()) crown(MascaradeEnding.LIMIT, most());
    else beginTurn();
  }

  private void forget() {
    announced = null;
    claimants = holders = liars = users = user = deed = hidden = chosen = peeked = 0;
    unsettled = false;
  }

  /// Lays a position stated in a record: the turn of this seat begins.
  void layPosition(Position position) {
    Arrays.setAll(cards, position.cards()::get);
    Arrays.setAll(purses, position.purses()::get);
    Arrays.setAll(players, position.sitting()::get);
    Arrays.setAll(under, position.under()::get);
    for (int seat = 0; seat < seats; seat++) chairs[players[seat]] = seat;
    dealt = cards.length;
    faceUp = 0;
    bank = position.bank();
    courthouse = position.courthouse();
    turn = position.turns();
    active = position.turn();
    shownBefore = position.shown();
    beginTurn();
  }

  // Cards.

  /// Swaps two cards under the table, or only pretends to (M11). They come back face down.
  public void swapOrNot(int by, int one, int other, boolean really) {
    faceUp &= ~(Seats.only(one) | Seats.only(other));
    peeked = Seats.NONE;
    int card = cards[one];
    int with = cards[other];
    cards[one] = really ? with : card; // no jump: nobody could foretell it
    cards[other] = really ? card : with;
    if (!heard()) return;
    tell(new CardsHandled(Seat.of(by), place(one), place(other)));
    tell(new SwapDecided(Player.of(players[by]), place(one), place(other), really));
  }

  void look(int seat, int place) {
    if (!heard()) return;
    tell(new Looked(Seat.of(seat), place(place)));
    tell(new Glimpsed(Player.of(players[seat]), place(place), maskAt(place)));
  }

  /// The user looks at the card in front of them and at another.
  public void spy(int by, int own, int other) {
    peeked = Seats.only(own) | Seats.only(other);
    if (!heard()) return;
    tell(new Spied(Seat.of(by), place(own), place(other)));
    tell(new Glimpsed(Player.of(players[by]), place(own), maskAt(own)));
    tell(new Glimpsed(Player.of(players[by]), place(other), maskAt(other)));
  }

  /// Turns a card face up for all, until the end of the turn.
  public void unmask(int seat, int place) {
    shown |= Seats.only(players[seat]);
    faceUp |= 1 << place;
    if (heard()) tell(new Unmasked(Seat.of(seat), place(place), maskAt(place)));
  }

  /// Somebody shows a card to all others without looking at it.
  public void holdUp(int seat, int place) {
    shown |= Seats.only(players[seat]);
    if (!heard()) return;
    tell(new HeldUp(Seat.of(seat), place(place)));
    tell(new ShownToOthers(Player.of(players[seat]), place(place), maskAt(place)));
  }

  // Announcements.

  void announce(int seat, int place, Mask mask) {
    announced = mask;
    under[seat] = place;
    if (heard()) tell(new Announced(Seat.of(seat), place(place), mask));
    if (setting.together()) askAll(Seats.all(seats) & ~Seats.only(seat), mask.youToo());
    else ask(left(seat), mask.youToo());
  }

  void claim(int seat, int place) {
    claimants |= Seats.only(seat);
    under[seat] = place;
  }

  /// In another world this seat, not heard yet, has answered so.
  void answerOtherwise(int seat, boolean claims) {
    claimants = claims ? claimants | Seats.only(seat) : claimants & ~Seats.only(seat);
    under[seat] = seat * setting.layout().each();
  }

  /// Hears what a seat answers (M13). True when all have answered.
  boolean heardAll(int seat) {
    if (setting.together()) {
      answered(seat);
      if (awaited() != Seats.NONE) return false;
      for (int next = left(active); next != active; next = left(next)) speak(next);
      return true;
    }
    speak(seat);
    int next = left(seat);
    if (next == active) return true;
    await(next);
    return false;
  }

  private void speak(int seat) {
    if (!heard()) return;
    boolean claims = Seats.has(claimants, seat);
    tell(claims ? new Claimed(Seat.of(seat), place(under[seat])) : new Passed(Seat.of(seat)));
  }

  /// Announcer and claimants show their cards, the announcer first.
  void unmaskClaimants() {
    int number = mask().number();
    for (int left = fromActive(claimants | Seats.only(active)); left != 0; ) {
      int seat = clockwise(Seats.first(left));
      left = Seats.afterFirst(left);
      unmask(seat, under[seat]);
      if (cards[under[seat]] == number) holders |= Seats.only(seat);
      else liars |= Seats.only(players[seat]);
    }
    users = fromActive(holders);
  }

  void grantPower() {
    users = 1;
  }

  boolean powerLeft() {
    return users != Seats.NONE;
  }

  void nextUser() {
    user = clockwise(Seats.first(users));
    users = Seats.afterFirst(users);
    deed = 0;
    if (heard()) tell(new PowerUsed(Seat.of(user), mask()));
  }

  void nextDeed() {
    deed++;
    peeked = 0;
  }

  /// Asks somebody for a choice that the power needs.
  public Step ask(int seat, Choice choice) {
    ask(seat, mask().usePower(choice));
    return Step.ASKS;
  }

  /// Whether this is the choice that is asked for now.
  public boolean asks(Choice choice) {
    return question instanceof MascaradeQuestion.UsePower(_, var asked) && asked == choice;
  }

  public void question(int by, int seat) {
    if (heard()) tell(new Questioned(Seat.of(by), Seat.of(seat)));
  }

  public void name(int seat, Mask mask) {
    if (heard()) tell(new MascaradeEvent.Named(Seat.of(seat), mask));
  }

  /// Somebody is to guess how many coins the user will hide.
  public void challenge(int by, int seat) {
    if (heard()) tell(new Challenged(Seat.of(by), Seat.of(seat)));
  }

  public void hide(int seat, int coins) {
    hidden = coins;
    if (!heard()) return;
    tell(new CoinsHidden(Seat.of(seat)));
    tell(new HidingDecided(Player.of(players[seat]), coins));
  }

  /// In another world so many are hidden.
  void hideOtherwise(int coins) {
    hidden = coins;
  }

  public void guess(int seat, int coins) {
    if (heard()) tell(new Guessed(Seat.of(seat), coins));
  }

  /// Shows how many coins were hidden.
  public int openHand(int seat) {
    if (heard()) tell(new HandOpened(Seat.of(seat), hidden));
    return hidden;
  }

  public void decline(int seat) {
    if (heard()) tell(new Declined(Seat.of(seat)));
  }

  // Coins.

  /// Takes so many, or what the bank has (M1).
  public void takeFromBank(int seat, int coins) {
    int taken = Math.min(coins, bank);
    bank -= taken;
    put(seat, purses[seat] + taken);
    if (heard()) tell(new TookFromBank(Seat.of(seat), taken));
  }

  public void takeCourthouse(int seat) {
    int taken = courthouse;
    courthouse = 0;
    put(seat, purses[seat] + taken);
    if (heard()) tell(new TookCourthouse(Seat.of(seat), taken));
  }

  /// Pays so many, or all there is (M18).
  public void pay(int from, int to, int coins) {
    int paid = Math.min(coins, purses[from]);
    put(from, purses[from] - paid);
    put(to, purses[to] + paid);
    if (heard()) tell(new Paid(Seat.of(from), Seat.of(to), paid));
  }

  public void exchangeFortunes(int one, int other) {
    int purse = purses[one];
    purses[one] = purses[other];
    purses[other] = purse;
    if (heard()) tell(new FortunesExchanged(Seat.of(one), Seat.of(other)));
  }

  /// The wrong ones pay 1 coin each, from the purse now in front of them (M14, M20).
  void fine() {
    for (int left = liars; left != Seats.NONE; left = Seats.afterFirst(left)) {
      int seat = chairs[Seats.first(left)];
      int paid = Math.min(1, purses[seat]);
      put(seat, purses[seat] - paid);
      courthouse += paid;
      if (heard()) tell(new Fined(Seat.of(seat), paid));
    }
  }

  private void put(int seat, int coins) {
    purses[seat] = coins;
    unsettled |= coins >= FORTUNE || coins == 0;
  }

  /// Two people change chairs; cards and coins stay (M20).
  public void changePlaces(int one, int other) {
    int player = players[one];
    players[one] = players[other];
    players[other] = player;
    chairs[players[one]] = one;
    chairs[players[other]] = other;
    if (heard()) tell(new PlacesChanged(Seat.of(one), Seat.of(other)));
  }

  // The end.

  /// Settles: ends the game if somebody has a fortune, or else nothing (M25, M26). True if so.
  public boolean ends() {
    if (over()) return true;
    if (!unsettled) return false;
    unsettled = false;
    int most = most();
    if (most >= FORTUNE) crown(MascaradeEnding.FORTUNE, FORTUNE);
    else if (leastIsNothing()) crown(MascaradeEnding.RUIN, most);
    return over();
  }

  /// The Cheat's win comes before all others (M27).
  public void winAlone(int seat) {
    end(MascaradeEnding.CHEAT, Seats.only(players[seat]));
  }

  private int most() {
    int most = 0;
    for (int purse : purses) most = Math.max(most, purse);
    return most;
  }

  private boolean leastIsNothing() {
    for (int purse : purses) {
      if (purse == 0) return true;
    }
    return false;
  }

  private void crown(MascaradeEnding why, int atLeast) {
    int winners = Seats.NONE;
    for (int seat = 0; seat < seats; seat++) {
      if (purses[seat] >= atLeast) winners |= Seats.only(players[seat]);
    }
    end(why, winners);
  }

  private void end(MascaradeEnding why, int winners) {
    turn += why == MascaradeEnding.LIMIT ? 0 : 1;
    close(why, winners);
    if (heard()) tell(new Ended(why, Seats.list(winners, Player::of)));
  }

  // Counting round the table.

  /// A set of seats, counted from the active one.
  private int fromActive(int set) {
    return ((set >>> active) | (set << (seats - active))) & Seats.all(seats);
  }

  private int clockwise(int fromActive) {
    int seat = active + fromActive;
    return seat < seats ? seat : seat - seats;
  }

  private Place place(int index) {
    return setting.layout().place(index);
  }
}
