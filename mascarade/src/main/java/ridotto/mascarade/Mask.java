package ridotto.mascarade;

import java.util.Arrays;
import ridotto.kernel.Named;

/// A character at this table. Each exists once a game; both Peasants are one mask.
public final class Mask implements Named {
  private final int number;
  private final Costume costume;
  private final Power[] parts;
  private final MascaradeQuestion youToo = new MascaradeQuestion.YouToo(this);
  private final MascaradeQuestion[] choices =
      Arrays.stream(Choice.values())
          .map(choice -> new MascaradeQuestion.UsePower(this, choice))
          .toArray(MascaradeQuestion[]::new);

  Mask(int number, Costume costume) {
    this.number = number;
    this.costume = costume;
    parts = costume.parts().toArray(Power[]::new);
  }

  /// Its place in the cast, without counting a second Peasant.
  public int number() {
    return number;
  }

  @Override
  public String name() {
    return costume.name();
  }

  public Costume costume() {
    return costume;
  }

  Power part(int part) {
    return parts[part];
  }

  int partCount() {
    return parts.length;
  }

  MascaradeQuestion youToo() {
    return youToo;
  }

  MascaradeQuestion usePower(Choice choice) {
    return choices[choice.ordinal()];
  }

  @Override
  public String toString() {
    return name();
  }
}
