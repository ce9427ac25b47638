package ridotto.masquerade;

import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Question;
import ridotto.kernel.RecordReader;
import ridotto.kernel.Replay;

/// A record played to its last line, and what was heard meanwhile.
final class Party {
  private final Masquerade game;
  private final Battlefield field;
  private final Replay<Battlefield> replay;
  private final List<Event> heard = new ArrayList<>();

  private Party(String text) {
    var transcript = RecordReader.read("ridotto record 3\ngame masquerade\n" + text);
    game = new MasqueradeBox().open(transcript.seats().size(), transcript.settings());
    field = game.open();
    field.admit(heard::add);
    replay = new Replay<>(game, field, transcript, (_, _) -> {});
  }

  static Party of(String text) {
    var party = new Party(text);
    party.replay.run();
    return party;
  }

  static Party ofThree(String text) {
    return of("seats Ann, Bruno, Cleo\n" + text);
  }

  /// What this person was told, everything else left out.
  List<String> heardBy(String name) {
    return heardBy(Eyes.of(replay.phrases().player(name)));
  }

  List<String> heardBy(Eyes eyes) {
    return heard.stream()
        .filter(event -> event.audience().includes(eyes))
        .map(event -> replay.phrases().named(field, event.toString()))
        .toList();
  }

  MasqueradeView seenBy(String name) {
    return seenBy(Eyes.of(replay.phrases().player(name)));
  }

  MasqueradeView seenBy(Eyes eyes) {
    return game.view(field, eyes);
  }

  /// What is asked, and with which choice if a text asks.
  static String kind(Question question) {
    return question instanceof MasqueradeQuestion.UseText(_, var choice)
        ? choice.name()
        : question.getClass().getSimpleName();
  }

  String asks() {
    return kind(field.question());
  }

  /// What is played for the one who is asked, if time runs out.
  String fallback() {
    return replay.phrases().text(field, game.fallback(field, field.asked()));
  }

  Masquerade game() {
    return game;
  }

  Battlefield field() {
    return field;
  }
}
