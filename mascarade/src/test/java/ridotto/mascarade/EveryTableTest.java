package ridotto.mascarade;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import ridotto.testkit.Conformance;
import ridotto.testkit.RoundTrip;
import ridotto.testkit.TwoWorlds;

/// Every number of players, both editions, both sides, and every table option.
class EveryTableTest {
  record Variant(Edition edition, int players, Map<String, String> settings) {
    Mascarade open() {
      return new MascaradeBox(edition).open(players, settings);
    }
  }

  static List<Variant> variants() {
    var variants = new ArrayList<Variant>();
    for (int n = 2; n <= 13; n++) variants.add(variant(Edition.FIRST, n));
    for (int n = 4; n <= 12; n++) {
      variants.add(variant(Edition.SECOND, n, "side", "A"));
      variants.add(variant(Edition.SECOND, n, "side", "B"));
    }
    for (int n : new int[] {2, 3, 8}) {
      variants.add(variant(Edition.FIRST, n, "answers", "together"));
      variants.add(variant(Edition.FIRST, n, "first", "lot", "opening", "0"));
    }
    variants.add(variant(Edition.FIRST, 7, "print", "english"));
    variants.add(variant(Edition.SECOND, 11, "side", "B", "answers", "together"));
    variants.add(
        variant(
            Edition.FIRST,
            7,
            "centre",
            "2",
            "cast",
            "Judge, Spy, King, Widow, Duke = King 4, Abbess = Fool 1 + Spy + Witch, Knave = Fool 0"
                + " + Cheat 9, Thief, Saint = Beggar 1 + Patron 1 1"));
    var guests = String.join(", ", Guests.cast());
    variants.add(variant(Edition.FIRST, Guests.cast().size(), "cast", guests));
    variants.add(
        variant(Edition.FIRST, Guests.cast().size(), "cast", guests, "answers", "together"));
    return variants;
  }

  private static Variant variant(Edition edition, int players, String... settings) {
    var map = new TreeMap<>(Map.of("limit", "1000"));
    for (int i = 0; i < settings.length; i += 2) map.put(settings[i], settings[i + 1]);
    return new Variant(edition, players, map);
  }

  @ParameterizedTest
  @MethodSource("variants")
  void conforms(Variant variant) {
    Conformance.holds(variant.open(), 1000);
  }

  @ParameterizedTest
  @MethodSource("variants")
  void keeps_secrets(Variant variant) {
    TwoWorlds.lookTheSame(variant.open(), 40);
  }

  @ParameterizedTest
  @MethodSource("variants")
  void is_written_down_and_replayed(Variant variant) {
    RoundTrip.holds(new MascaradeBox(variant.edition()), variant.players(), variant.settings(), 20);
  }
}
