package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.kernel.Dice;
import ridotto.server.table.Command;
import ridotto.server.table.Message;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// A real move of the game, by the one who is asked and at the right step, but not among what they
/// may play: it is refused with the game's own reason, and nothing is written.
class UnlistedMovesTest {
  private static final List<String> PEOPLE = List.of("Ada", "Ben", "Cleo", "Dan");
  private static final int STEPS = 12;
  private static final int TRIED = 40;

  @TempDir private Path data = Path.of("");

  @ParameterizedTest
  @CsvSource({
    "mascarade, opening-swap",
    "mascarade-2, opening-swap",
    "masques, not-in-packet",
    "masquerade, no-card-there",
  })
  void are_refused_with_the_games_reason(String game, String reason) {
    try (var evening = new Evening(data)) {
      var id = evening.table("Ada", game, 4, Map.of());
      evening.start(id, PEOPLE, "random");
      evening.ready(id, PEOPLE);
      var moves =
          Evening.SHELF.box(game).open(4, Map.of()).moves().stream().map(Json::tree).toList();
      var reasons = new TreeSet<String>();
      var dice = new Dice(5);
      for (int i = 0; i < STEPS; i++) {
        for (var name : PEOPLE) reasons.addAll(refusals(evening, id, name, moves, dice));
        for (var name : PEOPLE) evening.playOne(id, name, dice);
      }
      assertThat(reasons).contains("move " + reason).allMatch(each -> each.startsWith("move "));
      assertThat(reasons).doesNotContain("move unknown-move");
    }
  }

  /// What this person is told about some moves that they may not play.
  private static Set<String> refusals(
      Evening evening, String id, String name, List<JsonNode> moves, Dice dice) {
    var reasons = new TreeSet<String>();
    for (var inquiry : evening.position(id, name).inquiries()) {
      var unlisted = new ArrayList<>(moves);
      unlisted.removeAll(inquiry.options().stream().map(Json::tree).toList());
      for (int i = 0; i < TRIED && !unlisted.isEmpty(); i++) {
        var move = unlisted.remove(dice.nextInt(unlisted.size()));
        reasons.add(refusal(evening, id, name, move));
      }
    }
    return reasons;
  }

  /// The field and the code, asked for and tried.
  private static String refusal(Evening evening, String id, String name, JsonNode move) {
    var position = evening.position(id, name);
    int chair = position.inquiries().getFirst().chair();
    long before = evening.seq(id);
    var tried = evening.ask(id, name, new Command.Play(chair, position.step(), move));
    var asked = evening.ask(id, name, new Command.Why(chair, move));
    assertThat(evening.seq(id)).as("%s is not written", move).isEqualTo(before);
    assertThat(words(asked)).isEqualTo(words(tried));
    return words(tried);
  }

  private static String words(Message answer) {
    return answer instanceof Message.Refused refused
        ? refused.field() + " " + refused.reasons().getFirst().code()
        : answer.toString();
  }
}
