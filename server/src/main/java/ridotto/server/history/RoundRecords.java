package ridotto.server.history;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Fair;
import ridotto.kernel.Phrases;
import ridotto.kernel.RecordReader;
import ridotto.kernel.RecordWriter;
import ridotto.kernel.Replay;
import ridotto.kernel.Table;
import ridotto.server.table.Message;
import ridotto.server.table.Rules;
import ridotto.server.table.TableState;
import ridotto.wire.Json;

/// A round from the log as a text to take home, or as a film to watch.
public final class RoundRecords {
  private RoundRecords() {}

  /// The full record of a finished round.
  public static String of(PastRounds past, TableState standing, int number) {
    if (past.isImported(number)) return past.importedText(number);
    return write(past, standing, past.rules(number), number);
  }

  private static <T extends Table<?>> String write(
      PastRounds past, TableState standing, Rules<T> rules, int number) {
    var began = past.began(number);
    var names = names(rules, began.names());
    var contributions = new java.util.LinkedHashMap<String, String>();
    for (int i = 0; i < names.size(); i++) {
      contributions.put(names.get(i), began.contributions().get(i));
    }
    var secret = standing.secret(number);
    var fair = new Fair(standing.commitment(number), secret, contributions, number);
    Map<String, String> settings = past.start(number).settings();
    var writer = new RecordWriter<>(rules.game, rules.box.name(), settings, names, fair);
    var table = rules.game.open();
    for (var deed : past.deeds(number)) {
      writer.note(table, deed.seat(), deed.move());
      rules.game.play(table, deed.seat(), deed.move());
    }
    return writer.text();
  }

  /// One word each, no word of the game, no two alike: what a record can call people.
  static <T extends Table<?>> List<String> names(Rules<T> rules, List<String> names) {
    var phrases = new Phrases<>(rules.game, List.of());
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

  public static Film film(PastRounds past, TableState standing, int number, String as) {
    return past.isImported(number)
        ? imported(past, past.rules(number), number, as)
        : film(past, past.rules(number), number, as);
  }

  private static <T extends Table<?>> Film film(
      PastRounds past, Rules<T> rules, int number, String as) {
    var eyes = PastRounds.eyes(as, rules.game.seats());
    var table = rules.game.open();
    var heard = new ArrayList<Event>();
    table.admit(heard::add);
    var shots = new ArrayList<Film.Shot>();
    var deeds = past.deeds(number);
    for (int i = 0; i < deeds.size(); i++) {
      rules.game.play(table, deeds.get(i).seat(), deeds.get(i).move());
      boolean last = i + 1 == deeds.size() || deeds.get(i + 1).told() != deeds.get(i).told();
      if (last) shots.add(shot(rules, table, i + 1, heard, eyes));
    }
    return new Film(rules.game.contents(), past.began(number).names(), shots);
  }

  private static <T extends Table<?>> Film imported(
      PastRounds past, Rules<T> rules, int number, String as) {
    var eyes = PastRounds.eyes(as, rules.game.seats());
    var transcript = RecordReader.read(past.importedText(number));
    var table = rules.game.open();
    var heard = new ArrayList<Event>();
    table.admit(heard::add);
    var shots = new ArrayList<Film.Shot>();
    new Replay<>(
            rules.game,
            table,
            transcript,
            (_, _) -> shots.add(shot(rules, table, shots.size(), heard, eyes)))
        .run();
    shots.add(shot(rules, table, shots.size(), heard, eyes));
    return new Film(rules.game.contents(), transcript.seats(), shots);
  }

  private static <T extends Table<?>> Film.Shot shot(
      Rules<T> rules, T table, int step, List<Event> heard, Eyes eyes) {
    var events = heard.stream().filter(event -> event.audience().includes(eyes)).toList();
    heard.clear();
    return new Film.Shot(step, events, rules.game.view(table, eyes));
  }
}
