package ridotto.mascarade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import ridotto.testkit.Refusing;

class RefusalsTest {
  @Test
  void every_move_that_is_not_listed_is_refused_with_a_reason_of_this_game() {
    var games =
        List.of(
            Refusals.open(Edition.FIRST, 2, "limit", "60", "first", "lot"),
            Refusals.open(Edition.FIRST, 3, "limit", "60"),
            Refusals.open(Edition.FIRST, 7, "limit", "60"),
            Refusals.open(Edition.FIRST, 8, "limit", "60"),
            Refusals.open(Edition.FIRST, 13, "limit", "60"),
            Refusals.open(Edition.SECOND, 5, "limit", "60", "side", "A"),
            Refusals.open(Edition.SECOND, 8, "limit", "60", "side", "B"));

    assertThat(Refusing.reasons(30, games, Evening::kind))
        .containsExactly(
            "CARD_TO_SPY: another-question not-yourself",
            "MayNotAnnounce: another-question same-card shown-may-not-announce",
            "MustSwap: another-question protected-swap same-card shown-card-first shown-must-swap",
            "OWN_NAME: another-question",
            "Opening: another-question opening-swap protected-swap same-card",
            "PLAYER: another-question not-richest not-yourself",
            "PLAYER_OR_NOBODY: another-question not-yourself",
            "SWAP_OR_NOT: another-question",
            "TWO_CARDS: another-question fool-one-each fool-protected not-yourself",
            "TWO_PLAYERS: another-question not-yourself",
            "WhichCard: another-question card-dealt",
            "WhoBegins: another-question",
            "YouToo: claim-or-pass",
            "YourTurn: another-question protected-announce protected-swap same-card",
            "card-dealt(clause, mask)",
            "claim-or-pass(clause, mask)",
            "fool-one-each(mask)",
            "fool-protected(mask)",
            "not-richest(mask)",
            "not-yourself(mask)",
            "opening-swap(clause, turns)",
            "protected-announce(clause)",
            "protected-swap(clause)",
            "same-card(clause)",
            "shown-card-first(clause)",
            "shown-may-not-announce(clause)",
            "shown-must-swap(clause)");
  }
}
