package ridotto.server.table.decide;

import java.util.List;
import ridotto.kernel.Player;
import ridotto.server.table.TableState;

/// What bots are called, if nobody calls them anything else.
final class BotNames {
  private static final List<String> NAMES =
      List.of(
          "Arlecchino",
          "Colombina",
          "Pantalone",
          "Brighella",
          "Rosaura",
          "Pulcinella",
          "Balanzone",
          "Smeraldina",
          "Scaramuccia",
          "Isabella",
          "Truffaldino",
          "Corallina",
          "Tartaglia",
          "Florindo",
          "Beatrice",
          "Leandro",
          "Fiorina",
          "Mezzetino",
          "Angelica",
          "Coviello",
          "Diamantina",
          "Meneghino",
          "Ricciolina",
          "Burattino",
          "Aurelia",
          "Fracassa");

  private BotNames() {}

  /// One that nobody at this table has. There are twice as many as chairs.
  static String free(TableState table, int number) {
    int first = Player.numbered(number).index();
    for (int i = 0; i < NAMES.size(); i++) {
      var name = NAMES.get((first + i) % NAMES.size());
      boolean taken =
          table.chairs().stream()
              .anyMatch(
                  chair ->
                      chair.name().isPresent() && PlainText.looksLike(chair.name().get(), name));
      if (!taken) return name;
    }
    throw new IllegalStateException("more chairs than names");
  }
}
