package ridotto.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ridotto.kernel.Audience;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Game;
import ridotto.kernel.Player;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.kernel.Table;
import ridotto.kernel.View;

/// Whose eyes look at a table, and with which memory. Everything that leaves a table, to people,
/// bots, films and texts, goes through here, and nothing else in the server knows of audiences.
///
/// `chairs` are those whose secrets these eyes may see, from 1; without any they only watch. `open`
/// eyes see everything, which is for games that are over.
public record Viewpoint(List<Integer> chairs, boolean open, Memory memory) {
  public static final Viewpoint SPECTATOR = of(List.of());
  public static final Viewpoint OPEN = new Viewpoint(List.of(), true, new Whole());

  /// How much of what these eyes have heard they may hear again.
  public sealed interface Memory {}

  /// Everything.
  public record Whole() implements Memory {}

  /// What the memory of a table allows, of the game that is on there, to whoever has heard
  /// everything up to the number `after`.
  ///
  /// Classic tables repeat this turn and the round before, without identities; what was shown in
  /// private only until it has been seen. The others repeat whatever was heard. No table shows an
  /// open deal again once it has been turned down.
  public record OfTable(TableState table, long after) implements Memory {}

  /// Something that happened, the number it was told under, and the turn it happened in, or the one
  /// that began with it.
  public record Told(long number, int turn, Event event) {}

  public Viewpoint {
    chairs = List.copyOf(chairs);
  }

  public static Viewpoint of(List<Integer> chairs) {
    return new Viewpoint(chairs, false, new Whole());
  }

  public static Viewpoint of(int chair) {
    return of(List.of(chair));
  }

  /// The eyes that a finished round is asked for by: `open`, `spectator` or a chair's number.
  /// Throws [Refused].
  public static Viewpoint of(String as, int chairs) {
    return switch (as.toLowerCase(Locale.ROOT)) {
      case "open" -> OPEN;
      case "spectator" -> SPECTATOR;
      default -> {
        int chair = as.matches("\\d{1,2}") ? Integer.parseInt(as) : 0;
        if (chair < 1 || chair > chairs) {
          throw new Refused(
              "as",
              Refusal.of("one-of")
                  .and("value", as)
                  .and("known", "1-" + chairs + ", spectator, open"));
        }
        yield of(chair);
      }
    };
  }

  /// The same eyes, which are told again what this table allows.
  public Viewpoint recalling(TableState table, long after) {
    return new Viewpoint(chairs, open, new OfTable(table, after));
  }

  public boolean watches() {
    return chairs.isEmpty();
  }

  /// What of this they may know, as it happens.
  public List<Event> heard(List<Event> events) {
    var heard = new ArrayList<Event>(events.size());
    for (var event : events) {
      if (hears(event)) heard.add(event);
    }
    return heard;
  }

  public boolean hears(Event event) {
    var audience = event.audience();
    if (open || audience instanceof Audience.Everyone) return true;
    for (int chair : chairs) {
      if (audience.includes(eyes(chair))) return true;
    }
    return false;
  }

  /// Spectators hear everybody; only spectators hear them.
  public boolean hears(Entry.Said said) {
    return said.chair() > 0 || watches();
  }

  /// Whether they may hear it again in turn `turn`, if the entry with the number `deal` dealt.
  public boolean recalls(Told told, int turn, long deal) {
    return switch (memory) {
      case Whole() -> hears(told.event());
      case OfTable(TableState table, long after) -> recalls(told, turn, deal, table, after);
    };
  }

  private boolean recalls(Told told, int turn, long deal, TableState table, long after) {
    var event = told.event();
    boolean classic = table.customs().memory() == Customs.Recall.CLASSIC;
    if (event.audience() instanceof Audience.Only(Player player)) {
      return recallsPrivate(told, player.number(), table, classic ? Long.MAX_VALUE : after);
    }
    if (!heardThen(told, table)) return false;
    var round = table.round().orElseThrow();
    boolean dealt = told.number() == deal && event.reveals() && round.rules().game().dealsOpen();
    if (dealt) return round.memorising();
    if (told.number() <= after) return false;
    if (!classic) return true;
    if (event.fades()) return told.turn() == turn;
    return told.turn() >= turn - table.chairs().size();
  }

  /// What was shown to one chair alone, whoever sat there then.
  private boolean recallsPrivate(Told told, int chair, TableState table, long after) {
    if (!chairs.contains(chair) || told.number() <= table.chair(chair).since()) return false;
    return told.number() > Math.min(after, table.chair(chair).seen());
  }

  /// Whoever took over a chair heard before only what spectators hear.
  private boolean heardThen(Told told, TableState table) {
    var audience = told.event().audience();
    if (audience instanceof Audience.Everyone) return true;
    for (int chair : chairs) {
      boolean there = told.number() > table.chair(chair).since();
      if (there && audience.includes(eyes(chair))) return true;
    }
    return false;
  }

  /// What they see of a game that is shown at a table, when the chairs `asked` are to answer now.
  ///
  /// Several chairs share one screen: it shows the secrets of the one who is asked, and between
  /// turns what anybody may see. When the game is over everybody sees everything.
  public View sees(Round<?> round, List<Integer> asked) {
    if (round.over()) return round.view(Eyes.open());
    boolean shared = chairs.size() > 1 && !asked.isEmpty();
    return round.view(shared ? eyes(asked.getFirst()) : eyes());
  }

  /// What they see of a game that is played again.
  public <T extends Table<?>> View sees(Game<T> game, T table) {
    return game.view(table, eyes());
  }

  private static Eyes eyes(int chair) {
    return new Eyes.Of(Player.numbered(chair));
  }

  private Eyes eyes() {
    if (open) return Eyes.open();
    return chairs.size() == 1 ? eyes(chairs.getFirst()) : Eyes.spectator();
  }
}
