package ridotto.masquerade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import ridotto.testkit.Refusing;

class RefusalsTest {
  @Test
  void every_move_that_is_not_listed_is_refused_with_a_reason_of_this_game() {
    var settings = Map.of("rounds", "60", "extras", "on", "first", "lot");
    var second = Map.of("rounds", "60", "extras", "on", "first", "lot", "rules", "2");
    var box = new MasqueradeBox();
    var games =
        List.of(
            box.open(3, settings), box.open(6, settings), box.open(3, second), box.open(6, second));

    assertThat(Refusing.reasons(30, games, Party::kind))
        .containsExactly(
            "AttackWhom: another-question behind-face-up no-card-there own-card",
            "CARD_TO_DISCARD: another-card another-question no-card-there royal-discard",
            "CARD_TO_KILL: another-question no-card-there not-a-victim",
            "CARD_TO_PAY: another-card another-question no-card-there royal-discard",
            "CARD_TO_TAKE: another-question no-card-there only-defender",
            "CutLine: another-question no-card-there royal-discard",
            "Drawn: another-question card-gone",
            "FROM_GRAVEYARD: another-question different-card not-in-graveyard",
            "ONE_OF_TWO: another-question not-yourself royal-discard",
            "PLAYER: another-question not-yourself",
            "SECRET_DISCARD: another-question no-card-there royal-discard",
            "ShuffleOrNot: another-question no-card-there not-shuffled two-to-shuffle",
            "Spoils: another-question",
            "SubstituteOrNot: another-question",
            "TOP_CARD: another-question card-gone",
            "UpOrDown: another-question",
            "WhichCard: another-question card-gone",
            "WhichFalls: another-question not-a-substitute",
            "WhichFirst: another-question no-poison-there not-waiting",
            "WhichLiesHere: another-question",
            "WhoBegins: another-question",
            "YourAction: another-question graveyard-empty has-acted never-flipped no-action-text"
                + " no-attack no-card-there nobody-to-attack text-face-down text-silenced",
            "another-card(clause)",
            "behind-face-up(clause, seat)",
            "card-gone(clause, card)",
            "different-card(clause, card)",
            "graveyard-empty(clause)",
            "has-acted(clause)",
            "never-flipped(clause)",
            "no-action-text(clause)",
            "no-attack(clause)",
            "no-card-there(clause, place)",
            "no-poison-there(clause)",
            "nobody-to-attack(clause)",
            "not-a-substitute(clause)",
            "not-a-victim(clause, card)",
            "not-in-graveyard(clause, card)",
            "not-shuffled(clause, place)",
            "not-waiting(clause, card)",
            "not-yourself(clause)",
            "only-defender(clause, card)",
            "own-card(clause)",
            "royal-discard(clause)",
            "text-face-down(clause)",
            "text-silenced(clause)",
            "two-to-shuffle(clause, place)");
  }
}
