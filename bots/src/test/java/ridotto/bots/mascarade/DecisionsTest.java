package ridotto.bots.mascarade;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import ridotto.bots.Budget;
import ridotto.bots.Decision;
import ridotto.bots.Profile;
import ridotto.kernel.Eyes;
import ridotto.kernel.Phrases;
import ridotto.kernel.Seat;
import ridotto.kernel.Table;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Mascarade;
import ridotto.mascarade.MascaradeMove;

/// Eight at the table, no opening turns: everybody still knows what everybody has.
class DecisionsTest {
  private static final List<String> NAMES = List.of("A", "B", "C", "D", "E", "F", "G", "H");
  private static final List<String> CARDS =
      List.of("King", "Queen", "Judge", "Bishop", "Fool", "Witch", "Peasant", "Peasant");

  private final Mascarade game = Rooms.first(8, "opening", "0");
  private final Ballroom table = game.open();
  private final Phrases<Ballroom> phrases = new Phrases<>(game, NAMES);
  private final List<MascaradeBot> bots = Rooms.bots(game, Profile.EXPERT, 1);

  @BeforeEach
  void deal() {
    table.admit(
        event ->
            IntStream.range(0, bots.size())
                .filter(event.audience()::includes)
                .forEach(player -> bots.get(player).hear(event)));
    game.reset(table);
    for (var card : CARDS) play(Table.HOUSE, "deal " + card);
  }

  private void play(int seat, String move) {
    game.play(table, seat, phrases.move(table, move).orElseThrow());
  }

  private Decision asked(int seat) {
    assertThat(table.awaits(seat)).isTrue();
    var view = game.view(table, Eyes.of(table.playerAt(seat)));
    return bots.get(table.playerAt(seat)).decide(view, game.inquiry(table, seat), Budget.USUAL);
  }

  @Test
  void the_king_says_so() {
    var decision = asked(0);

    assertThat(phrases.text(table, game.moves().indexOf(decision.move())))
        .isEqualTo("announce King");
    assertThat(decision.reason().with()).containsEntry("holds", 100);
  }

  @Test
  void nobody_doubts_a_king_all_have_seen() {
    play(0, "announce King");

    var decision = asked(1);

    assertThat(decision.move()).isInstanceOf(MascaradeMove.Pass.class);
    assertThat(decision.reason().with()).containsEntry("holds", 0).containsEntry("theirs", 100);
  }

  @Test
  void the_queen_stops_whoever_says_they_are_her() {
    play(0, "announce Queen");

    assertThat(asked(1).move()).isInstanceOf(MascaradeMove.Claim.class);
  }

  @Test
  void what_was_under_the_table_is_no_longer_certain() {
    play(0, "pretend B");

    var row = bots.get(2).memory().row(0);

    assertThat(IntStream.range(0, row.length).filter(mask -> row[mask] > 0).count()).isEqualTo(2);
    assertThat(bots.get(0).memory().row(0)).contains(1.0);
  }

  @Test
  void the_witch_takes_the_largest_purse() {
    play(0, "announce King");
    for (int seat = 1; seat < 8; seat++) play(seat, "pass");
    for (int seat = 1; seat < 5; seat++) play(seat, "look");
    play(5, "announce Witch");
    for (int seat : new int[] {6, 7, 0, 1, 2, 3, 4}) play(seat, "pass");

    assertThat(asked(5).move()).isEqualTo(new MascaradeMove.Pick(Seat.of(0)));
  }
}
