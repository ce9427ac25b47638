package ridotto.masques;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import ridotto.testkit.Conformance;
import ridotto.testkit.RoundTrip;
import ridotto.testkit.TwoWorlds;

/// Every number of players and every table option: the audit holds at every step, every listed move
/// is accepted and no other, secrets are kept, the log replays to the same table, the game ends.
class EveryTableTest {
  record Variant(int players, Map<String, String> settings) {
    Masques open() {
      return new MasquesBox().open(players, settings);
    }
  }

  static List<Variant> variants() {
    var variants = new ArrayList<Variant>();
    for (int players = 2; players <= 4; players++) {
      variants.add(variant(players));
      variants.add(variant(players, "first", "lot", "families", "lot"));
      variants.add(variant(players, "dances", "3", "first", "2"));
      variants.add(
          variant(players, "prices", "Assassin 0/0/0, Trader 0/0/0, Courtesan 0/0/1, Guard 0/1/1"));
    }
    variants.add(variant(2, "families", "Venier/Cantarini, Dandolo/Morosini"));
    variants.add(variant(3, "families", "Dandolo, Venier, Morosini"));
    variants.add(variant(4, "families", "Dandolo, Venier, Morosini, Cantarini"));
    return variants;
  }

  private static Variant variant(int players, String... settings) {
    var map = new TreeMap<>(Map.of("dances", "60"));
    for (int i = 0; i < settings.length; i += 2) map.put(settings[i], settings[i + 1]);
    return new Variant(players, map);
  }

  @ParameterizedTest
  @MethodSource("variants")
  void conforms(Variant variant) {
    Conformance.holds(variant.open(), 300);
  }

  @ParameterizedTest
  @MethodSource("variants")
  void keeps_secrets(Variant variant) {
    TwoWorlds.lookTheSame(variant.open(), 10);
  }

  @ParameterizedTest
  @MethodSource("variants")
  void is_written_down_and_replayed(Variant variant) {
    RoundTrip.holds(new MasquesBox(), variant.players(), variant.settings(), 20);
  }
}
