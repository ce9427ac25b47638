package ridotto.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import ridotto.kernel.Dice;
import ridotto.kernel.Playout;
import ridotto.kernel.Question;
import ridotto.wire.Variants.Variant;

/// Whatever comes up in games of players without a plan can be said in every language.
class EverythingIsSaidTest {
  @ParameterizedTest
  @MethodSource("ridotto.wire.Variants#all")
  void every_event_move_question_and_refusal_has_a_sentence(Variant variant) {
    var game = variant.game();
    var room = game.open();
    var names =
        Names.around(room, IntStream.range(0, game.seats()).mapToObj(n -> "Guest " + n).toList());
    var languages =
        Stream.of(Language.values()).map(language -> Words.of(variant.box(), language)).toList();
    Consumer<Function<Words, String>> inAll =
        say -> languages.forEach(words -> check(say.apply(words)));

    game.moves().forEach(move -> inAll.accept(words -> words.say(move, names)));
    room.admit(event -> inAll.accept(words -> words.say(event, names)));
    var asked = new HashSet<Question>();
    var playout = new Playout<>(game, room, game.random(), new Dice(13));
    while (!room.over()) {
      int seat = room.asked();
      if (asked.add(room.question())) {
        inAll.accept(words -> words.say(room.question(), names));
        IntStream.range(0, game.moves().size())
            .mapToObj(move -> game.refusal(room, seat, move))
            .flatMap(Optional::stream)
            .distinct()
            .forEach(refusal -> inAll.accept(words -> words.say(refusal, names)));
      }
      game.play(room, seat, playout.choose(seat));
    }
    inAll.accept(words -> words.say(room.ending()));
  }

  /// It begins like a sentence and no placeholder is left in it.
  private static void check(String sentence) {
    assertThat(sentence).matches("(?s)[\\p{Lu}“«].*").doesNotContain("{", "}", "$", "  ");
  }
}
