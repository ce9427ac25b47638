package ridotto.lab;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
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

/// How long bots of one kind let the others wait, and how much they decide in a second of processor
/// time, hearing and all. Games in which the machine learns, so many seconds and one at least, do
/// not count.
public record AnswerBench(Troupes troupes, String bot, int games, Budget budget, double warmUp) {
  private static final double MILLI = 1e6;
  private static final double SECOND = 1e9;
  private static final double MILLION = 1e6;
  private static final long SLICE = 20_000_000; // of the bare loop, after every so much of games

  /// The times of all answers at one kind of table; `late` are those that took longer than the
  /// budget. What the thread itself has worked tells a slow bot from a busy machine. `ratio` is
  /// decisions while the bare loop, run by turns with the games, makes a million.
  public record Row(
      String game,
      int players,
      int answers,
      double p50Millis,
      double p99Millis,
      double mostMillis,
      int late,
      double workP99Millis,
      double workMostMillis,
      double decisionsPerCpuSecond,
      double ratio) {}

  public Row run(Box box, int players) {
    return run(box, players, box.open(players, box.simulationLimit()));
  }

  private <T extends Table<?>> Row run(Box box, int players, Game<T> game) {
    var kind = troupes.kind(box, game, bot);
    warmUp(game, kind);
    var times = new Times();
    var bare = new BareLoop(new SplittableRandom(1));
    var slices = new Slices(bare::run, bare::decisions);
    slices.run(SLICE);
    var rates = new ArrayList<Double>();
    long worked = 0;
    long since = 0;
    for (int seed = 1; seed <= games; seed++) {
      long spent = play(game, kind, seed, times);
      worked += spent;
      since += spent;
      if (since < SLICE && seed < games) continue;
      rates.add(slices.run(SLICE));
      since = 0;
    }
    double decided = times.waited().size() * SECOND / worked;
    Collections.sort(rates);
    double rate = rates.get(rates.size() / 2);
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
        quantile(times.worked(), 1),
        decided,
        MILLION * decided / rate);
  }

  private <T extends Table<?>> void warmUp(Game<T> game, Troupes.Kind kind) {
    long spent = 0;
    for (int seed = 0; seed == 0 || spent < warmUp * SECOND; seed--) {
      spent += play(game, kind, seed, new Times());
    }
  }

  private static double quantile(List<Long> nanos, double part) {
    Collections.sort(nanos);
    return nanos.get((int) Math.min(nanos.size() - 1, part * nanos.size())) / MILLI;
  }

  /// One game, and the processor time it took.
  private <T extends Table<?>> long play(Game<T> game, Troupes.Kind kind, long seed, Times times) {
    var dice = new Dice(seed);
    var bots = new ArrayList<Bot>();
    for (int player = 0; player < game.seats(); player++) {
      bots.add(new Timed(kind.bot(player, dice.nextLong()), times));
    }
    long start = Slices.now();
    new Host<>(game, bots, dice, budget).play();
    return Slices.now() - start;
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
      long before = Slices.now();
      var decision = bot.decide(view, inquiry, budget);
      if (inquiry.options().size() > 1) {
        times.worked().add(Slices.now() - before);
        times.waited().add(System.nanoTime() - start);
      }
      return decision;
    }
  }
}
