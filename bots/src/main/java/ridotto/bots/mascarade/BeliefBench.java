package ridotto.bots.mascarade;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import ridotto.kernel.Dice;

/// How true and how quick the hypotheses are, on streams of events as tables of different manners
/// make them. Truth is a set with room for every way.
public final class BeliefBench {
  private static final int TURNS = 80;
  private static final double SWAPS = 0.5;
  private static final double[][] EVEN = new double[Placement.MASKS][Placement.MASKS];

  static {
    for (var row : EVEN) Arrays.fill(row, SWAPS);
  }

  private static final int[] EVERY = {1, 1, 2, 6, 24, 120, 720, 5040, 40_320};

  /// The manners of a table: how often a turn is a swap, how often somebody who has the announced
  /// mask claims it, and how often another does.
  public enum Manners {
    LIVELY(0.25, 0.6, 0.04),
    QUIET(0.5, 0.4, 0.02),
    MUTE(0.6, 0.05, 0.002);

    private final double swaps;
    private final double holders;
    private final double others;

    Manners(double swaps, double holders, double others) {
      this.swaps = swaps;
      this.holders = holders;
      this.others = others;
    }
  }

  /// One kind of table. Times are for one turn of events, the rows of all places included, in
  /// microseconds; `variation` is the mean total variation of a place's row from the true one, and
  /// stays 0 where the true one is beyond counting.
  public record Row(
      Manners manners,
      int cards,
      int capacity,
      double meanMicros,
      double p99Micros,
      double meanWays,
      double variation) {}

  private BeliefBench() {}

  /// Measures 8 and 13 cards, as many games of each.
  public static List<Row> run(int games, Consumer<Row> done) {
    var rows = new ArrayList<Row>();
    for (var manners : Manners.values()) {
      for (int cards : new int[] {8, 13}) {
        measure(manners, cards, games / 4 + 1); // warms up
        var row = measure(manners, cards, games);
        rows.add(row);
        done.accept(row);
      }
    }
    return rows;
  }

  private static Row measure(Manners manners, int cards, int games) {
    boolean countable = cards < EVERY.length;
    int capacity = Hypotheses.CAPACITY;
    double[] micros = new double[games * TURNS];
    double ways = 0;
    double variation = 0;
    int turn = 0;
    for (int game = 0; game < games; game++) {
      var stream = new Stream(manners, cards, new Dice(game));
      var kept = new Hypotheses(cards, capacity, new Dice(-game));
      var every = new Hypotheses(cards, countable ? EVERY[cards] : 1, new Dice(0));
      kept.start(stream.truth);
      every.start(stream.truth);
      for (int i = 0; i < TURNS; i++) {
        var events = stream.turn(i % cards);
        long start = System.nanoTime();
        for (var event : events) event.accept(kept);
        kept.row(0);
        micros[turn++] = (System.nanoTime() - start) / 1e3;
        ways += kept.size();
        if (!countable) continue;
        for (var event : events) event.accept(every);
        variation += variation(kept, every, cards);
      }
    }
    Arrays.sort(micros);
    double mean = Arrays.stream(micros).average().orElse(0);
    return new Row(
        manners,
        cards,
        capacity,
        mean,
        micros[(int) (0.99 * micros.length)],
        ways / turn,
        variation / turn);
  }

  private static double variation(Hypotheses kept, Hypotheses every, int cards) {
    double sum = 0;
    for (int place = 0; place < cards; place++) {
      for (int mask = 0; mask < cards; mask++) {
        sum += Math.abs(kept.row(place)[mask] - every.row(place)[mask]) / 2;
      }
    }
    return sum / cards;
  }

  /// A game's events as the player in the first seat hears them.
  private static final class Stream {
    private final Manners manners;
    private final int cards;
    private final Dice dice;
    private long truth;

    Stream(Manners manners, int cards, Dice dice) {
      this.manners = manners;
      this.cards = cards;
      this.dice = dice;
      for (int place = 0; place < cards; place++) truth = Placement.with(truth, place, place);
    }

    List<Consumer<Hypotheses>> turn(int active) {
      double act = dice.nextDouble();
      if (act < manners.swaps) return swap(active);
      int mine = Placement.mask(truth, active);
      if (act < manners.swaps + 0.1) {
        return active == 0 ? List.of(set -> set.seen(0, mine)) : List.of();
      }
      return announce(active, dice.nextDouble() < 0.7 ? mine : dice.nextInt(cards));
    }

    private List<Consumer<Hypotheses>> swap(int active) {
      int other = (active + 1 + dice.nextInt(cards - 1)) % cards;
      boolean really = dice.nextDouble() < SWAPS;
      if (really) truth = Placement.swapped(truth, active, other);
      if (active != 0) return List.of(set -> set.swapOrNot(active, other, EVEN));
      return really ? List.of(set -> set.swapped(active, other)) : List.of();
    }

    private List<Consumer<Hypotheses>> announce(int active, int mask) {
      var events = new ArrayList<Consumer<Hypotheses>>();
      events.add(set -> set.weigh(active, likelihood(mask, 0.6, 0.1)));
      var shown = new ArrayList<Integer>(List.of(active));
      for (int place = 0; place < cards; place++) {
        if (place == active) continue;
        boolean has = Placement.mask(truth, place) == mask;
        int at = place;
        if (dice.nextDouble() < (has ? manners.holders : manners.others)) shown.add(place);
        else events.add(set -> set.weigh(at, likelihood(mask, 0.6, 0.97)));
      }
      if (shown.size() == 1) return events;
      for (int place : shown) {
        int seen = Placement.mask(truth, place);
        events.add(set -> set.seen(place, seen));
      }
      return events;
    }

    private static double[] likelihood(int mask, double there, double elsewhere) {
      double[] likelihood = new double[Placement.MASKS];
      Arrays.fill(likelihood, elsewhere);
      likelihood[mask] = there;
      return likelihood;
    }
  }
}
