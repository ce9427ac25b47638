package ridotto.app;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Game;
import ridotto.kernel.Phrases;
import ridotto.kernel.RecordReader;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.kernel.Replay;
import ridotto.kernel.Shelf;
import ridotto.kernel.Table;
import ridotto.kernel.Transcript;
import ridotto.wire.Json;
import ridotto.wire.Names;
import ridotto.wire.Words;

@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    description = "Plays a record, holds it to every line, and tells what happens.")
final class ReplayRecord implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "The records; docs/record.md says how one is written.")
  private List<Path> files = List.of();

  @Option(
      names = "--as",
      paramLabel = "SEAT",
      description = "Only what this player saw: a name, a number, or 'spectator'.")
  private @Nullable String as;

  @Option(
      names = "--lang",
      defaultValue = "en",
      paramLabel = "en|fr|it",
      description = "The language.")
  private String language = "";

  @Option(
      names = "--json",
      description = "Print the events, the final state and the outcome as JSON.")
  private boolean json;

  private final Shelf shelf;

  ReplayRecord(Shelf shelf) {
    this.shelf = shelf;
  }

  /// One record is told; of several it is said which do not hold, and how many do.
  @Override
  public Integer call() {
    var out = spec.commandLine().getOut();
    if (files.size() == 1) {
      replay(files.getFirst()).forEach(out::println);
      out.flush();
      return CommandLine.ExitCode.OK;
    }
    int hold = 0;
    for (var file : files) {
      try {
        var _ = replay(file);
        hold++;
      } catch (Refused refused) {
        out.println(file + ": " + Complaint.of(refused, Spoken.in(language)));
      }
    }
    out.println(hold + " of " + files.size() + " records hold.");
    out.flush();
    return hold == files.size() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.USAGE;
  }

  private List<String> replay(Path file) {
    var transcript = RecordReader.read(TextFile.read(file));
    return replay(shelf.open(transcript), transcript);
  }

  /// The whole record is held to its lines before a word of it is told.
  private <T extends Table<?>> List<String> replay(Game<T> game, Transcript transcript) {
    var eyes = eyes(transcript);
    var words = Words.of(shelf.box(transcript.game()), Spoken.in(language));
    var table = game.open();
    var names = Names.around(table, transcript.seats());
    var heard = new ArrayList<Event>();
    var told = new ArrayList<String>();
    table.admit(
        event -> {
          if (!event.audience().includes(eyes)) return;
          heard.add(event);
          told.add(words.say(event, names));
        });
    var replay = new Replay<>(game, table, transcript, (_, _) -> {});
    replay.run();
    var err = spec.commandLine().getErr();
    replay
        .warnings()
        .forEach(warning -> err.println("warning: " + Complaint.of(warning, Spoken.in(language))));
    return json ? List.of(Json.pretty(summary(game, table, transcript, eyes, heard))) : told;
  }

  private Eyes eyes(Transcript transcript) {
    if (as == null) return Eyes.open();
    if (as.equalsIgnoreCase("spectator")) return Eyes.spectator();
    for (int player = 0; player < transcript.seats().size(); player++) {
      boolean named = transcript.seats().get(player).equalsIgnoreCase(as);
      if (named || as.equals(String.valueOf(player + 1))) return Eyes.of(player);
    }
    var known = String.join(", ", transcript.seats()) + ", spectator";
    throw new Refused("as", Refusal.of("one-of").and("value", as).and("known", known));
  }

  private static <T extends Table<?>> Map<String, @Nullable Object> summary(
      Game<T> game, T table, Transcript transcript, Eyes eyes, List<Event> heard) {
    var summary = new LinkedHashMap<String, @Nullable Object>();
    summary.put("game", transcript.game());
    summary.put("settings", transcript.settings());
    summary.put("seats", transcript.seats());
    summary.put("events", heard);
    summary.put("state", game.view(table, eyes));
    if (eyes instanceof Eyes.Open) summary.put("facts", facts(game, table, transcript));
    summary.put("outcome", table.over() ? Ended.of(table, transcript.seats()) : null);
    return summary;
  }

  /// The same as a record would state it.
  private static <T extends Table<?>> Map<String, List<String>> facts(
      Game<T> game, T table, Transcript transcript) {
    var phrases = new Phrases<>(game, transcript.seats());
    var facts = new LinkedHashMap<String, List<String>>();
    game.notation()
        .facts(table)
        .forEach(
            (fact, values) ->
                facts.put(
                    fact, values.stream().map(value -> phrases.named(table, value)).toList()));
    return facts;
  }

  /// The outcome, with names.
  record Ended(String ending, List<String> winners) {
    static Ended of(Table<?> table, List<String> names) {
      var outcome = table.outcome();
      return new Ended(
          outcome.ending().word(),
          outcome.winners().stream().map(player -> names.get(player.index())).toList());
    }
  }
}
