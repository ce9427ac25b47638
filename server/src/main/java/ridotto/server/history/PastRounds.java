package ridotto.server.history;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import ridotto.kernel.Audience;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Player;
import ridotto.kernel.Table;
import ridotto.server.store.sqlite.TableStore;
import ridotto.server.table.Entry;
import ridotto.server.table.LogLine;
import ridotto.server.table.Message;
import ridotto.server.table.Rules;
import ridotto.server.table.TableState;

/// What has been told at a table, read back from the log: nobody keeps it in memory.
public final class PastRounds {
  /// A move, and the number of the entry it belongs to.
  record Deed(long told, int seat, int move) {}

  private final TableStore pages;
  private final String id;
  private final TableState standing;

  public PastRounds(TableStore pages, String id, TableState standing) {
    this.pages = pages;
    this.id = id;
    this.standing = standing;
  }

  TableState.Start start(int number) {
    return standing.rounds.get(number - 1);
  }

  Rules<?> rules(int number) {
    var start = start(number);
    return standing.library().open(start.game(), start.chairs(), start.settings());
  }

  private Entry first(int number) {
    long seq = start(number).seq();
    return pages.lines(id, seq, seq).getFirst().entry();
  }

  boolean isImported(int number) {
    return first(number) instanceof Entry.Imported;
  }

  String importedText(int number) {
    return ((Entry.Imported) first(number)).text();
  }

  Entry.Began began(int number) {
    return (Entry.Began) first(number);
  }

  List<LogLine> lines(int number) {
    boolean last = number == standing.rounds.size();
    long end = last ? standing.seq() : start(number + 1).seq() - 1;
    return pages.lines(id, start(number).seq(), end);
  }

  /// The moves of a round, the house's too.
  List<Deed> deeds(int number) {
    return deeds(rules(number), start(number).told(), lines(number));
  }

  static List<Deed> deeds(Rules<?> rules, long firstTold, List<LogLine> lines) {
    var deeds = new ArrayList<Deed>();
    long told = firstTold - 1;
    for (var line : lines) {
      if (!line.hidden()) told++;
      var house =
          switch (line.entry()) {
            case Entry.Began began -> began.house();
            case Entry.Played played -> {
              deeds.add(new Deed(told, played.seat(), rules.id(played.move())));
              yield played.house();
            }
            case Entry _ -> List.<tools.jackson.databind.JsonNode>of();
          };
      for (var move : house) deeds.add(new Deed(told, Table.HOUSE, rules.id(move)));
    }
    return deeds;
  }

  /// Every event of a round that a player may know, up to this line, for a bot that comes late.
  public List<Event> heardBy(int player, int number, long upTo) {
    var start = start(number);
    return heardBy(player, rules(number), start.told(), pages.lines(id, start.seq(), upTo));
  }

  private static <T extends Table<?>> List<Event> heardBy(
      int player, Rules<T> rules, long told, List<LogLine> lines) {
    var table = rules.game.open();
    var heard = new ArrayList<Event>();
    table.admit(
        event -> {
          if (event.audience().includes(player)) heard.add(event);
        });
    for (var deed : deeds(rules, told, lines)) rules.game.play(table, deed.seat(), deed.move());
    return heard;
  }

  /// As much of the present round as these chairs may be told again.
  public List<Message.Step> history(List<Integer> chairs, long after) {
    if (standing.round.isEmpty() || standing.imported.isPresent()) return List.of();
    int number = standing.rounds.size();
    return history(rules(number), deeds(number), new Recall(standing, chairs, after));
  }

  private <T extends Table<?>> List<Message.Step> history(
      Rules<T> rules, List<Deed> deeds, Recall recall) {
    var table = rules.game.open();
    var heard = new ArrayList<Event>();
    table.admit(heard::add);
    var told = new ArrayList<Recall.Told>();
    for (var deed : deeds) {
      int turn = table.turns();
      rules.game.play(table, deed.seat(), deed.move());
      for (var event : heard) told.add(new Recall.Told(deed.told(), turn, event));
      heard.clear();
    }
    return recall.of(told, table.turns(), start(standing.rounds.size()).told());
  }

  /// Through whose eyes a finished round is asked for. Throws [ridotto.kernel.Refused].
  static Eyes eyes(String as, int chairs) {
    return switch (as.toLowerCase(Locale.ROOT)) {
      case "open" -> Eyes.open();
      case "spectator" -> Eyes.spectator();
      default -> {
        int chair = as.matches("\\d{1,2}") ? Integer.parseInt(as) : 0;
        if (chair < 1 || chair > chairs) {
          throw new ridotto.kernel.Refused(
              "as",
              ridotto.kernel.Refusal.of("one-of")
                  .and("value", as)
                  .and("known", "1-" + chairs + ", spectator, open"));
        }
        yield Eyes.of(chair - 1);
      }
    };
  }

  /// Whether a listener with these chairs may know of this event.
  public static boolean includes(Audience audience, List<Integer> chairs) {
    if (audience instanceof Audience.Everyone) return true;
    for (int chair : chairs) {
      if (audience.includes(Player.of(chair - 1).index())) return true;
    }
    return false;
  }
}
