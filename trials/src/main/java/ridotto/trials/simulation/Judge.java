package ridotto.trials.simulation;

import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Audience;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Player;
import ridotto.kernel.Table;
import ridotto.kernel.View;
import ridotto.server.table.Round;
import ridotto.server.table.TableState;

/// Who may know what, judged without the house: by what each event says of itself, and by what the
/// game shows to whose eyes.
final class Judge {
  private Judge() {}

  /// The chair of this guest, 0 if there is none.
  static int chair(TableState state, String guest) {
    for (int i = 0; i < state.chairs().size(); i++) {
      if (state.chairs().get(i).guest().filter(guest::equals).isPresent()) return i + 1;
    }
    return 0;
  }

  /// What somebody in this chair may know of these; in chair 0 somebody who watches.
  static List<Event> known(List<Event> events, int chair) {
    var known = new ArrayList<Event>();
    for (var event : events) {
      boolean may =
          switch (event.audience()) {
            case Audience.Everyone() -> true;
            case Audience.Only(Player player) -> player.number() == chair;
            case Audience.AllBut(Player player) -> chair != 0 && player.number() != chair;
          };
      if (may) known.add(event);
    }
    return known;
  }

  /// What they see. When it is over all cards are open.
  static <T extends Table<?>> View view(Round<T> round, int chair) {
    var eyes = chair == 0 ? Eyes.spectator() : Eyes.of(chair - 1);
    return round.rules().game().view(round.table(), round.over() ? Eyes.open() : eyes);
  }
}
