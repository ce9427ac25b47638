package ridotto.bots.masquerade;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.bots.Bot;
import ridotto.bots.Budget;
import ridotto.bots.Decision;
import ridotto.bots.Host;
import ridotto.bots.Troupes;
import ridotto.kernel.Dice;
import ridotto.masquerade.Masquerade;
import ridotto.masquerade.MasqueradeBox;

class MasqueradeBotTest {
  private static final MasqueradeBox BOX = new MasqueradeBox();
  private static final Troupes TROUPES = new Troupes(List.of(new MasqueradeTroupe()));

  private static Masquerade game(int players) {
    return BOX.open(players, Map.of("rounds", "200"));
  }

  /// One bot in one of the seats, and others of one kind.
  private static List<Bot> bots(Masquerade game, String one, int at, String others, long seed) {
    var bots = new ArrayList<Bot>();
    for (int player = 0; player < game.seats(); player++) {
      bots.add(TROUPES.kind(BOX, game, player == at ? one : others).bot(player, seed + player));
    }
    return bots;
  }

  @ParameterizedTest(name = "{0} players")
  @ValueSource(ints = {3, 4, 5})
  void an_expert_beats_bots_without_a_plan(int players) {
    var game = game(players);
    int won = 0;
    for (int seed = 0; seed < 8; seed++) {
      int at = seed % players;
      var bots = bots(game, "expert", at, Troupes.RANDOM, seed);
      int winners = new Host<>(game, bots, new Dice(seed), Budget.playouts(40)).play();
      if (winners == 1 << at) won++;
    }
    assertThat(won).isGreaterThanOrEqualTo(5);
  }

  @Test
  void the_same_seed_plays_the_same_game() {
    assertThat(decisions(3)).isEqualTo(decisions(3)).isNotEqualTo(decisions(4));
  }

  private static List<Decision> decisions(long seed) {
    var game = game(3);
    var decisions = new ArrayList<Decision>();
    new Host<>(game, bots(game, "regular", 0, "casual", seed), new Dice(9), Budget.playouts(20))
        .play((_, _, decision) -> decisions.add(decision));
    return decisions;
  }

  /// Most answers, not all: on a busy machine a bot may be kept waiting for its turn to think.
  @Test
  void answers_in_time() {
    var game = BOX.open(4, Map.of("rounds", "2"));
    var times = new ArrayList<Duration>();
    long[] last = {System.nanoTime()};
    new Host<>(game, bots(game, "expert", 0, "expert", 1), new Dice(1), Budget.USUAL)
        .play(
            (_, _, _) -> {
              long now = System.nanoTime();
              times.add(Duration.ofNanos(now - last[0]));
              last[0] = now;
            });
    Collections.sort(times);
    assertThat(times.get(times.size() / 2)).isLessThan(Duration.ofMillis(80));
  }
}
