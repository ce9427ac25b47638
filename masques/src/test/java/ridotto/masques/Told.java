package ridotto.masques;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Question;
import ridotto.kernel.RecordReader;
import ridotto.kernel.Replay;

/// A record played at a table, and everything that was heard there.
record Told(Masques game, Palace palace, List<Event> heard) {
  static final int ANNA = 0;
  static final int BRUNO = 1;
  static final int CLEO = 2;
  static final int DARIO = 3;

  static Told of(String record) {
    var transcript = RecordReader.read("ridotto record 3\ngame masques\n" + record);
    var game = new MasquesBox().open(transcript.seats().size(), transcript.settings());
    var palace = game.open();
    var heard = new ArrayList<Event>();
    palace.admit(heard::add);
    new Replay<>(game, palace, transcript, (_, _) -> game.audit(palace)).run();
    game.audit(palace);
    return new Told(game, palace, heard);
  }

  /// What the record would state of this fact.
  String fact(String name) {
    return String.join(", ", facts().getOrDefault(name, List.of()));
  }

  private Map<String, List<String>> facts() {
    return game.notation().facts(palace);
  }

  /// Everything of this kind that somebody heard.
  <E extends Event> List<E> heardBy(Eyes eyes, Class<E> kind) {
    return heard.stream()
        .filter(event -> event.audience().includes(eyes))
        .filter(kind::isInstance)
        .map(kind::cast)
        .toList();
  }

  <E extends Event> List<E> all(Class<E> kind) {
    return heardBy(Eyes.open(), kind);
  }

  /// What is played for the one who is asked, if time runs out.
  String fallback() {
    int seat = palace.asked();
    var move = game.moves().get(game.fallback(palace, seat));
    return game.notation().texts(move).getFirst();
  }

  static String kind(Question question) {
    return question.getClass().getSimpleName();
  }

  MasquesView sight(Eyes eyes) {
    return game.view(palace, eyes);
  }
}
