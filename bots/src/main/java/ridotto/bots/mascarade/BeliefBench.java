package ridotto.bots.mascarade;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import ridotto.bots.Bot;
import ridotto.bots.Budget;
import ridotto.bots.Decision;
import ridotto.bots.Host;
import ridotto.bots.Profile;
import ridotto.kernel.Dice;
import ridotto.kernel.Event;
import ridotto.kernel.Inquiry;
import ridotto.kernel.View;
import ridotto.mascarade.Edition;
import ridotto.mascarade.MascaradeBox;

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

  /// One kind of table. Times are of the thread for one event, the rows of all places included, in
  /// microseconds; `variation` is the mean total variation of a place's row from the true one, and
  /// stays 0 where the true one is beyond counting.
  public record Row(
      String table,
      int cards,
      long events,
      double meanMicros,
      double p99Micros,
      double mostMicros,
      double meanWays,
      double variation) {}

  private BeliefBench() {}

  /// Measures streams of 8 and 13 cards, and then all that experts do with an event in games of
  /// their own: what lies where, what all know, what others may think.
  public static List<Row> run(int games, Consumer<Row> done) {
    var rows = new ArrayList<Row>();
    Consumer<Row> keep =
        row -> {
          rows.add(row);
          done.accept(row);
        };
    for (var manners : Manners.values()) {
      for (int cards : new int[] {8, 13}) {
        streams(manners, cards, games / 4 + 1); // warms up
        keep.accept(streams(manners, cards, games));
      }
    }
    for (int players : new int[] {8, 13}) {
      played(players, games / 8 + 1); // warms up
      keep.accept(played(players, games / 4 + 1));
    }
    return rows;
  }

  private static Row streams(Manners manners, int cards, int games) {
    boolean countable = cards < EVERY.length;
    var clock = new Clock();
    double ways = 0;
    double variation = 0;
    for (int game = 0; game < games; game++) {
      var stream = new Stream(manners, cards, new Dice(game));
      var kept = new Hypotheses(cards, Hypotheses.CAPACITY, new Dice(-game));
      var every = new Hypotheses(cards, countable ? EVERY[cards] : 1, new Dice(0));
      kept.start(stream.truth);
      every.start(stream.truth);
      for (int i = 0; i < TURNS; i++) {
        for (var event : stream.turn(i % cards)) {
          clock.time(
              () -> {
                event.accept(kept);
                kept.row(0);
              });
          if (countable) event.accept(every);
        }
        ways += kept.size();
        if (countable) variation += variation(kept, every, cards);
      }
    }
    double turns = (double) games * TURNS;
    return clock.row(
        manners.name().toLowerCase(Locale.ROOT), cards, ways / turns, variation / turns);
  }

  private static Row played(int players, int games) {
    var box = new MascaradeBox(Edition.FIRST);
    var game = box.open(players, box.simulationLimit());
    var book = new Book(game);
    var clock = new Clock();
    var ways = new double[2];
    for (int number = 0; number < games; number++) {
      var dice = new Dice(number);
      var bots = new ArrayList<Bot>();
      for (int player = 0; player < players; player++) {
        var bot = new MascaradeBot(book, player, Profile.EXPERT, dice.nextLong());
        bots.add(
            new Bot() {
              @Override
              public void hear(Event event) {
                clock.time(() -> bot.hear(event));
                ways[0] += bot.memory().own().size();
                ways[1]++;
              }

              @Override
              public Decision decide(View view, Inquiry inquiry, Budget budget) {
                return bot.decide(view, inquiry, budget);
              }
            });
      }
      new Host<>(game, bots, dice, Budget.USUAL).play();
    }
    return clock.row("played by experts", players, ways[0] / ways[1], 0);
  }

  /// Times of this thread, so that a busy machine does not count.
  private static final class Clock {
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private double[] micros = new double[1024];
    private int count;

    void time(Runnable event) {
      long start = threads.getCurrentThreadCpuTime();
      event.run();
      if (count == micros.length) micros = Arrays.copyOf(micros, 2 * count);
      micros[count++] = (threads.getCurrentThreadCpuTime() - start) / 1e3;
    }

    Row row(String table, int cards, double ways, double variation) {
      double[] sorted = Arrays.copyOf(micros, count);
      Arrays.sort(sorted);
      double mean = Arrays.stream(sorted).average().orElse(0);
      double p99 = sorted[(int) (0.99 * count)];
      return new Row(table, cards, count, mean, p99, sorted[count - 1], ways, variation);
    }
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
