package ridotto.kernel;

import org.jspecify.annotations.Nullable;

/// The state of one game: small, mutable, quick to copy. Its verbs are the only places where it
/// changes, and every verb tells a witness, if there is one.
///
/// The table waits for one seat, for several at once with one and the same question, or for the
/// [#HOUSE], which moves what is left to chance.
public abstract class Table<Q extends Question> {
  /// Where the house sits: it deals, draws and shuffles.
  public static final int HOUSE = 31;

  private int awaited;

  private @Nullable Witness witness; // none: nobody listens, and no event is made
  private @Nullable Ending ending;
  private int winners;

  /// How many turns were completed.
  public abstract int turns();

  /// The seats that may move now; empty once the game is over.
  public final int awaited() {
    return awaited;
  }

  /// The first seat that may move now, or the [#HOUSE].
  public final int asked() {
    return Seats.first(awaited);
  }

  public final boolean awaits(int seat) {
    return Seats.has(awaited, seat);
  }

  /// What it waits for. The game's table keeps it in a field of its own type: read as a `Q`, which
  /// is an interface, it would be checked again at every move, and that costs a seventh of a
  /// playout.
  public abstract Q question();

  public final boolean over() {
    return ending != null;
  }

  /// How it ended; asked only when it is [#over].
  public final Outcome outcome() {
    return new Outcome(ending(), Seats.list(winners, Player::of));
  }

  public final Ending ending() {
    if (ending == null) throw new IllegalStateException("the game is not over");
    return ending;
  }

  /// The players who share the win, one bit each.
  public final int winners() {
    return winners;
  }

  /// Who sits in this chair now.
  public int playerAt(int seat) {
    return seat;
  }

  /// Where this player sits now.
  public int seatOf(int player) {
    return player;
  }

  public final void admit(Witness listener) {
    witness = listener;
  }

  /// Waits for this seat to answer the [#question].
  protected final void await(int seat) {
    awaited = 1 << seat;
  }

  /// Waits for several seats at once; each answers in its own time.
  protected final void awaitAll(int seats) {
    awaited = seats;
  }

  /// One of those asked at once has answered.
  protected final void answered(int seat) {
    awaited &= ~(1 << seat);
  }

  /// The table is laid anew.
  protected final void reopen() {
    ending = null;
    winners = Seats.NONE;
  }

  protected final void close(Ending why, int winningPlayers) {
    awaited = Seats.NONE;
    ending = why;
    winners = winningPlayers;
  }

  /// Takes over what the kernel knows of another table, but not its witness.
  protected final void copyKernel(Table<Q> from) {
    awaited = from.awaited;
    ending = from.ending;
    winners = from.winners;
  }

  /// Every verb asks this before it makes an event.
  protected final boolean heard() {
    return witness != null;
  }

  protected final void tell(Event event) {
    if (witness != null) witness.hear(event);
  }
}
