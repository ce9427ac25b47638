package ridotto.bots;

import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Seats;
import ridotto.kernel.Table;

/// Waits for what bots have foretold, and says whether it came. Follows one game at a time.
public interface Forecasts {
  /// A forecast that is settled: what it was about, how likely it was said to be, and whether it
  /// came, or the share of it that did.
  @FunctionalInterface
  interface Settled {
    void settle(String what, double chance, double came);
  }

  /// A player is about to make this move, and says why.
  void decided(Table<?> table, int seat, int move, Reason reason);

  /// The game is over.
  void over(Table<?> table);

  /// For bots that search: the share of the win that the chosen move promises.
  static Forecasts ofTheWin(Settled settled) {
    record Promise(int player, double chance) {}
    List<Promise> promises = new ArrayList<>();
    return new Forecasts() {
      @Override
      public void decided(Table<?> table, int seat, int move, Reason reason) {
        reason
            .likely("chance")
            .ifPresent(chance -> promises.add(new Promise(table.playerAt(seat), chance)));
      }

      @Override
      public void over(Table<?> table) {
        for (var promise : promises) {
          boolean won = Seats.has(table.winners(), promise.player());
          settled.settle(
              "search.chance", promise.chance(), won ? 1.0 / Seats.count(table.winners()) : 0);
        }
        promises.clear();
      }
    };
  }
}
