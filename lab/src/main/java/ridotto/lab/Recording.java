package ridotto.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import ridotto.bots.Bot;
import ridotto.bots.Decision;
import ridotto.bots.Host;
import ridotto.bots.Troupes;
import ridotto.kernel.Dice;
import ridotto.kernel.Game;
import ridotto.kernel.Playout;
import ridotto.kernel.RecordWriter;
import ridotto.kernel.Table;
import ridotto.lab.run.Plan;

/// A game of a run, played again and written down.
public final class Recording {
  private Recording() {}

  /// The record of game `number` (from 0) of this simulation.
  public static String of(Simulation simulation, long number) {
    return of(simulation.plan(), new Troupes(List.of()), number);
  }

  /// The record of game `number` (from 0) of this plan.
  public static String of(Plan plan, Troupes troupes, long number) {
    return write(plan.box().open(plan.players(), plan.settings()), plan, troupes, number);
  }

  private static <T extends Table<?>> String write(
      Game<T> game, Plan plan, Troupes troupes, long number) {
    var writer =
        new RecordWriter<>(game, plan.box().name(), plan.settings(), names(plan.players()));
    var dice = new Dice(0);
    dice.begin(plan.seed(), number);
    if (plan.isPlayout()) playOut(game, dice, writer);
    else host(game, plan, troupes, number, dice, writer);
    return writer.text();
  }

  private static <T extends Table<?>> void playOut(
      Game<T> game, Dice dice, RecordWriter<T> writer) {
    var table = game.open();
    var playout = new Playout<>(game, table, game.random(), dice);
    while (!table.over()) {
      int seat = table.asked();
      int move = playout.choose(seat);
      writer.note(table, seat, move);
      game.play(table, seat, move);
    }
  }

  private static <T extends Table<?>> void host(
      Game<T> game, Plan plan, Troupes troupes, long number, Dice dice, RecordWriter<T> writer) {
    int[] seated = plan.seating().seated(plan.players(), plan.bots().size(), number, dice);
    var bots = new ArrayList<Bot>();
    for (int player = 0; player < seated.length; player++) {
      var name = plan.bots().get(seated[player]);
      bots.add(troupes.kind(plan.box(), game, name).bot(player, dice.nextLong()));
    }
    var host = new Host<>(game, bots, new Dice(dice.nextLong()), plan.budget());
    host.play(
        new Host.Listener() {
          @Override
          public void drawn(int move) {
            writer.note(host.table(), Table.HOUSE, move);
          }

          @Override
          public void decided(int seat, int move, Decision decision) {
            writer.note(host.table(), seat, move);
          }
        });
  }

  private static List<String> names(int players) {
    return IntStream.rangeClosed(1, players).mapToObj(number -> "P" + number).toList();
  }
}
