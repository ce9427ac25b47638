package ridotto.masques;

import java.util.List;
import ridotto.kernel.Named;

/// A family of Venice (Q5). Players hold the first four; Foscari is nobody's.
public record Family(int number, String name) implements Named {
  /// How many families players can hold.
  static final int HELD = 4;

  static final List<Family> ALL =
      List.of(
          new Family(0, "Cantarini"),
          new Family(1, "Morosini"),
          new Family(2, "Venier"),
          new Family(3, "Dandolo"),
          new Family(4, "Foscari"));

  static Family of(int number) {
    return ALL.get(number);
  }

  @Override
  public String toString() {
    return name;
  }
}
