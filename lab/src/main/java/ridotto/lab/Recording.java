package ridotto.lab;

import java.util.List;
import java.util.stream.IntStream;
import ridotto.kernel.Dice;
import ridotto.kernel.Game;
import ridotto.kernel.Playout;
import ridotto.kernel.RecordWriter;
import ridotto.kernel.Table;

/// A game of a simulation, played again and written down.
public final class Recording {
  private Recording() {}

  /// The record of game `number` (from 0) of this simulation.
  public static String of(Simulation simulation, long number) {
    return write(
        simulation.box().open(simulation.players(), simulation.settings()), simulation, number);
  }

  private static <T extends Table<?>> String write(
      Game<T> game, Simulation simulation, long number) {
    var table = game.open();
    var dice = new Dice(0);
    dice.begin(simulation.seed(), number);
    var playout = new Playout<>(game, table, game.random(), dice);
    var writer =
        new RecordWriter<>(
            game, simulation.box().name(), simulation.settings(), names(simulation.players()));
    while (!table.over()) {
      int seat = table.asked();
      int move = playout.choose(seat);
      writer.note(table, seat, move);
      game.play(table, seat, move);
    }
    return writer.text();
  }

  private static List<String> names(int players) {
    return IntStream.rangeClosed(1, players).mapToObj(number -> "P" + number).toList();
  }
}
