package ridotto.server.history;

import java.util.List;
import java.util.function.Consumer;
import ridotto.kernel.Table;
import ridotto.server.store.Store;
import ridotto.server.table.Entry;
import ridotto.server.table.LogLine;
import ridotto.server.table.Rules;
import ridotto.server.table.TableState;
import tools.jackson.databind.JsonNode;

/// One round of a table, read back from its lines a page at a time: nobody keeps them in memory.
record RoundLog(Store store, String id, TableState table, int number) {
  private static final int PAGE = 500;

  /// A move, the house's too, and the number it was told under.
  record Deed(long told, int seat, int move) {}

  Entry first() {
    long seq = start().seq();
    return store.read(id, seq, seq).getFirst().entry();
  }

  TableState.Start start() {
    return table.start(number);
  }

  /// The number of its last line.
  long end() {
    return number == table.rounds() ? table.seq() : table.start(number + 1).seq() - 1;
  }

  /// The moves up to a line.
  void deeds(Rules<?> rules, long upTo, Consumer<Deed> each) {
    deeds(rules, upTo, each, _ -> {});
  }

  /// The same, and beside them whatever else happened, where it did.
  void deeds(Rules<?> rules, long upTo, Consumer<Deed> each, Consumer<Entry> beside) {
    long told = start().told() - 1;
    for (long from = start().seq(); from <= upTo; from += PAGE) {
      for (var line : store.read(id, from, Math.min(upTo, from + PAGE - 1))) {
        if (!line.hidden()) told++;
        deeds(rules, told, line, each);
        if (!(line.entry() instanceof Entry.OfGame)) beside.accept(line.entry());
      }
    }
  }

  private static void deeds(Rules<?> rules, long told, LogLine line, Consumer<Deed> each) {
    if (line.entry() instanceof Entry.Played(int seat, JsonNode move, _)) {
      each.accept(new Deed(told, seat, rules.id(move)));
    }
    var house =
        line.entry() instanceof Entry.OfGame happened ? happened.house() : List.<JsonNode>of();
    for (var move : house) each.accept(new Deed(told, Table.HOUSE, rules.id(move)));
  }
}
