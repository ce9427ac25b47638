package ridotto.bots.mascarade;

import java.util.List;
import ridotto.kernel.Move;
import ridotto.mascarade.MascaradeMove.Act;
import ridotto.mascarade.MascaradeMove.Announce;
import ridotto.mascarade.MascaradeMove.Look;
import ridotto.mascarade.MascaradeMove.Swap;

/// What somebody has done with their latest turns, and at which purses. Who does the same at the
/// same purses again has got nowhere with it: it is worth less each time, so that no game goes on
/// for ever.
final class Repetition {
  private static final int TURNS = 64;

  /// Coins that the first repetition costs; the second costs four times as much, and so on.
  private static final double LOSS = 0.25;

  private static final long ODD = 0x9E3779B97F4A7C15L;

  private final Memory memory;
  private final long[] done = new long[TURNS];
  private int turns;

  Repetition(Memory memory) {
    this.memory = memory;
  }

  /// Takes from the value of every option what it costs to repeat it.
  void weigh(List<Move> options, double[] values) {
    long purses = purses();
    for (int i = 0; i < values.length; i++) {
      int times = times(purses + code((Act) options.get(i)));
      values[i] -= LOSS * times * times;
    }
  }

  /// It is done.
  void note(Move move) {
    done[turns++ % TURNS] = purses() + code((Act) move);
  }

  private int times(long one) {
    int times = 0;
    for (int i = 0; i < Math.min(turns, TURNS); i++) times += done[i] == one ? 1 : 0;
    return times;
  }

  private long purses() {
    var ledger = memory.ledger();
    long purses = memory.seat();
    for (int seat = 0; seat < memory.book().seats(); seat++) {
      purses = (purses ^ ledger.purse(seat)) * ODD;
      purses ^= purses >>> 32;
    }
    return purses;
  }

  /// To swap and to pretend get as far.
  private long code(Act act) {
    var book = memory.book();
    int me = memory.seat();
    return ODD
        * switch (act) {
          case Announce(var own, var mask) ->
              1 + mask.number() + (long) book.masks() * book.at(me, own);
          case Look(var own) -> -1 - book.at(me, own);
          case Swap(var own, var with, _) ->
              -1 - (1 + with.index()) * (long) book.places() - book.at(me, own);
        };
  }
}
