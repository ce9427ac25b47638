package ridotto.server.history;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import ridotto.kernel.Fair;
import ridotto.kernel.Phrases;
import ridotto.kernel.Player;
import ridotto.kernel.RecordReader;
import ridotto.kernel.RecordWriter;
import ridotto.kernel.Table;
import ridotto.server.table.Entry;
import ridotto.server.table.Message;
import ridotto.server.table.Rules;
import ridotto.wire.Json;

/// A round as a text to take home.
public final class RoundRecords {
  private RoundRecords() {}

  static <T extends Table<?>> String of(RoundLog log, Rules<T> rules) {
    int number = log.number();
    var began = (Entry.Began) log.first();
    var names = names(rules, began.names());
    var contributions = new LinkedHashMap<String, String>();
    for (int i = 0; i < names.size(); i++) {
      contributions.put(names.get(i), began.contributions().get(i));
    }
    var table = log.table();
    var bots =
        began
            .bots()
            .map(chairs -> chairs.stream().map(Player::numbered))
            .map(players -> players.map(player -> names.get(player.index())).toList());
    var fair =
        new Fair(table.commitment(number), table.secret(number), contributions, bots, number);
    var settings = log.start().settings();
    var writer = new RecordWriter<>(rules.game(), rules.box().name(), settings, names, fair);
    var again = rules.game().open();
    log.deeds(
        rules,
        log.end(),
        deed -> {
          writer.note(again, deed.seat(), deed.move());
          rules.game().play(again, deed.seat(), deed.move());
        },
        entry -> handed(entry, names).ifPresent(writer::remark));
    return writer.text();
  }

  /// Every change of hands is kept.
  private static Optional<String> handed(Entry entry, List<String> names) {
    return switch (entry) {
      case Entry.Left(int chair) -> Optional.of(names.get(chair - 1) + " has gone: a bot plays on");
      case Entry.SeatTaken(int chair, _, _) ->
          Optional.of(names.get(chair - 1) + " plays on at another device");
      case Entry.TookOver(int chair, _, String name) ->
          Optional.of(names.get(chair - 1) + " is played by " + name + " from here on");
      case Entry.OfTable _,
          Entry.OfGame _,
          Entry.OfClock _,
          Entry.OfPause _,
          Entry.Hidden _,
          Entry.Said _ ->
          Optional.empty();
    };
  }

  /// One word each, no word of the game, no two alike: what a record can call people.
  static <T extends Table<?>> List<String> names(Rules<T> rules, List<String> names) {
    var phrases = new Phrases<>(rules.game(), List.of());
    var words = new ArrayList<String>();
    for (var name : names) {
      var word = name.replaceAll("[^\\p{L}\\p{N}'’]+", "-").replaceAll("-+$", "");
      var free = word;
      for (int i = 2; !free(phrases, words, free); i++) free = word + "-" + i;
      words.add(free);
    }
    return words;
  }

  private static boolean free(Phrases<?> phrases, List<String> words, String name) {
    return RecordReader.isName(name)
        && !phrases.isWord(name)
        && words.stream().noneMatch(name::equalsIgnoreCase);
  }

  /// What somebody may be told again of a running game: a line of JSON for each step.
  public static String partial(List<Message.Step> history) {
    return history.stream().map(step -> Json.text(step) + "\n").collect(joining());
  }
}
