package ridotto.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ridotto.kernel.Box;
import ridotto.kernel.Dice;
import ridotto.kernel.Eyes;
import ridotto.kernel.Game;
import ridotto.kernel.Playout;
import ridotto.kernel.Table;
import ridotto.wire.Json;
import ridotto.wire.Language;
import ridotto.wire.MoveReader;
import ridotto.wire.Names;
import ridotto.wire.Words;

/// Plays seeded games and has every event, question, move and refusal said in every language, and
/// every move, view and question written as JSON and, where it can be sent, read back.
final class Telling<T extends Table<?>> {
  private final Game<T> game;
  private final T table;
  private final List<Words> languages;
  private final Names names;
  private final MoveReader moves;
  private final Dice dice = new Dice(0);

  private Telling(Game<T> game, Box box) {
    this.game = game;
    table = game.open();
    languages = Stream.of(Language.values()).map(language -> Words.of(box, language)).toList();
    var people =
        IntStream.range(0, game.seats()).mapToObj(i -> "Guest" + (char) ('A' + i)).toList();
    names = Names.around(table, people);
    moves = new MoveReader(game);
    table.admit(
        event -> {
          for (var words : languages) said(words.say(event, names));
          Json.text(event);
        });
  }

  static void of(Box box, int players, int games) {
    var telling = new Telling<>(box.open(players, box.simulationLimit()), box);
    for (int number = 0; number < games; number++) telling.play(number);
  }

  private void play(int number) {
    dice.begin(number, 3);
    game.reset(table);
    var playout = new Playout<>(game, table, game.random(), dice);
    while (!table.over()) {
      int seat = table.asked();
      int move = playout.choose(seat);
      if (dice.nextInt(8) == 0) tell(seat, move);
      game.play(table, seat, move);
    }
    for (var words : languages) said(words.say(table.ending()));
    Json.text(game.view(table, Eyes.open()));
  }

  private void tell(int seat, int move) {
    int other = dice.nextInt(game.moves().size());
    for (var words : languages) {
      said(words.say(game.moves().get(move), names));
      if (seat == Table.HOUSE) continue;
      said(words.say(table.question(), names));
      game.refusal(table, seat, other).ifPresent(refusal -> said(words.say(refusal, names)));
    }
    assertThat(moves.id(Json.tree(game.moves().get(move)))).hasValue(move);
    Json.text(game.view(table, Eyes.of(0)));
    if (seat != Table.HOUSE) Json.text(game.inquiry(table, seat));
  }

  private static void said(String sentence) {
    assertThat(sentence).isNotBlank().doesNotContain("{", "$", "@", "#");
  }
}
