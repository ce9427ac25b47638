package ridotto.wire;

import java.util.List;
import ridotto.kernel.Player;
import ridotto.kernel.Seat;
import ridotto.kernel.Table;

/// What people are called, wherever they sit.
public interface Names {
  /// Where nobody sits yet, seats and players go by their numbers.
  Names NUMBERS =
      new Names() {
        @Override
        public String at(Seat seat) {
          return seat.toString();
        }

        @Override
        public String of(Player player) {
          return player.toString();
        }
      };

  /// Whoever sits in this chair now.
  String at(Seat seat);

  String of(Player player);

  /// The names of those around this table, by player. They follow when people change chairs.
  static Names around(Table<?> table, List<String> players) {
    var names = List.copyOf(players);
    return new Names() {
      @Override
      public String at(Seat seat) {
        return names.get(table.playerAt(seat.index()));
      }

      @Override
      public String of(Player player) {
        return names.get(player.index());
      }
    };
  }
}
