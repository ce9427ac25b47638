package ridotto.testkit;

import ridotto.kernel.Audience;
import ridotto.kernel.Dice;
import ridotto.kernel.Event;
import ridotto.kernel.Game;
import ridotto.kernel.Phrases;
import ridotto.kernel.Playout;
import ridotto.kernel.Table;

/// A seeded game written out move by move: what was asked, what was said, what happened and who
/// knows. It is kept in a [Golden] file.
public final class Playthrough<T extends Table<?>> {
  private final Game<T> game;
  private final T table;
  private final StringBuilder text = new StringBuilder();

  private Playthrough(Game<T> game) {
    this.game = game;
    table = game.open();
    table.admit(this::hear);
  }

  public static <T extends Table<?>> void isStill(String name, Game<T> game, long seed) {
    Golden.isStill(name, new Playthrough<>(game).play(seed));
  }

  private String play(long seed) {
    var phrases = new Phrases<>(game, RoundTrip.names(game.seats()));
    var playout = new Playout<>(game, table, game.random(), new Dice(seed));
    game.reset(table);
    while (!table.over()) {
      int seat = table.asked();
      int move = playout.choose(seat);
      var who = seat == Table.HOUSE ? "house" : phrases.names().get(table.playerAt(seat));
      var options = seat == Table.HOUSE ? "" : " of " + game.options(table, seat).size();
      text.append(
          who + ": " + phrases.text(table, move) + "   [" + table.question() + options + "]\n");
      game.play(table, seat, move);
    }
    game.notation().facts(table).forEach((fact, values) -> text.append(fact + " " + values + "\n"));
    return text.toString();
  }

  private void hear(Event event) {
    var knows =
        switch (event.audience()) {
          case Audience.Everyone() -> "";
          case Audience.Only(var player) -> "   only " + player;
          case Audience.AllBut(var player) -> "   all but " + player;
        };
    text.append("    " + event + knows + "\n");
  }
}
