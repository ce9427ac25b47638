package ridotto.server.table;

import java.util.List;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.live.HouseRules;

/// Which manners a table may have.
public final class Customs {
  private static final List<String> MEMORIES = List.of("classic", "notebook", "assisted");
  private static final List<String> BOTS = List.of("quick", "calm", "slow");

  private Customs() {}

  /// Throws [Refused], which names the field.
  public static Manners check(Manners manners, HouseRules house) {
    oneOf("memory", manners.memory(), MEMORIES);
    oneOf("bots", manners.bots(), BOTS);
    var _ = Pace.of(manners.pace());
    if (manners.keep() < 1 || manners.keep() > house.keepDays()) {
      throw new Refused(
          "keep",
          Refusal.of("number-range")
              .and("value", String.valueOf(manners.keep()))
              .and("least", 1)
              .and("most", house.keepDays()));
    }
    return manners;
  }

  private static void oneOf(String field, String value, List<String> known) {
    if (known.contains(value)) return;
    throw new Refused(
        field, Refusal.of("one-of").and("value", value).and("known", String.join(", ", known)));
  }
}
