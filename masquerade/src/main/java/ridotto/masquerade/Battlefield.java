package ridotto.masquerade;

import ridotto.kernel.Eyes;
import ridotto.kernel.Player;
import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.kernel.Table;
import ridotto.masquerade.MasqueradeEvent.*;
import ridotto.masquerade.card.Cards;
import ridotto.masquerade.card.Deck;
import ridotto.masquerade.card.Rank;
import ridotto.masquerade.card.Step;

/// The Masquerade table: all that a card's text can ask of it.
///
/// Its state is in its parts, and each changes by its own verbs only; a part is handed the table
/// where it needs the others or has something to tell. Seats and cards are plain ints here; sets of
/// them are bits.
///
/// It is long because a card's text is a few of its words, and all of them stand here. What a word
/// does is in the part.
public final class Battlefield extends Table<MasqueradeQuestion> {
  public static final int NOBODY = -1;

  final Setting setting;
  final Layout layout;
  final Facings facings = new Facings();
  final Marks marks = new Marks();
  final Initiative initiative = new Initiative();
  final Dealing dealing = new Dealing();
  final Shuffling shuffling = new Shuffling();
  final Draws draws = new Draws();
  final TopCards top = new TopCards();
  final Triggers triggers = new Triggers();
  final Happening happening = new Happening();
  final Combat combat = new Combat();
  final Kills kills = new Kills();
  final Picks picks;
  final Plunder plunder = new Plunder();
  private final Deck deck;
  private final Menus menus;
  private final int seats;
  private MasqueradeQuestion question = MasqueradeQuestion.WHICH_CARD;

  Battlefield(Setting setting, Deck deck, Menus menus) {
    this.setting = setting;
    this.deck = deck;
    this.menus = menus;
    seats = setting.players();
    layout = new Layout(seats);
    picks = new Picks(seats);
  }

  void lay() {
    stackDeck();
    initiative.deal(Math.max(0, setting.first()));
    reopen();
    put(HOUSE, MasqueradeQuestion.WHICH_CARD);
  }

  /// Lays a position stated in a record.
  void lay(Position position) {
    clear();
    layout.lay(position);
    facings.lay(position);
    position.marks().forEach(mark -> mark.put(marks));
    initiative.lay(position);
    reopen();
    if (position.phase() == Phase.START) Turn.begin(this);
    initiative.layActions(position);
    plunder.look(this);
  }

  /// All cards are in the deck, and nothing has happened.
  void stackDeck() {
    clear();
    layout.stack(deck.all());
  }

  private void clear() {
    layout.clear();
    facings.clear();
    marks.clearAll();
    initiative.clear();
    dealing.clear();
    shuffling.clear();
    draws.clear();
    top.clear();
    triggers.clear();
    happening.clear();
    combat.clear();
    kills.clear();
    picks.clear();
    plunder.clear();
  }

  void copyFrom(Battlefield from) {
    layout.copyFrom(from.layout);
    facings.copyFrom(from.facings);
    marks.copyFrom(from.marks);
    initiative.copyFrom(from.initiative);
    dealing.copyFrom(from.dealing);
    shuffling.copyFrom(from.shuffling);
    draws.copyFrom(from.draws);
    top.copyFrom(from.top);
    triggers.copyFrom(from.triggers);
    happening.copyFrom(from.happening);
    combat.copyFrom(from.combat);
    kills.copyFrom(from.kills);
    picks.copyFrom(from.picks);
    plunder.copyFrom(from.plunder);
    question = from.question;
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
    return layout.line(seat);
  }

  public Marks marks() {
    return marks;
  }

  public Phase phase() {
    return initiative.phase();
  }

  @Override
  public int turns() {
    return initiative.turn();
  }

  public int active() {
    return initiative.active();
  }

  /// Who controls this card, or [#NOBODY].
  public int holder(int card) {
    return layout.holder(card);
  }

  public boolean inPlay(int card) {
    return layout.holder(card) != NOBODY;
  }

  public long inPlay() {
    return layout.inPlay();
  }

  public int at(Place place) {
    return line(place.seat().index()).at(place.number());
  }

  Place place(int card) {
    int seat = layout.holder(card);
    return menus.place(seat, line(seat).placeOf(card));
  }

  int left(int seat) {
    return seat + 1 == seats ? 0 : seat + 1;
  }

  /// The cards in the deck.
  public long stock() {
    return layout.stock();
  }

  public long graveyard() {
    return layout.graveyard();
  }

  /// The cards gathered to be dealt again.
  public long pool() {
    return layout.pool();
  }

  /// The cards from the deck the active player looks at.
  public long peeked() {
    return top.peeked();
  }

  public int peeked(boolean first) {
    return top.get(first);
  }

  public long faceUp() {
    return facings.up();
  }

  /// The cards of this seat that lie face down.
  long faceDown(int seat) {
    return line(seat).cards() & ~facings.up();
  }

  /// The cards in a line whose facing is still to be chosen.
  public long fresh() {
    return facings.fresh();
  }

  /// Whether facings are being chosen in secret.
  public boolean secretly() {
    return facings.secretly();
  }

  /// The last place of the active line still open in a shuffle, or 0.
  public int shuffling() {
    return shuffling.open();
  }

  /// Whether this place of the active line is left alone by a shuffle (K6).
  public boolean stays(int place) {
    return shuffling.stays(place);
  }

  /// The cards this player can see now.
  public long seenBy(int player) {
    return MasqueradeView.visible(this, Eyes.of(player));
  }

  /// What this seat may discard: never King or Queen (K15).
  public long discardable(int seat) {
    return line(seat).cards() & ~deck.royals();
  }

  public long discardable(int seat, int butNot) {
    return discardable(seat) & ~Cards.only(butNot);
  }

  /// Whether Mary keeps this card's text from being heard.
  boolean silenced(int card) {
    long silencers = deck.silencers() & facings.up() & ~Cards.only(card);
    return silencers != Cards.NONE && deck.rank(card) != Rank.KING;
  }

  // The text that happens now.

  /// The card whose text it is.
  public int source() {
    return happening.source();
  }

  /// Who killed that card.
  public int killer() {
    return happening.killer();
  }

  /// The card that attacked last, or has been pointed at to attack.
  public int attacker() {
    return combat.attacker();
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
    return happening.noted();
  }

  public void note(int card) {
    happening.note(card);
  }

  // Questions.

  @Override
  public MasqueradeQuestion question() {
    return question;
  }

  public Step ask(int seat, Choice choice) {
    put(seat, menus.useText(source(), choice));
    return Step.ASKS;
  }

  public Step askAll(int asked, Choice choice) {
    putToAll(asked, menus.useText(source(), choice));
    return Step.ASKS;
  }

  public boolean asks(Choice choice) {
    return question instanceof MasqueradeQuestion.UseText(_, var asked) && asked == choice;
  }

  void put(int seat, MasqueradeQuestion about) {
    question = about;
    await(seat);
  }

  void putToAll(int asked, MasqueradeQuestion about) {
    question = about;
    awaitAll(asked);
  }

  // What the kernel lets no part do by itself.

  void hasAnswered(int seat) {
    answered(seat);
  }

  boolean listened() {
    return heard();
  }

  void announce(MasqueradeEvent event) {
    tell(event);
  }

  // What texts do.

  /// Has a seat draw cards, one after the other, `up` if they must be played face up.
  public void draw(int seat, int cards, boolean up) {
    draws.begin(seat, cards, up);
  }

  /// The active player looks at the next card of the deck.
  public void peek(int card) {
    top.peek(this, card);
  }

  /// One of the two cards looked at goes to another, face down, the other one to the active player.
  public void handOut(boolean first, int to) {
    top.handOut(this, first, to);
  }

  public void discardPeeked() {
    top.discard(this);
  }

  /// Turns these cards face up; their flip-ups fire together (K13).
  public void turnUp(long cards) {
    facings.turnUpAll(this, cards);
  }

  public void turnDown(int card) {
    facings.turnDown(this, card);
  }

  /// Kills a card outside combat, unless it cannot be killed or another falls in its place.
  public void strike(int card, int by) {
    kills.strike(this, card, by);
  }

  public void discard(int card) {
    Passage.discard(this, card);
  }

  /// Brings a card back from the graveyard.
  public void raise(int card, int seat, boolean up) {
    Passage.raise(this, card, seat, up);
  }

  /// Shuffles a card into the deck, from a line or from the graveyard.
  public void shuffleAway(int card) {
    Passage.shuffleAway(this, card);
  }

  /// A card changes sides; it keeps its facing and its marks (K22).
  public void give(int card, int to) {
    Passage.give(this, card, to);
  }

  /// Gives these cards of one seat to another, in their order.
  public void giveAll(int from, long cards, int to) {
    Passage.giveAll(this, from, cards, to);
  }

  /// All these cards of others, who are of one rank, come over.
  public void summon(int by, Rank rank, long cards) {
    Passage.summon(this, by, rank, cards);
  }

  /// All cards in play are to be dealt again, beginning with this seat. Marks are cleared.
  public void gather(int by) {
    dealing.gather(this, by);
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

  /// Says who has a card to discard, and forgets earlier choices.
  public void tellAble(int able) {
    picks.clear();
    if (heard()) tell(new AbleToDiscard(Seats.list(able, Seat::of)));
  }

  public void pick(int seat, int card) {
    picks.pick(seat, card);
    answered(seat);
  }

  /// What was chosen in secret is discarded together, from the chooser on clockwise.
  public void discardPicked() {
    picks.discard(this, happening.owner());
  }

  public void decline(int seat) {
    if (heard()) tell(new Declined(Seat.of(seat)));
  }

  void end(MasqueradeEnding why, int winners) {
    initiative.completeTurn();
    close(why, winners);
    if (heard()) tell(new Ended(why, Seats.list(winners, Player::of)));
  }

  // Other worlds.

  /// Every card becomes the one it is mapped to; what all know of waiting texts stays.
  public void rename(int[] names) {
    layout.rename(names);
    facings.rename(names);
    marks.rename(names);
    initiative.rename(names);
    top.rename(names);
    triggers.rename(names);
    combat.rename(names);
    kills.rename(names);
    picks.rename(names);
  }

  /// This seat has chosen these facings.
  public void faceOtherwise(int seat, long up) {
    facings.chooseOtherwise(line(seat).cards(), up);
  }

  /// The marks of these two lie on each other.
  public void exchangeMarks(int one, int other) {
    marks.exchange(one, other);
  }
}
