package ridotto.bots.mascarade;

import java.util.random.RandomGenerator;
import ridotto.bots.Belief;
import ridotto.bots.Level;
import ridotto.kernel.Event;
import ridotto.kernel.Seat;
import ridotto.kernel.Seats;
import ridotto.kernel.View;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.MascaradeEvent;
import ridotto.mascarade.MascaradeEvent.*;
import ridotto.mascarade.MascaradeView;
import ridotto.mascarade.Mask;
import ridotto.mascarade.Place;

/// What one player remembers and concludes.
///
/// Cards are kept by place, because people may change chairs while cards stay. There are two sets
/// of hypotheses: one's own, and the common one of somebody who sees only what all see, which is
/// what the others have to go by.
final class Memory implements Belief<Ballroom> {
  private static final int TRIES = 64;
  private static final int COMMON = 512; // ways kept of what all know: an estimate of estimates

  private final Book book;
  private final int player;
  private final Level level;
  private final RandomGenerator random;
  private final Hypotheses own;
  private final Hypotheses common;
  private final Ledger ledger;
  private final Stakes stakes;
  private final Minds minds;
  private final Suspicion suspicion;
  private final Swapping swapping;
  private final Worlds worlds;
  private long dealt;
  private int count;
  private int surprises;
  private int spied;

  Memory(Book book, int player, Level level, RandomGenerator random) {
    this.book = book;
    this.player = player;
    this.level = level;
    this.random = random;
    int capacity = Math.min(level.capacity(), Hypotheses.CAPACITY);
    own = new Hypotheses(book.places(), capacity, random);
    common = new Hypotheses(book.places(), Math.min(capacity, COMMON), random);
    ledger = new Ledger(book);
    stakes = new Stakes(book, ledger);
    minds = new Minds(book);
    suspicion = new Suspicion(this);
    swapping = new Swapping(this);
    worlds = new Worlds(book, player);
  }

  @Override
  public void hear(Event event) {
    var happened = (MascaradeEvent) event;
    worlds.hear(happened, ledger);
    switch (happened) {
      case Dealt(var place, var mask) -> dealt(place, mask);
      case CardsHandled(var by, var one, var other) -> handled(by, one.index(), other.index());
      case SwapDecided(_, var one, var other, var swapped) -> {
        boolean remembered = swapped ^ (level.slip() > 0 && random.nextDouble() < level.slip());
        if (remembered) own.swapped(one.index(), other.index());
      }
      case Looked(_, var place) -> minds.looks(place.index(), own.row(place.index()));
      case Spied(_, var place, var other) -> {
        spied = other.index();
        minds.looks(place.index(), own.row(place.index()));
      }
      case Glimpsed(_, var place, var mask) -> see(place.index(), mask.number());
      case Unmasked(var seat, var place, var mask) -> {
        suspicion.unmasked(seat.index(), mask.number());
        see(place.index(), mask.number());
        common.seen(place.index(), mask.number());
        seenByAll(place.index(), mask.number());
        minds.sure(place.index(), mask.number());
      }
      case ShownToOthers(_, var place, var mask) -> {
        see(place.index(), mask.number());
        common.seen(place.index(), mask.number());
        seenByAll(place.index(), mask.number());
      }
      case Announced(var seat, var place, var mask) ->
          suspicion.announced(seat.index(), place.index(), mask.number());
      case Claimed(var seat, var place) -> suspicion.claimed(seat.index(), place.index());
      case Passed(var seat) -> suspicion.passed(seat.index());
      case PlacesChanged(var one, var other) -> {
        strangers(one);
        strangers(other);
      }
      case TookFromBank _, TookCourthouse _, Paid _, Fined _, FortunesExchanged _ ->
          stakes.forget();
      case TurnBegan _,
          PowerUsed _,
          Declined _,
          Questioned _,
          MascaradeEvent.Named _,
          HeldUp _,
          Challenged _,
          CoinsHidden _,
          HidingDecided _,
          Guessed _,
          HandOpened _,
          Ended _ -> {}
    }
    ledger.hear(happened);
  }

  /// Looks at what lies on the table.
  void look(MascaradeView sight) {
    if (ledger.look(sight)) stakes.forget();
  }

  private void dealt(Place place, Mask mask) {
    dealt = Placement.with(dealt, place.index(), mask.number());
    minds.sure(place.index(), mask.number());
    if (++count < book.places()) return;
    own.start(dealt);
    common.start(dealt);
  }

  /// Somebody swapped two cards or not. What does not concern one's own card may slip by.
  private void handled(Seat by, int one, int other) {
    boolean mine = by.index() == seat();
    boolean concerns = mine || book.owner(one) == seat() || book.owner(other) == seat();
    if (!concerns && level.lapse() > 0 && random.nextDouble() < level.lapse()) return;
    double[][] chances = swapping.by(by.index(), one);
    double[] first = common.row(one).clone();
    think(by.index(), one, common.row(other));
    think(by.index(), other, first);
    if (!mine) own.swapOrNot(one, other, chances);
    common.swapOrNot(one, other, chances);
  }

  private void think(int by, int place, double[] exchanged) {
    if (book.owner(place) == by) minds.ownSwap(place, exchanged, swapping);
    else minds.touched(place, exchanged, swapping);
  }

  private void see(int place, int mask) {
    if (!own.seen(place, mask)) surprises++;
  }

  private void seenByAll(int place, int mask) {
    for (int elsewhere = 0; elsewhere < book.places(); elsewhere++) {
      if (elsewhere != place) minds.elsewhere(elsewhere, mask);
    }
  }

  /// Whoever comes to sit here knows of these cards only what all know.
  private void strangers(Seat seat) {
    for (int place : book.held(seat.index())) minds.asEverybody(place, common.row(place));
  }

  /// Something so likely for each mask happened at this place, and all could see it.
  void weigh(int place, double[] likelihood) {
    own.weigh(place, likelihood);
    common.weigh(place, likelihood);
  }

  @Override
  public void sample(View view, Ballroom into, RandomGenerator dice) {
    for (int tries = 0; tries < TRIES; tries++) {
      if (worlds.lay(own.sample(dice), (MascaradeView) view, into, dice)) return;
    }
    throw new IllegalStateException("what is remembered contradicts what was heard this turn");
  }

  Book book() {
    return book;
  }

  Ledger ledger() {
    return ledger;
  }

  Stakes stakes() {
    return stakes;
  }

  Minds thoughts() {
    return minds;
  }

  Hypotheses own() {
    return own;
  }

  /// How likely each mask is at this place.
  double[] row(int place) {
    return own.row(place);
  }

  /// The same for somebody who saw only what all saw.
  double[] commonRow(int place) {
    return common.row(place);
  }

  /// Where this player sits now.
  int seat() {
    return ledger.seatOf(player);
  }

  /// Whether the player asks what others may think.
  boolean minds() {
    return level.minds();
  }

  /// How often whoever sits here claims for no reason.
  double whim(int seat) {
    return suspicion.whim(ledger.playerAt(seat));
  }

  Swapping swapping() {
    return swapping;
  }

  /// How often something seen contradicted all that was remembered.
  int surprises() {
    return surprises;
  }

  /// The card the Spy looked at besides her own.
  int spied() {
    return spied;
  }

  /// Those besides the announcer who have spoken.
  int heard() {
    int heard = Seats.NONE;
    for (int seat = 0; seat < book.seats(); seat++) {
      if (ledger.hasAnswered(seat)) heard |= Seats.only(seat);
    }
    return heard;
  }
}
