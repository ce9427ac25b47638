package ridotto.trials.siege;

import java.util.List;
import java.util.Map;
import ridotto.kernel.Box;
import ridotto.kernel.Dice;
import ridotto.kernel.Game;
import ridotto.kernel.Moves;
import ridotto.kernel.RecordWriter;
import ridotto.kernel.Table;

/// The longest game anybody may bring: everybody looks at their own card, again and again.
final class LongRecord {
  private static final List<String> NAMES = List.of("Ada", "Bruno", "Cleo", "Dora");

  private LongRecord() {}

  /// A legal game of Mascarade of so many moves.
  static String of(Box mascarade, int moves) {
    return of(mascarade, mascarade.open(NAMES.size(), Map.of()), moves);
  }

  private static <T extends Table<?>> String of(Box box, Game<T> game, int moves) {
    var writer = new RecordWriter<>(game, box.name(), Map.of(), NAMES);
    var table = game.open();
    var dice = new Dice(1);
    var menu = new Moves();
    for (int i = 0; i < moves; i++) {
      int seat = table.asked();
      var options = game.moves(table, seat, menu);
      int move = options.get(dice.nextInt(options.size()));
      for (int option = 0; option < options.size(); option++) {
        boolean look = game.moves().get(options.get(option)).toString().startsWith("Look");
        if (look) move = options.get(option);
      }
      writer.note(table, seat, move);
      game.play(table, seat, move);
    }
    return writer.text();
  }
}
