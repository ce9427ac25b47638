package ridotto.mascarade;

import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Phrases;
import ridotto.kernel.Question;
import ridotto.kernel.RecordReader;
import ridotto.kernel.Replay;
import ridotto.kernel.Shelf;

/// A record, played at a table where somebody listened.
final class Evening {
  private static final Shelf SHELF =
      new Shelf(List.of(new MascaradeBox(Edition.FIRST), new MascaradeBox(Edition.SECOND)));

  private final Mascarade game;
  private final Ballroom room;
  private final Phrases<Ballroom> phrases;
  private final List<Event> events = new ArrayList<>();
  private final List<String> told = new ArrayList<>();

  private Evening(String record) {
    var transcript = RecordReader.read("ridotto record 3\n" + record);
    game = (Mascarade) SHELF.open(transcript);
    room = game.open();
    phrases = new Phrases<>(game, transcript.seats());
    room.admit(this::hear);
    new Replay<>(game, room, transcript, (_, _) -> game.audit(room)).run();
  }

  static Evening of(String record) {
    return new Evening(record);
  }

  /// The classic table: Judge, Thief, King and Queen, with Bishop and Cheat in the centre.
  static Evening ofFour(String record) {
    return of(
        """
        game mascarade
        seats Adele, Bruno, Cedric, David
        cards Judge, Thief, King, Queen
        centre Bishop, Cheat
        """
            + record);
  }

  private void hear(Event event) {
    events.add(event);
    told.add(phrases.named(room, event.toString()));
  }

  /// Everything that happened, with names.
  List<String> told() {
    return told;
  }

  /// What is asked, and with which choice if a power asks.
  static String kind(Question question) {
    return question instanceof MascaradeQuestion.UsePower(_, var choice)
        ? choice.name()
        : question.getClass().getSimpleName();
  }

  String asks() {
    return kind(room.question());
  }

  /// What is played for the one who is asked, if time runs out.
  String fallback() {
    return phrases.text(room, game.fallback(room, room.asked()));
  }

  List<String> heardBy(String name) {
    return heardBy(Eyes.of(phrases.player(name)));
  }

  List<String> heardBy(Eyes eyes) {
    var heard = new ArrayList<String>();
    for (int i = 0; i < events.size(); i++) {
      if (events.get(i).audience().includes(eyes)) heard.add(told.get(i));
    }
    return heard;
  }

  MascaradeView seenBy(String name) {
    return game.view(room, Eyes.of(phrases.player(name)));
  }

  MascaradeView seenBy(Eyes eyes) {
    return game.view(room, eyes);
  }

  /// The cards these eyes see now, such as `@2 King`.
  static List<String> cards(MascaradeView sight) {
    return sight.cards().stream().map(card -> card.place() + " " + card.mask()).toList();
  }

  /// What the table says of a fact, with names.
  String fact(String fact) {
    var values = game.notation().facts(room).get(fact);
    if (values == null) throw new AssertionError("no fact " + fact);
    return String.join(" ", values.stream().map(value -> phrases.named(room, value)).toList());
  }

  Mascarade game() {
    return game;
  }

  Ballroom room() {
    return room;
  }
}
