package ridotto.bots;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import ridotto.kernel.Box;
import ridotto.kernel.Game;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// The bots of the house. A bot without a plan plays every game; the others come from a [Troupe].
///
/// Those of an earlier generation are there too: `expert-1` plays as `expert` did when generation 1
/// was kept, whatever has become of `expert` since.
public record Troupes(List<Troupe> troupes, List<List<Troupe>> generations) {
  public static final String RANDOM = "random";

  /// Makes a bot of one kind for a player of a new table.
  public interface Kind {
    Bot bot(int player, long seed);
  }

  private static final Pattern OLD = Pattern.compile("(.+)-([1-9]\\d{0,2})");

  public Troupes {
    troupes = List.copyOf(troupes);
    generations = generations.stream().map(List::copyOf).toList();
  }

  /// Without earlier generations.
  public Troupes(List<Troupe> troupes) {
    this(troupes, List.of());
  }

  /// The kind called `random`, `expert`, `casual-bold`, … for this game of this box. Throws
  /// [Refused] if there is none.
  public Kind kind(Box box, Game<?> game, String name) {
    var ids = RandomBot.ids(game);
    Kind random = (_, seed) -> new RandomBot(game.random(), ids, seed);
    if (name.equals(RANDOM)) return random;
    var old = OLD.matcher(name);
    var profile = Profile.of(old.matches() ? old.group(1) : name);
    var entrance =
        troupe(box, old.matches() ? generation(old.group(2)) : troupes)
            .orElseThrow(
                () ->
                    new Refused(
                        "bots", Refusal.of("one-of").and("value", name).and("known", RANDOM)))
            .study(game);
    return (player, seed) ->
        new Steady(entrance.bot(player, profile, seed), random.bot(player, seed));
  }

  /// What a laboratory sees of this game of this box besides who wins.
  public Lens lens(Box box, Game<?> game) {
    return troupe(box, troupes)
        .map(troupe -> troupe.lens(game))
        .orElseGet(() -> new WordLens(game));
  }

  private List<Troupe> generation(String number) {
    int wanted = Integer.parseInt(number);
    if (wanted <= generations.size()) return generations.get(wanted - 1);
    throw new Refused(
        "bots",
        Refusal.of("unknown-generation").and("value", wanted).and("most", generations.size()));
  }

  private static Optional<Troupe> troupe(Box box, List<Troupe> among) {
    return among.stream().filter(troupe -> troupe.family().equals(box.family())).findFirst();
  }
}
