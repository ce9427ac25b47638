package ridotto.lab;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import ridotto.bots.Bot;
import ridotto.bots.Budget;
import ridotto.bots.Decision;
import ridotto.bots.Host;
import ridotto.bots.Troupes;
import ridotto.kernel.Box;
import ridotto.kernel.Dice;
import ridotto.kernel.Event;
import ridotto.kernel.Game;
import ridotto.kernel.Inquiry;
import ridotto.kernel.Table;
import ridotto.kernel.View;

/// How long bots of one kind let the others wait. A first game, in which the machine learns, does
/// not count.
public record AnswerBench(Troupes troupes, String bot, int games, Budget budget) {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final double MILLI = 1e6;

  /// The times of all answers at one kind of table; `late` are those that took longer than the
  /// budget. What the thread itself has worked tells a slow bot from a busy machine.
  public record Row(
      String game,
      int players,
      int answers,
      double p50Millis,
      double p99Millis,
      double mostMillis,
      int late,
      double workP99Millis,
      double workMostMillis) {}

  public Row run(Box box, int players) {
    return run(box, players, box.open(players, box.simulationLimit()));
  }

  private <T extends Table<?>> Row run(Box box, int players, Game<T> game) {
    var kind = troupes.kind(box, game, bot);
    play(game, kind, 0, new Times());
    var times = new Times();
    for (int seed = 1; seed <= games; seed++) play(game, kind, seed, times);
    long limit = budget.time().toNanos();
    return new Row(
        box.name(),
        players,
        times.waited().size(),
        quantile(times.waited(), 0.5),
        quantile(times.waited(), 0.99),
        quantile(times.waited(), 1),
        (int) times.waited().stream().filter(time -> time > limit).count(),
        quantile(times.worked(), 0.99),
        quantile(times.worked(), 1));
  }

  private static double quantile(List<Long> nanos, double part) {
    Collections.sort(nanos);
    return nanos.get((int) Math.min(nanos.size() - 1, part * nanos.size())) / MILLI;
  }

  private <T extends Table<?>> void play(Game<T> game, Troupes.Kind kind, long seed, Times times) {
    var dice = new Dice(seed);
    var bots = new ArrayList<Bot>();
    for (int player = 0; player < game.seats(); player++) {
      bots.add(new Timed(kind.bot(player, dice.nextLong()), times));
    }
    new Host<>(game, bots, dice, budget).play();
  }

  private record Times(List<Long> waited, List<Long> worked) {
    Times() {
      this(new ArrayList<>(), new ArrayList<>());
    }
  }

  /// A bot, and how long each of its answers took.
  private record Timed(Bot bot, Times times) implements Bot {
    @Override
    public void hear(Event event) {
      bot.hear(event);
    }

    @Override
    public Decision decide(View view, Inquiry inquiry, Budget budget) {
      long start = System.nanoTime();
      long before = THREADS.getCurrentThreadCpuTime();
      var decision = bot.decide(view, inquiry, budget);
      if (inquiry.options().size() > 1) {
        times.worked().add(THREADS.getCurrentThreadCpuTime() - before);
        times.waited().add(System.nanoTime() - start);
      }
      return decision;
    }
  }
}
