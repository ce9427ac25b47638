package ridotto.lab.run;

/// The moves of games as they were kept, one after the other.
public final class Moved {
  private final Tape.Reader tape;

  Moved(byte[] moves) {
    tape = new Tape.Reader(moves, 0);
  }

  public int move() {
    return tape.readInt();
  }

  /// What the bot that made this move rested it on, in thousandths; -1 if it stated nothing.
  public int chance() {
    return tape.readInt() - 1;
  }
}
