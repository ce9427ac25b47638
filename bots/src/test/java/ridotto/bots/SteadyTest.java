package ridotto.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import ridotto.kernel.Dice;
import ridotto.kernel.Event;
import ridotto.kernel.Game;
import ridotto.kernel.Inquiry;
import ridotto.kernel.View;
import ridotto.masques.MasquesBox;

class SteadyTest {
  private static final Logger LOG = Logger.getLogger("ridotto.bots");

  @BeforeAll
  static void hush() {
    LOG.setLevel(Level.OFF);
  }

  @AfterAll
  static void speak() {
    LOG.setLevel(null);
  }

  /// Fails at the first event it hears, or at the first question.
  private record Faltering(boolean atOnce) implements Bot {
    @Override
    public void hear(Event event) {
      if (atOnce) throw new IllegalStateException("heard what cannot be");
    }

    @Override
    public Decision decide(View view, Inquiry inquiry, Budget budget) {
      throw new IllegalStateException("no idea");
    }
  }

  private static Troupe troupe(boolean atOnce) {
    return new Troupe() {
      @Override
      public String family() {
        return "masques";
      }

      @Override
      public Entrance study(Game<?> game) {
        return (_, _, _) -> new Faltering(atOnce);
      }
    };
  }

  @Test
  void a_game_goes_on_when_a_bot_loses_the_thread() {
    for (boolean atOnce : new boolean[] {true, false}) {
      var box = new MasquesBox();
      var game = box.open(2, Map.of("dances", "2"));
      var kind = new Troupes(List.of(troupe(atOnce))).kind(box, game, "expert");
      var bots = List.of(kind.bot(0, 1), kind.bot(1, 2));
      new Host<>(game, bots, new Dice(1), Budget.playouts(1))
          .play((_, _, decision) -> assertThat(decision.reason()).isEqualTo(Steady.LOST));
    }
  }
}
