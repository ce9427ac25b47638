package ridotto.parts;

import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import ridotto.kernel.Dice;
import ridotto.kernel.Eyes;
import ridotto.kernel.Moves;
import ridotto.kernel.Playout;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Edition;
import ridotto.mascarade.Mascarade;
import ridotto.mascarade.MascaradeBox;
import ridotto.mascarade.MascaradeView;

/// What a search or a server does with a table besides playing on it.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 300, timeUnit = TimeUnit.MILLISECONDS)
@Fork(1)
public class TableBenchmark {
  @Param({"2", "8", "13"})
  private int players;

  private Mascarade game = game(8);
  private Ballroom table = game.open();
  private Ballroom other = game.open();
  private final Moves moves = new Moves();
  private final Dice dice = new Dice(1);

  @Setup
  public void layATableInMidGame() {
    game = game(players);
    table = game.open();
    other = game.open();
    var playout = new Playout<>(game, table, game.random(), dice);
    while (table.turns() < 6) {
      int seat = table.asked();
      game.play(table, seat, playout.choose(seat));
    }
  }

  private static Mascarade game(int players) {
    return new MascaradeBox(Edition.FIRST).open(players, Map.of("limit", "1000"));
  }

  @Benchmark
  public Ballroom copyATable() {
    game.copy(table, other);
    return other;
  }

  @Benchmark
  public int listTheMoves() {
    return game.moves(table, table.asked(), moves).size();
  }

  @Benchmark
  public Ballroom playOnToTheEnd() {
    game.copy(table, other);
    new Playout<>(game, other, game.random(), dice).finish();
    return other;
  }

  @Benchmark
  public MascaradeView viewATable() {
    return game.view(table, Eyes.of(0));
  }

  @Benchmark
  public int drawANumber() {
    return dice.nextInt(22);
  }
}
