package ridotto.masquerade;

import ridotto.masquerade.card.Cards;

/// Whose turn it is, how far it has come (K3), and what has acted in it (K7).
final class Initiative {
  static final int ACTIONS = 3;

  private Phase phase = Phase.DEAL;
  private int turn; // how many were completed
  private int active;
  private int actions; // left this turn
  private long acted; // this turn

  void clear() {
    actions = 0;
    acted = Cards.NONE;
  }

  void copyFrom(Initiative from) {
    phase = from.phase;
    turn = from.turn;
    active = from.active;
    actions = from.actions;
    acted = from.acted;
  }

  void rename(int[] names) {
    acted = Cards.renamed(acted, names);
  }

  Phase phase() {
    return phase;
  }

  int turn() {
    return turn;
  }

  int active() {
    return active;
  }

  int actions() {
    return actions;
  }

  long acted() {
    return acted;
  }

  /// The game begins with the deal, and this seat.
  void deal(int first) {
    phase = Phase.DEAL;
    turn = 0;
    active = first;
  }

  /// Comes to where a record states the game to be.
  void lay(Position position) {
    phase = before(position.phase());
    turn = position.played();
    active = position.turn();
  }

  void layActions(Position position) {
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

  void begin(int seat) {
    active = seat;
  }

  void beginTurn() {
    phase = Phase.START;
    acted = Cards.NONE;
    actions = 0;
  }

  void enter(Phase next) {
    phase = next;
    if (next == Phase.ACTION) actions = ACTIONS;
  }

  void completeTurn() {
    turn++;
  }

  /// One action is spent on this card (K7).
  void act(int card) {
    actions--;
    acted |= Cards.only(card);
  }

  void stop() {
    actions = 0;
  }

  /// This card leaves play: should it come back, it may act.
  void forget(int card) {
    acted &= ~Cards.only(card);
  }

  void forgetAll() {
    acted = Cards.NONE;
  }
}
