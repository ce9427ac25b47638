package ridotto.wire;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import ridotto.kernel.Box;
import ridotto.kernel.Ending;
import ridotto.kernel.Event;
import ridotto.kernel.Move;
import ridotto.kernel.Question;
import ridotto.kernel.Refusal;

/// What happens at a table, said in a language.
///
/// The sentences are in the files `words/*.ftl` of the kernel and of each family of games, in
/// Fluent, which browsers read too. Each is named after the record it says: `event-Paid`,
/// `move-Pass`.
public final class Words {
  private final Messages messages;
  private final String box;

  private Words(Messages messages, String box) {
    this.messages = messages;
    this.box = box;
  }

  /// The words of this game. Editions share a file, and tell each other apart by the name of the
  /// box. Whoever says more than the rules do, as bots do, names the files for it.
  public static Words of(Box box, Language language, String... more) {
    var files = Stream.concat(Stream.of("kernel", box.family()), Stream.of(more)).toList();
    return new Words(new Messages(language, files), box.name());
  }

  /// What can be said before anybody has chosen a game.
  public static Words of(Language language) {
    return new Words(new Messages(language, List.of("kernel")), "");
  }

  public String say(Event event, Names names) {
    return at(names).say(event);
  }

  public String say(Question question, Names names) {
    return at(names).say(question);
  }

  public String say(Move move, Names names) {
    return at(names).say(move);
  }

  public String say(Refusal refusal, Names names) {
    return at(names).say("refusal-" + refusal.code(), refusal.with());
  }

  /// Whether these are the words for it; a refusal of another game's rules has others.
  public boolean knows(Refusal refusal) {
    return messages.has("refusal-" + refusal.code());
  }

  /// A message by its name, for whoever has words of their own.
  public String say(String id, Map<String, Object> with, Names names) {
    return at(names).say(id, with);
  }

  public String say(Ending ending) {
    return at(Names.NUMBERS).say("ending-" + ending.word(), Map.of());
  }

  private Speaker at(Names names) {
    return new Speaker(messages, box, names);
  }
}
