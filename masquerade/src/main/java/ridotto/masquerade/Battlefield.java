package ridotto.masquerade;

import java.util.Arrays;
import ridotto.kernel.Eyes;
import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.masquerade.MasqueradeEvent.*;
import ridotto.masquerade.card.Cards;
import ridotto.masquerade.card.Deck;
import ridotto.masquerade.card.Effect;
import ridotto.masquerade.card.Step;
import ridotto.masquerade.card.Trigger;

/// The Masquerade table: whose turn it is, which text happens, who is killed, and the cards below.
///
/// It is long for the same reason as the [CardTable] it stands on: what changes, changes here.
public final class Battlefield extends CardTable {
  private static final int ACTIONS = 3;
  private static final int LONGEST_LINE = 6;

  private final int[] picks; // by seat: the card chosen in secret
  private final Triggers triggers = new Triggers();
  private final Combat combat = new Combat();
  private int actions; // left this turn
  private int drawer;
  private int draws; // left
  private boolean drawsUp;
  private int endangered = NOBODY; // a card that would be killed, for which another may fall
  private int endangeredBy;
  private int current; // the trigger that happens now
  private int noted; // a card an effect remembers between two choices
  private int causer; // whose attack or text it is
  private int holding; // seats that had cards when last looked at (K16)
  private int spoils; // cards to be drawn for emptied lines

  Battlefield(Setting setting, Deck deck, Menus menus) {
    super(setting, deck, menus);
    picks = new int[seats];
  }

  @Override
  void clear() {
    super.clear();
    Arrays.fill(picks, NOBODY);
    triggers.clear();
    combat.clear();
    drawsUp = false;
    actions = drawer = draws = endangeredBy = current = noted = causer = holding = spoils = 0;
    endangered = NOBODY;
  }

  void copyFrom(Battlefield from) {
    System.arraycopy(from.picks, 0, picks, 0, seats);
    triggers.copyFrom(from.triggers);
    combat.copyFrom(from.combat);
    actions = from.actions;
    drawer = from.drawer;
    draws = from.draws;
    drawsUp = from.drawsUp;
    endangered = from.endangered;
    endangeredBy = from.endangeredBy;
    current = from.current;
    noted = from.noted;
    causer = from.causer;
    holding = from.holding;
    spoils = from.spoils;
    copyCards(from);
  }

  /// Every card becomes the one it is mapped to; what all know of waiting texts stays.
  public void rename(int[] names) {
    renameCards(names);
    triggers.rename(names);
    combat.rename(names);
    for (int seat = 0; seat < seats; seat++) {
      if (picks[seat] != NOBODY) picks[seat] = names[picks[seat]];
    }
    if (endangered != NOBODY) endangered = names[endangered];
  }

  /// Lays a position stated in a record.
  void layPosition(Position position) {
    clear();
    layCards(position);
    turn = position.played();
    active = position.turn();
    reopen();
    phase = before(position.phase());
    if (position.phase() == Phase.START) beginTurn();
    actions = phase == Phase.ACTION ? position.actions() : 0;
    acted = position.acted();
    holding = withCards();
  }

  void lay() {
    clear();
    stock = deck.all();
    phase = Phase.DEAL;
    turn = 0;
    active = Math.max(0, setting.first());
    reopen();
    ask(HOUSE, MasqueradeQuestion.WHICH_CARD);
  }

  // What there is.

  Triggers triggers() {
    return triggers;
  }

  Combat combat() {
    return combat;
  }

  public int actions() {
    return actions;
  }

  int endangered() {
    return endangered;
  }

  int picked(int seat) {
    return picks[seat];
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

  /// The card that attacked last, or has been pointed at to attack.
  public int attacker() {
    return combat.attacker();
  }

  /// The cards this player can see now.
  public long seenBy(int player) {
    return MasqueradeView.visible(this, Eyes.of(player));
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
    return question() instanceof MasqueradeQuestion.UseText(_, var asked) && asked == choice;
  }

  void put(int seat, MasqueradeQuestion question) {
    ask(seat, question);
  }

  // Facing.

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

  // Cards come and go.

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

  // Secret discards.

  public void pick(int seat, int card) {
    picks[seat] = card;
    answered(seat);
  }

  /// In another world this seat has chosen this card.
  void pickOtherwise(int seat, int card) {
    picks[seat] = card;
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

  /// Poison strikes whoever has the card, and is spent (K15). The card is shown.
  void poisonStrikes(int card) {
    int by = marks.poisoner(card);
    marks.spendPoison(card);
    if (heard()) tell(new PoisonStruck(place(card), Seat.of(by)));
    if (!Cards.has(faceUp, card)) reveal(card);
    strike(card, by);
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
    if (card == deck.king()) end(MasqueradeEnding.KILL, Seats.only(by));
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
    if (phase != Phase.ACTION) return false;
    int now = withCards();
    int emptied = holding & ~now & ~Seats.only(active);
    holding = now;
    if (causer == active && emptied != Seats.NONE) empty(emptied);
    if (stock == Cards.NONE) spoils = 0;
    return spoils > 0;
  }

  private int withCards() {
    int seatsWithCards = Seats.NONE;
    for (int seat = 0; seat < seats; seat++) {
      if (lines[seat].size() > 0) seatsWithCards |= Seats.only(seat);
    }
    return seatsWithCards;
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
    hideShown();
    if (next != Phase.ACTION) return;
    actions = ACTIONS;
    holding = withCards();
  }

  void begin(Seat seat) {
    active = seat.index();
  }

  void beginTurn() {
    phase = Phase.START;
    acted = Cards.NONE;
    hideShown();
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
      end(MasqueradeEnding.PAIR, Seats.only(king));
    } else if (stock == Cards.NONE) {
      crownKeeper(MasqueradeEnding.DECK);
    } else if (setting.rounds() > 0 && turn + 1 == setting.rounds() * seats) {
      crownKeeper(MasqueradeEnding.LIMIT);
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
  private void crownKeeper(MasqueradeEnding why) {
    int king = holder[deck.king()];
    if (king != NOBODY) reveal(deck.king());
    end(why, king == NOBODY ? Seats.all(seats) : Seats.only(king));
  }

  // Other tables.

  /// The phase that goes over into this one, but for the Action phase, which is entered at once.
  private static Phase before(Phase phase) {
    return switch (phase) {
      case DRAW -> Phase.START;
      case PLACEMENT -> Phase.DRAW;
      case DEAL, START, ACTION, CUT, END -> phase;
    };
  }
}
