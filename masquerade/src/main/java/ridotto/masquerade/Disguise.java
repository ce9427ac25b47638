package ridotto.masquerade;

import java.util.random.RandomGenerator;
import ridotto.kernel.Eyes;
import ridotto.kernel.Moves;
import ridotto.kernel.Seats;
import ridotto.masquerade.card.Cards;

/// Exchanges the cards that somebody cannot see now, in others' lines and in the deck, and has the
/// others' secret choices fall otherwise.
///
/// A world that could not be (a royal pair that has not won, a question without an answer) is
/// thrown away and another one tried; after a few the cards stay where they are.
record Disguise(Masquerade game, Battlefield field, Eyes eyes, RandomGenerator random) {
  private static final int TRIES = 12;

  void wear() {
    if (field.over()) return;
    // Lady Beatrice is never hidden in a line, so she stays where she is.
    long hidden =
        field.deck().all() & ~MasqueradeView.visible(field, eyes) & ~field.deck().neverDown();
    for (int tried = 0; tried < TRIES; tried++) {
      int[] names = shuffled(hidden);
      field.rename(names);
      if (couldBe()) break;
      field.rename(inverse(names));
    }
    chooseOtherwise();
  }

  private int[] shuffled(long hidden) {
    int[] names = new int[field.deck().size()];
    int[] cards = new int[Cards.count(hidden)];
    int n = 0;
    for (int card = 0; card < names.length; card++) {
      names[card] = card;
      if (Cards.has(hidden, card)) cards[n++] = card;
    }
    for (int i = n - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int name = names[cards[i]];
      names[cards[i]] = names[cards[j]];
      names[cards[j]] = name;
    }
    return names;
  }

  private static int[] inverse(int[] names) {
    int[] inverse = new int[names.length];
    for (int card = 0; card < names.length; card++) inverse[names[card]] = card;
    return inverse;
  }

  private boolean couldBe() {
    boolean pairWins = !game.setting().pairFaceUp() || field.phase() == Phase.DEAL;
    for (int seat = 0; seat < field.seats(); seat++) {
      boolean pair = (field.deck().royals() & ~field.line(seat).cards()) == Cards.NONE;
      if (pair && pairWins) return false;
    }
    return everybodyHasAnAnswer() && attackerIsStrong() && choicesCouldBe();
  }

  private boolean everybodyHasAnAnswer() {
    var moves = new Moves();
    for (int left = field.awaited(); left != Seats.NONE; left = Seats.afterFirst(left)) {
      if (game.moves(field, Seats.first(left), moves).size() == 0) return false;
    }
    return true;
  }

  private boolean attackerIsStrong() {
    if (!(field.question() instanceof MasqueradeQuestion.AttackWhom)) return true;
    return Strength.canAttack(field, field.combat().attacker());
  }

  /// Those, and only those, were asked who had something to discard.
  private boolean choicesCouldBe() {
    int endangered = field.endangered();
    if (endangered != Battlefield.NOBODY) {
      return field.discardable(field.holder(endangered), endangered) != Cards.NONE;
    }
    if (!field.asks(Choice.SECRET_DISCARD)) return true;
    for (int seat = 0; seat < field.seats(); seat++) {
      boolean asked = field.awaits(seat) || field.picked(seat) != Battlefield.NOBODY;
      if (asked != (field.discardable(seat) != Cards.NONE)) return false;
    }
    return true;
  }

  private void chooseOtherwise() {
    for (int seat = 0; seat < field.seats(); seat++) {
      if (eyes.are(seat)) continue;
      if (field.secretly()) field.faceOtherwise(seat, facings(seat));
      boolean picked = field.picked(seat) != Battlefield.NOBODY;
      if (field.asks(Choice.SECRET_DISCARD) && picked) field.pickOtherwise(seat, any(seat));
    }
  }

  private long facings(int seat) {
    long line = field.line(seat).cards();
    long up = line & field.deck().neverDown() & ~field.fresh();
    return up | (line & ~field.fresh() & random.nextLong());
  }

  private int any(int seat) {
    long cards = field.discardable(seat);
    for (int skip = random.nextInt(Cards.count(cards)); skip > 0; skip--) {
      cards = Cards.afterFirst(cards);
    }
    return Cards.first(cards);
  }
}
