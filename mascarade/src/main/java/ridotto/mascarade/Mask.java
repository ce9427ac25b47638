package ridotto.mascarade;

import java.util.Arrays;
import ridotto.kernel.Named;
import ridotto.mascarade.deed.Deed;

/// A character at this table. Each exists once a game; both Peasants are one mask.
public final class Mask implements Named {
  private final int number;
  private final Costume costume;
  private final Deed[] deeds; // of all its parts, in order
  private final MascaradeQuestion youToo = new MascaradeQuestion.YouToo(this);
  private final MascaradeQuestion[] choices =
      Arrays.stream(Choice.values())
          .map(choice -> new MascaradeQuestion.UsePower(this, choice))
          .toArray(MascaradeQuestion[]::new);

  Mask(int number, Costume costume) {
    this.number = number;
    this.costume = costume;
    deeds = costume.deeds().toArray(Deed[]::new);
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

  Deed deed(int number) {
    return deeds[number];
  }

  int deedCount() {
    return deeds.length;
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
