package ridotto.testkit;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import ridotto.kernel.Box;
import ridotto.kernel.Dice;
import ridotto.kernel.Game;
import ridotto.kernel.Playout;
import ridotto.kernel.RecordReader;
import ridotto.kernel.RecordWriter;
import ridotto.kernel.Replay;
import ridotto.kernel.Table;

/// A game written down, read back and replayed ends at the same table.
public final class RoundTrip {
  private RoundTrip() {}

  public static void holds(Box box, int players, Map<String, String> settings, int games) {
    for (int seed = 0; seed < games; seed++) {
      var game = box.open(players, settings);
      var text = write(game, box, settings, seed);
      replaysAlike(
          box.open(players, RecordReader.read(text).settings()), box, settings, seed, text);
    }
  }

  private static <T extends Table<?>> String write(
      Game<T> game, Box box, Map<String, String> settings, int seed) {
    var table = game.open();
    var writer = new RecordWriter<>(game, box.name(), settings, names(game.seats()));
    playOut(game, table, seed, (seat, move) -> writer.note(table, seat, move));
    return writer.text();
  }

  private static <T extends Table<?>> void replaysAlike(
      Game<T> game, Box box, Map<String, String> settings, int seed, String text) {
    var played = game.open();
    playOut(game, played, seed, (_, _) -> {});
    var writer = new RecordWriter<>(game, box.name(), settings, names(game.seats()));
    var table = game.open();
    var transcript = RecordReader.read(text);
    new Replay<>(game, table, transcript, (seat, move) -> writer.note(table, seat, move)).run();
    var facts = game.notation().facts(table);
    Check.same(game.notation().facts(played), facts, "seed %s, replayed%n%s", seed, text);
    Check.same(text, writer.text(), "seed %s, written again", seed);
  }

  private static <T extends Table<?>> void playOut(
      Game<T> game, T table, int seed, Replay.Reader reader) {
    var dice = new Dice(0);
    dice.begin(seed, 2);
    var playout = new Playout<>(game, table, game.random(), dice);
    while (!table.over()) {
      int seat = table.asked();
      int move = playout.choose(seat);
      reader.next(seat, move);
      game.play(table, seat, move);
    }
  }

  static List<String> names(int seats) {
    return IntStream.rangeClosed(1, seats).mapToObj(number -> "P" + number).toList();
  }
}
