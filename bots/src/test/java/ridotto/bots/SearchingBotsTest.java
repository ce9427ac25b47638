package ridotto.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.bots.masquerade.MasqueradeTroupe;
import ridotto.bots.masques.MasquesTroupe;
import ridotto.kernel.Box;
import ridotto.kernel.Dice;
import ridotto.kernel.Game;
import ridotto.kernel.Shelf;
import ridotto.masquerade.MasqueradeBox;
import ridotto.masques.MasquesBox;

class SearchingBotsTest {
  private static final Shelf SHELF = new Shelf(List.of(new MasquesBox(), new MasqueradeBox()));
  private static final Troupes TROUPES =
      new Troupes(List.of(new MasquesTroupe(), new MasqueradeTroupe()));

  private static Game<?> open(Box box, int players) {
    return box.open(players, box.simulationLimit());
  }

  /// One bot in one of the seats, and others of one kind.
  private static List<Bot> bots(
      Box box, Game<?> game, String one, int at, String others, long seed) {
    var bots = new ArrayList<Bot>();
    for (int player = 0; player < game.seats(); player++) {
      bots.add(TROUPES.kind(box, game, player == at ? one : others).bot(player, seed + player));
    }
    return bots;
  }

  @ParameterizedTest(name = "{0}, {1} players")
  @CsvSource({
    "masques, 2, 7",
    "masques, 3, 7",
    "masques, 4, 7",
    "masquerade, 3, 5",
    "masquerade, 4, 5",
    "masquerade, 5, 5"
  })
  void an_expert_beats_bots_without_a_plan(String name, int players, int least) {
    var box = SHELF.box(name);
    var game = open(box, players);
    int won = 0;
    for (int seed = 0; seed < 8; seed++) {
      int at = seed % players;
      var bots = bots(box, game, "expert", at, Troupes.RANDOM, seed);
      int winners = new Host<>(game, bots, new Dice(seed), Budget.playouts(50)).play();
      if (winners == 1 << at) won++;
    }
    assertThat(won).isGreaterThanOrEqualTo(least);
  }

  @ParameterizedTest
  @ValueSource(strings = {"masques", "masquerade"})
  void the_same_seed_plays_the_same_game(String name) {
    var budget = Budget.playouts(20);
    var once = decisions(name, 3, budget);

    assertThat(decisions(name, 3, budget)).isEqualTo(once);
    assertThat(decisions(name, 4, budget)).isNotEqualTo(once);
  }

  @ParameterizedTest
  @ValueSource(strings = {"masques", "masquerade"})
  void without_any_time_they_answer_all_the_same(String name) {
    assertThat(decisions(name, 5, Budget.time(Duration.ZERO)))
        .isNotEmpty()
        .extracting(Decision::reason)
        .doesNotContain(Steady.LOST);
  }

  private static List<Decision> decisions(String name, long seed, Budget budget) {
    var box = SHELF.box(name);
    var game = open(box, 3);
    var decisions = new ArrayList<Decision>();
    new Host<>(game, bots(box, game, "regular", 0, "casual", seed), new Dice(9), budget)
        .play((_, _, decision) -> decisions.add(decision));
    return decisions;
  }
}
