package ridotto.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import ridotto.bots.Bot;
import ridotto.bots.Decision;
import ridotto.bots.Forecasts;
import ridotto.bots.Host;
import ridotto.bots.Troupes;
import ridotto.kernel.Dice;
import ridotto.kernel.Game;
import ridotto.kernel.Table;
import ridotto.lab.run.Interval;
import ridotto.lab.run.Plan;
import ridotto.lab.run.Ratio;

/// How true the forecasts of bots are: of what they call so likely, how much came? Forecasts of one
/// game hang together, so intervals are taken from game to game.
public record ForecastBench(Plan plan, Troupes troupes) {
  private static final int TENTHS = 10;

  /// All forecasts about one thing: how likely they were said to be, what came, and the mean square
  /// of the difference (Brier's score: 0 is to know, and 0.25 to say a half to everything).
  public record Row(
      String what,
      long forecasts,
      double stated,
      double came,
      double brier,
      double low,
      double high,
      List<Tenth> tenths) {}

  /// Those said to be from so likely on, to a tenth more.
  public record Tenth(
      double from, long forecasts, double stated, double came, double low, double high) {}

  public List<Row> run() {
    return run(plan.box().open(plan.players(), plan.settings()));
  }

  private <T extends Table<?>> List<Row> run(Game<T> game) {
    var all = new TreeMap<String, Count>();
    Forecasts.Settled settled =
        (what, chance, came) -> all.computeIfAbsent(what, _ -> new Count()).add(chance, came);
    var forecasts = troupes.lens(plan.box(), game).forecasts(settled);
    var kinds = plan.bots().stream().map(name -> troupes.kind(plan.box(), game, name)).toList();
    var dice = new Dice(0);
    for (long number = 0; number < plan.games(); number++) {
      dice.begin(plan.seed(), number);
      int[] seated = plan.seating().seated(plan.players(), kinds.size(), number, dice);
      var bots = new ArrayList<Bot>();
      for (int player = 0; player < seated.length; player++) {
        bots.add(kinds.get(seated[player]).bot(player, dice.nextLong()));
      }
      var host = new Host<>(game, bots, new Dice(dice.nextLong()), plan.budget());
      host.play(
          (int seat, int move, Decision decision) ->
              forecasts.decided(host.table(), seat, move, decision.reason()));
      forecasts.over(host.table());
      for (var count : all.values()) count.gameIsOver();
    }
    var rows = new ArrayList<Row>();
    all.forEach((what, count) -> rows.add(count.row(what)));
    return List.copyOf(rows);
  }

  /// What was foretold of one thing.
  private static final class Count {
    private final Ratio brier = new Ratio();
    private final Ratio[] came = ratios();
    private final double[] stated = new double[TENTHS];

    private static Ratio[] ratios() {
      return IntStream.range(0, TENTHS).mapToObj(_ -> new Ratio()).toArray(Ratio[]::new);
    }

    void add(double chance, double truth) {
      int tenth = Math.min(TENTHS - 1, (int) (chance * TENTHS));
      brier.add((chance - truth) * (chance - truth), 1);
      came[tenth].add(truth, 1);
      stated[tenth] += chance;
    }

    void gameIsOver() {
      brier.close();
      for (var each : came) each.close();
    }

    Row row(String what) {
      var tenths = new ArrayList<Tenth>();
      double sum = 0;
      double truth = 0;
      long n = 0;
      for (int i = 0; i < TENTHS; i++) {
        long there = (long) came[i].whole();
        if (there == 0) continue;
        Interval interval = came[i].ofShare();
        tenths.add(
            new Tenth(
                (double) i / TENTHS,
                there,
                stated[i] / there,
                came[i].ratio(),
                interval.low(),
                interval.high()));
        sum += stated[i];
        truth += came[i].ratio() * there;
        n += there;
      }
      var interval = brier.ofMean();
      return new Row(
          what,
          n,
          sum / n,
          truth / n,
          brier.ratio(),
          interval.low(),
          interval.high(),
          List.copyOf(tenths));
    }
  }
}
