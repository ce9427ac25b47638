package ridotto.bots;

import java.util.List;
import ridotto.kernel.Event;
import ridotto.kernel.Game;
import ridotto.kernel.Table;

/// Counts how often each kind of move is chosen where there was a choice.
record WordLens(MoveWords words) implements Lens {
  WordLens(Game<?> game) {
    this(new MoveWords(game));
  }

  @Override
  public List<Role> roles() {
    return List.of();
  }

  @Override
  public void dealt(Table<?> table, int[][] into) {}

  @Override
  public List<String> habits() {
    return words.all();
  }

  @Override
  public Watch watch(Count count) {
    return new Watch() {
      @Override
      public void hear(Event event) {}

      @Override
      public void decides(Table<?> table, int seat, int move, int chance) {
        count.add(table.playerAt(seat), words.of(move), 1);
      }
    };
  }
}
