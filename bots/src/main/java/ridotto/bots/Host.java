package ridotto.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Game;
import ridotto.kernel.Moves;
import ridotto.kernel.Table;
import ridotto.kernel.Witness;

/// Seats bots at a table, tells each what its player may know, and asks. Holds the true table, and
/// is the only class here that does.
public final class Host<T extends Table<?>> {
  /// Told of every decision before it is played.
  public interface Listener {
    void decided(int seat, int move, Decision decision);

    /// The house moves.
    default void drawn(int move) {}
  }

  private static final Listener NOBODY = (_, _, _) -> {};

  private final Game<T> game;
  private final T table;
  private final List<Bot> bots; // by player
  private final RandomGenerator house;
  private final Budget budget;
  private final Moves moves = new Moves();
  private final List<Event> heard = new ArrayList<>();
  private Witness watcher = _ -> {};
  private long decisions;

  public Host(Game<T> game, List<? extends Bot> bots, RandomGenerator house, Budget budget) {
    this.game = game;
    this.bots = List.copyOf(bots);
    this.house = house;
    this.budget = budget;
    table = game.open();
    table.admit(heard::add);
  }

  /// Somebody who sees everything and does not play.
  public void watchedBy(Witness somebody) {
    watcher = somebody;
  }

  /// The true table, for those who watch.
  public T table() {
    return table;
  }

  /// The choices with more than one option, the one that is being told of included.
  public long decisions() {
    return decisions;
  }

  /// Plays to the end, and gives the players who share the win, one bit each.
  public int play() {
    return play(NOBODY);
  }

  public int play(Listener listener) {
    while (!table.over()) step(listener);
    return table.winners();
  }

  /// One move of whoever is asked first.
  private void step(Listener listener) {
    int seat = table.asked();
    var menu = game.moves(table, seat, moves);
    int move;
    if (seat == Table.HOUSE) {
      move = menu.get(house.nextInt(menu.size()));
      listener.drawn(move);
    } else {
      int player = table.playerAt(seat);
      var view = game.view(table, Eyes.of(player));
      var decision = bots.get(player).decide(view, game.inquiry(table, seat), budget);
      move = menu.get(decision.choice());
      if (menu.size() > 1) decisions++;
      listener.decided(seat, move, decision);
    }
    game.play(table, seat, move);
    passOn();
  }

  private void passOn() {
    for (var event : heard) {
      watcher.hear(event);
      var audience = event.audience();
      for (int player = 0; player < bots.size(); player++) {
        if (audience.includes(player)) bots.get(player).hear(event);
      }
    }
    heard.clear();
  }
}
