package ridotto.server.history;

import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Event;
import ridotto.kernel.Table;
import ridotto.server.store.Store;
import ridotto.server.table.Entry;
import ridotto.server.table.Message;
import ridotto.server.table.Rules;
import ridotto.server.table.TableState;
import ridotto.server.table.Viewpoint;

/// What has happened at a table, read back from its lines, as far as a [Viewpoint] may know it.
public record TableHistory(Store store, String id, LongReads reads) {
  private RoundLog round(TableState table, int number) {
    return new RoundLog(store, id, table, number);
  }

  /// Every event of the last round that these eyes may know, up to a line: for a bot that comes
  /// late.
  public List<Event> heard(TableState table, Viewpoint who, long upTo) {
    var log = round(table, table.rounds());
    return heard(log, table.rules(log.number()), who, upTo);
  }

  private static <T extends Table<?>> List<Event> heard(
      RoundLog log, Rules<T> rules, Viewpoint who, long upTo) {
    var again = rules.game().open();
    var heard = new ArrayList<Event>();
    again.admit(
        event -> {
          if (who.hears(event)) heard.add(event);
        });
    log.deeds(rules, upTo, deed -> rules.game().play(again, deed.seat(), deed.move()));
    return heard;
  }

  /// As much of the game that is shown as these eyes may be told again who have heard everything up
  /// to the number `after`.
  public List<Message.Step> recalled(TableState table, Viewpoint who, long after) {
    if (table.round().isEmpty() || table.imported()) return List.of();
    var log = round(table, table.rounds());
    var eyes = who.recalling(table, after);
    return reads.read(
        log.end() - log.start().seq(), () -> recalled(log, table.rules(log.number()), eyes));
  }

  private static <T extends Table<?>> List<Message.Step> recalled(
      RoundLog log, Rules<T> rules, Viewpoint who) {
    var again = rules.game().open();
    var heard = new ArrayList<Event>();
    again.admit(heard::add);
    var told = new ArrayList<Viewpoint.Told>();
    int[] last = {0};
    log.deeds(
        rules,
        log.end(),
        deed -> {
          last[0] = again.turns();
          rules.game().play(again, deed.seat(), deed.move());
          for (var event : heard) {
            // A turn is told of from its beginning, which comes with the end of the one before.
            int turn = event.fades() || again.over() ? last[0] : again.turns();
            told.add(new Viewpoint.Told(deed.told(), turn, event));
          }
          heard.clear();
        });
    // No turn comes after the last, so it is still the present one.
    int turn = again.over() ? last[0] : again.turns();
    long dealt = log.start().told();
    var steps = new ArrayList<Message.Step>();
    for (var each : told) {
      if (!who.recalls(each, turn, dealt)) continue;
      if (steps.isEmpty() || steps.getLast().seq() != each.number()) {
        steps.add(new Message.Step(each.number(), new ArrayList<>()));
      }
      steps.getLast().events().add(each.event());
    }
    return steps;
  }

  /// The full record of a finished round.
  public String record(TableState table, int number) {
    var log = round(table, number);
    return log.first() instanceof Entry.Imported(_, _, String text)
        ? text
        : RoundRecords.of(log, table.rules(number));
  }

  /// A page of a finished round as these eyes saw it, by name. Throws [ridotto.kernel.Refused].
  public Film.Page film(TableState table, int number, String as, Film.Span span) {
    var log = round(table, number);
    var who = Viewpoint.of(as, table.start(number).chairs());
    return log.first() instanceof Entry.Imported(_, _, String text)
        ? FilmMaker.imported(text, table.rules(number), who, span)
        : FilmMaker.of(log, table.rules(number), who, span);
  }
}
