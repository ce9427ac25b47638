package ridotto.lab.run;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import ridotto.bots.Budget;
import ridotto.bots.Troupes;
import ridotto.kernel.Box;
import ridotto.kernel.Dice;

/// What is to be played. Two runs of one plan are the same to the last byte.
///
/// `bots` has a name for every chair, or for every bot where seats are drawn; whoever searches may
/// think for so many `playouts`. Games are played in blocks of so many.
public record Plan(
    Box box,
    int players,
    Map<String, String> settings,
    Seating seating,
    List<String> bots,
    int playouts,
    long seed,
    long games,
    int block) {

  /// Games of a block; fewer where bots think.
  private static final int QUICK = 1000;

  private static final int SLOW = 100;

  public Plan {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    bots = List.copyOf(bots);
  }

  /// With blocks of the usual length.
  public static Plan of(
      Box box,
      int players,
      Map<String, String> settings,
      Seating seating,
      List<String> bots,
      int playouts,
      long seed,
      long games) {
    boolean quick = bots.stream().allMatch(Troupes.RANDOM::equals);
    int block = quick ? QUICK : SLOW;
    return new Plan(box, players, settings, seating, bots, playouts, seed, games, block);
  }

  public int blocks() {
    return (int) ((games + block - 1) / block);
  }

  public long from(int number) {
    return (long) number * block;
  }

  public long to(int number) {
    return Math.min(games, from(number + 1));
  }

  public Budget budget() {
    return Budget.playouts(playouts);
  }

  /// Whether nobody thinks: then the rules are played without bots, many times as fast.
  public boolean isPlayout() {
    return seating.isByChair() && bots.stream().allMatch(Troupes.RANDOM::equals);
  }

  /// By player of this game, the place in [#bots].
  public int[] seated(long number) {
    var dice = new Dice(seed);
    dice.begin(seed, number);
    return seating.seated(players, bots.size(), number, dice);
  }

  /// Whom figures are given for, each once.
  public List<String> kinds() {
    return bots.stream().distinct().toList();
  }

  /// By place in [#bots], the place in [#kinds].
  int[] kindOf() {
    var kinds = kinds();
    return bots.stream().mapToInt(kinds::indexOf).toArray();
  }

  public String lineUp() {
    return LineUp.written(bots);
  }

  /// The one command that plays it, without how it is spread.
  public String command() {
    var command = new StringBuilder(seating.isByChair() ? "simulate" : "tournament");
    command.append(" --game ").append(box.name()).append(" --players ").append(players);
    new TreeMap<>(settings).forEach((name, value) -> command.append(set(name, value)));
    command
        .append(" --bots ")
        .append(
            bots.stream().distinct().count() == 1 && seating.isByChair()
                ? bots.getFirst()
                : lineUp());
    switch (seating) {
      case ONE, ROTATED -> {}
      case MIXED -> command.append(" --field mixed");
      case FIXED -> command.append(" --chairs fixed");
    }
    if (!isPlayout()) command.append(" --playouts ").append(playouts);
    return command.append(" --games ").append(games).append(" --seed ").append(seed).toString();
  }

  private static String set(String name, String value) {
    return " --set '" + name + "=" + value + "'";
  }
}
