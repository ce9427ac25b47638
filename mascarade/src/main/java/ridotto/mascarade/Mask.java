package ridotto.mascarade;

import java.util.Arrays;
import ridotto.kernel.Named;

/// A character at this table. Each exists once a game; both Peasants are one mask.
public final class Mask implements Named {
  private final int number;
  private final Costume costume;
  private final Power[] parts;
  private final Ask youToo = new Ask.YouToo(this);
  private final Ask[] choices =
      Arrays.stream(Choice.values())
          .map(choice -> new Ask.UsePower(this, choice))
          .toArray(Ask[]::new);

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

  Ask youToo() {
    return youToo;
  }

  Ask usePower(Choice choice) {
    return choices[choice.ordinal()];
  }

  @Override
  public String toString() {
    return name();
  }
}
