package ridotto.bots;

import java.util.List;
import ridotto.kernel.Table;
import ridotto.kernel.Witness;

/// What a laboratory sees of the games of one family besides who wins: what each player was dealt,
/// and what they do.
public interface Lens {
  /// Something a player may be dealt, and how many cards of it there are.
  record Role(String name, int copies) {}

  /// Nothing if who wins cannot depend on it.
  List<Role> roles();

  /// Writes, by role and player, how many cards of that role the player has. Asked once the cards
  /// are dealt and before anybody has moved.
  void dealt(Table<?> table, int[][] into);

  /// What is counted of the players, each by its place in this list.
  List<String> habits();

  /// Looks on at games, one after the other, and counts.
  Watch watch(Count count);

  /// Waits for what its bots foretell.
  default Forecasts forecasts(Forecasts.Settled settled) {
    return Forecasts.ofTheWin(settled);
  }

  /// Counts a habit of a player.
  @FunctionalInterface
  interface Count {
    void add(int player, int habit, long times);
  }

  /// Hears everything that happens, whoever may know it.
  interface Watch extends Witness {
    /// No bot has stated how likely it is to be right.
    int UNSTATED = -1;

    /// A player is about to make this move and had others; `chance` is what it rests on, in
    /// thousandths.
    void decides(Table<?> table, int seat, int move, int chance);

    /// What has come of the last thing this game calls a claim, in a word; empty if it was none.
    default String verdict() {
      return "";
    }
  }
}
