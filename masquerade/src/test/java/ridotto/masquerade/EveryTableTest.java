package ridotto.masquerade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import ridotto.kernel.Dice;
import ridotto.kernel.Playout;
import ridotto.testkit.Conformance;
import ridotto.testkit.RoundTrip;
import ridotto.testkit.TwoWorlds;

/// Every number of players and every table option.
class EveryTableTest {
  private static final MasqueradeBox BOX = new MasqueradeBox();

  record Variant(int players, Map<String, String> settings) {
    Masquerade open() {
      return BOX.open(players, settings);
    }
  }

  static List<Variant> variants() {
    var variants = new ArrayList<Variant>();
    for (int n = 3; n <= 6; n++) {
      variants.add(variant(n));
      variants.add(variant(n, "extras", "on"));
      variants.add(variant(n, "pair", "face-up", "first", "lot"));
      variants.add(variant(n, "extras", "on", "rounds", "3", "first", "2"));
    }
    return variants;
  }

  private static Variant variant(int players, String... settings) {
    var map = new TreeMap<>(BOX.simulationLimit());
    for (int i = 0; i < settings.length; i += 2) map.put(settings[i], settings[i + 1]);
    return new Variant(players, map);
  }

  @ParameterizedTest
  @MethodSource("variants")
  void conforms_and_no_card_is_lost(Variant variant) {
    Conformance.holds(variant.open(), 1000);
  }

  /// Only its owner is shown that a card's facing is still open, but all know that it is.
  @ParameterizedTest
  @MethodSource("variants")
  void keeps_secrets(Variant variant) {
    TwoWorlds.lookTheSame(variant.open(), 40, Set.of("lines.open"));
  }

  @ParameterizedTest
  @MethodSource("variants")
  void is_written_down_and_replayed(Variant variant) {
    RoundTrip.holds(BOX, variant.players(), variant.settings(), 20);
  }

  /// Kill, royal pair and empty deck all occur, whatever the table, unless the rounds run out
  /// first.
  @ParameterizedTest
  @MethodSource("variants")
  void every_way_to_win_occurs(Variant variant) {
    var game = variant.open();
    var dice = new Dice(0);
    var playout = new Playout<>(game, game.open(), game.random(), dice);
    int[] endings = new int[MasqueradeEnding.values().length];
    for (int seed = 0; seed < 3000; seed++) {
      dice.begin(seed, 3);
      playout.run();
      endings[playout.table().ending().ordinal()]++;
    }
    boolean shortGame = game.setting().rounds() < 100;
    assertThat(endings[MasqueradeEnding.KILL.ordinal()]).isPositive();
    assertThat(endings[MasqueradeEnding.PAIR.ordinal()]).isPositive();
    assertThat(endings[MasqueradeEnding.DECK.ordinal()] > 0).isNotEqualTo(shortGame);
    assertThat(endings[MasqueradeEnding.LIMIT.ordinal()] > 0).isEqualTo(shortGame);
  }
}
