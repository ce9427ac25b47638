package ridotto.lab.columns;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import ridotto.bots.Lens;
import ridotto.bots.Troupes;
import ridotto.kernel.Event;
import ridotto.kernel.Game;
import ridotto.kernel.Moves;
import ridotto.kernel.Question;
import ridotto.kernel.Seats;
import ridotto.kernel.Table;
import ridotto.lab.run.Moved;
import ridotto.lab.run.Plan;
import ridotto.wire.Json;

/// Plays games again from what was kept of them, and writes them down row by row.
final class Telling<T extends Table<?>> {
  /// A win, so that it can be shared by up to 13 and stay whole.
  static final long WIN = 360_360;

  private final String run;
  private final Plan plan;
  private final Game<T> game;
  private final Lens lens;
  private final Map<Sheet, Line> lines;
  private final Moves moves = new Moves();
  private final String[] words; // by move
  private final T table;
  private final Lens.Watch watch;
  private final int[][] dealt;
  private final List<Event> heard = new ArrayList<>();

  Telling(String run, Plan plan, Game<T> game, Troupes troupes, Map<Sheet, Line> lines) {
    this.run = run;
    this.plan = plan;
    this.game = game;
    this.lines = lines;
    lens = troupes.lens(plan.box(), game);
    watch = lens.watch((_, _, _) -> {});
    dealt = new int[lens.roles().size()][plan.players()];
    words =
        game.moves().stream()
            .map(move -> game.notation().texts(move).getFirst())
            .toArray(String[]::new);
    table = game.open();
    if (lines.containsKey(Sheet.EVENTS)) table.admit(heard::add);
  }

  private Line line(Sheet sheet) {
    var line = lines.get(sheet);
    if (line == null) throw new IllegalArgumentException("no " + sheet.word());
    return line;
  }

  /// The game of this number, whose moves come next.
  void tell(long number, Moved moved) {
    game.reset(table);
    heard.clear();
    int decisions = 0;
    boolean begun = false;
    while (!table.over()) {
      int seat = table.asked();
      int options = game.moves(table, seat, moves).size();
      int move = moved.move();
      boolean house = seat == Table.HOUSE;
      int chance = house || plan.isPlayout() ? Lens.Watch.UNSTATED : moved.chance();
      if (!house && !begun) lens.dealt(table, dealt);
      begun |= !house;
      if (!house && options > 1) decision(number, decisions++, seat, move, options, chance);
      game.play(table, seat, move);
    }
    outcome(number, decisions);
    if (!heard.isEmpty()) events(number);
  }

  private void decision(long number, int n, int seat, int move, int options, int chance) {
    watch.decides(table, seat, move, chance);
    var line =
        line(Sheet.DECISIONS)
            .text(run)
            .whole(number)
            .whole(n)
            .whole(table.turns() + 1L)
            .whole(table.playerAt(seat) + 1L)
            .text(word(table.question()))
            .text(words[move])
            .whole(options);
    (chance == Lens.Watch.UNSTATED ? line.none() : line.whole(chance)).text(watch.verdict());
  }

  private static String word(Question question) {
    return question.getClass().getSimpleName();
  }

  private void outcome(long number, int decisions) {
    int winners = table.winners();
    line(Sheet.GAMES)
        .text(run)
        .whole(number)
        .text(table.ending().word())
        .whole(table.turns())
        .whole(decisions)
        .whole(Seats.count(winners));
    int[] seated = plan.seated(number);
    for (int player = 0; player < plan.players(); player++) {
      boolean wins = Seats.has(winners, player);
      line(Sheet.SEATS)
          .text(run)
          .whole(number)
          .whole(player + 1L)
          .text(plan.bots().get(seated[player]))
          .text(dealtTo(player))
          .whole(wins ? WIN / Seats.count(winners) : 0);
    }
  }

  private String dealtTo(int player) {
    var names = new StringJoiner("/");
    for (int role = 0; role < dealt.length; role++) {
      for (int i = 0; i < dealt[role][player]; i++) names.add(lens.roles().get(role).name());
    }
    return names.toString();
  }

  private void events(long number) {
    int n = 0;
    for (var event : heard) {
      line(Sheet.EVENTS)
          .text(run)
          .whole(number)
          .whole(n++)
          .text(event.getClass().getSimpleName())
          .text(Json.text(event));
    }
  }
}
