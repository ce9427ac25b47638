package ridotto.app;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import ridotto.bots.mascarade.HabitsBench;
import ridotto.bots.repertoire.Repertoire;
import ridotto.kernel.Box;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.mascarade.Edition;
import ridotto.mascarade.MascaradeBox;
import ridotto.mascarade.Mask;
import ridotto.wire.Json;

@Command(
    name = "habits",
    mixinStandardHelpOptions = true,
    description = "What bots of every level do with a character of Mascarade.")
final class BenchHabits implements Runnable {
  private static final List<String> KINDS =
      List.of("random", "novice", "casual", "regular", "expert");

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--game",
      defaultValue = "mascarade",
      paramLabel = "NAME",
      description = "mascarade, or mascarade-2.")
  private String edition = "";

  @Option(names = "--mask", required = true, paramLabel = "NAME", description = "The character.")
  private String mask = "";

  @Option(names = "--players", required = true, paramLabel = "N", description = "How many play.")
  private int players;

  @Option(names = "--games", defaultValue = "2000", paramLabel = "G", description = "Per level.")
  private int games;

  @Option(names = "--seed", defaultValue = "1", paramLabel = "S", description = "Same games.")
  private long seed;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Mixin private TableOptions table = new TableOptions();

  @Override
  public void run() {
    Limits.inRange("games", games, 1, 1_000_000);
    var out = spec.commandLine().getOut();
    var box = box();
    var game = box.open(players, table.settings(box));
    var cast = game.setting().cast().stream().map(Mask::name).distinct().toList();
    if (!cast.contains(mask)) throw unknown("mask", mask, cast);
    var all = new LinkedHashMap<String, HabitsBench>();
    for (var kind : KINDS) {
      var bots = Repertoire.TROUPES.kind(box, game, kind);
      var habits = HabitsBench.of(game, bots, mask, games, seed);
      all.put(kind, habits);
      if (json) continue;
      out.printf(
          "%-8s announces %s: %d of %d turns with a richer neighbour (%.1f %%), %d of %d without"
              + " (%.1f %%)%n",
          kind,
          mask,
          habits.richer().announced(),
          habits.richer().all(),
          100 * habits.richer().share(),
          habits.poorer().announced(),
          habits.poorer().all(),
          100 * habits.poorer().share());
      habits
          .replies()
          .forEach(
              (reply, times) ->
                  out.printf("  %-16s %8d %6.1f %%%n", reply, times, 100 * habits.share(reply)));
      out.flush();
    }
    if (json) out.println(Json.pretty(all));
    out.flush();
  }

  private MascaradeBox box() {
    var boxes = Arrays.stream(Edition.values()).map(MascaradeBox::new).toList();
    return boxes.stream()
        .filter(box -> box.name().equals(edition))
        .findFirst()
        .orElseThrow(() -> unknown("game", edition, boxes.stream().map(Box::name).toList()));
  }

  private static Refused unknown(String field, String value, List<String> known) {
    var reason = Refusal.of("one-of").and("value", value).and("known", String.join(", ", known));
    return new Refused(field, reason);
  }
}
