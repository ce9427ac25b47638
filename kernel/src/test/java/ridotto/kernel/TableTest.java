package ridotto.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// What the kernel does for every game: questions, refusals, playouts, records, the shelf.
class TableTest {
  private static final Shelf SHELF = new Shelf(List.of(new Cake.Tin()));

  private final Cake game = new Cake(3);
  private final Cake.Plate table = game.open();

  private void play(int seat, Cake.Say say) {
    game.play(table, seat, game.moves().indexOf(say));
  }

  private Optional<String> refusal(int seat, Cake.Say say) {
    return game.refusal(table, seat, game.moves().indexOf(say)).map(Refusal::code);
  }

  @Test
  void a_table_waits_for_the_house_for_one_or_for_several() {
    assertThat(table.asked()).isEqualTo(Table.HOUSE);
    play(Table.HOUSE, new Cake.Say.Cut(4));
    assertThat(table.awaited()).isEqualTo(Seats.only(0));
    play(0, new Cake.Say.Toast());
    assertThat(table.awaited()).isEqualTo(Seats.only(1) | Seats.only(2));
    play(2, new Cake.Say.Cheer(true));
    assertThat(table.awaits(2)).isFalse();
    assertThat(table.asked()).isEqualTo(1);
  }

  @Test
  void a_move_is_refused_with_a_reason_unless_it_is_listed() {
    play(Table.HOUSE, new Cake.Say.Cut(4));
    assertThat(refusal(0, new Cake.Say.Take(1))).isEmpty();
    assertThat(refusal(1, new Cake.Say.Take(1))).contains("not-asked");
    assertThat(refusal(0, new Cake.Say.Cheer(true))).contains("another-question");
    play(0, new Cake.Say.Take(2));
    play(1, new Cake.Say.Take(2));
    assertThat(refusal(2, new Cake.Say.Take(1))).contains("game-over");
    assertThat(table.awaited()).isZero();
  }

  @Test
  void an_inquiry_has_all_a_screen_needs() {
    play(Table.HOUSE, new Cake.Say.Cut(4));
    play(0, new Cake.Say.Toast());

    assertThat(game.inquiry(table, 1))
        .isEqualTo(
            new Inquiry(
                Seat.of(1),
                Cake.Ask.A_TOAST,
                List.of(new Cake.Say.Cheer(true), new Cake.Say.Cheer(false))));
  }

  @Test
  void the_outcome_is_known_only_at_the_end() {
    assertThatThrownBy(table::outcome).isInstanceOf(IllegalStateException.class);
    play(Table.HOUSE, new Cake.Say.Cut(4));
    play(0, new Cake.Say.Take(2));
    play(1, new Cake.Say.Take(2));

    assertThat(table.outcome()).isEqualTo(new Outcome(Cake.Finale.CRUMBS, List.of(Player.of(1))));
    assertThat(table.ending().word()).isEqualTo("crumbs");
  }

  @Test
  void a_copy_goes_its_own_way_and_nobody_listens_to_it() {
    var heard = new ArrayList<Event>();
    table.admit(heard::add);
    play(Table.HOUSE, new Cake.Say.Cut(4));
    var copy = game.open();
    game.copy(table, copy);
    game.play(copy, 0, game.moves().indexOf(new Cake.Say.Take(2)));

    assertThat(heard).isEmpty();
    assertThat(game.view(table, Eyes.open())).isEqualTo(new Cake.Seen(4));
    assertThat(game.view(copy, Eyes.open())).isEqualTo(new Cake.Seen(2));
    play(0, new Cake.Say.Take(1));
    assertThat(heard).containsExactly(new Cake.Happened.Eaten(Seat.of(0), 1));
  }

  @Test
  void a_playout_ends_and_is_the_same_for_the_same_dice() {
    var one = Playout.of(game, Optional.empty(), new Dice(3));
    var other = Playout.of(game, Optional.empty(), new Dice(3));
    for (int i = 0; i < 20; i++) {
      one.run();
      other.run();
      assertThat(one.table().outcome()).isEqualTo(other.table().outcome());
    }
    assertThat(one.decisions()).isEqualTo(other.decisions()).isPositive();
  }

  @Test
  void a_game_written_down_can_be_replayed() {
    var names = List.of("Ada", "Bo", "Cy");
    var writer = new RecordWriter<>(game, "cake", Map.of("icing", "no"), names);
    var playout = new Playout<>(game, table, game.random(), new Dice(5));
    while (!table.over()) {
      int move = playout.choose(table.asked());
      writer.note(table, table.asked(), move);
      game.play(table, table.asked(), move);
    }
    var transcript = RecordReader.read(writer.text());
    var replay = new Replay<>(game, game.open(), transcript, (_, _) -> {});
    replay.run();

    assertThat(transcript.settings()).isEqualTo(Map.of("icing", "no"));
    assertThat(replay.table().outcome()).isEqualTo(table.outcome());
    assertThat(game.notation().facts(replay.table())).isEqualTo(game.notation().facts(table));
  }

  @Test
  void the_shelf_knows_its_games() {
    assertThat(SHELF.box("cake").family()).isEqualTo("cake");
    assertThatThrownBy(() -> SHELF.box("pie"))
        .hasMessage("game: unknown-game{name=pie, known=cake}");
  }

  @Test
  void a_heading_that_cannot_be_is_blamed_on_its_line() {
    assertThatThrownBy(() -> open("game pie\nseats Ada, Bo"))
        .hasMessage("line 2, game: unknown-game{name=pie, known=cake}");
    assertThatThrownBy(() -> open("game cake\nseats Ada"))
        .hasMessage("line 3, players: players-range{n=1, few=2, most=4}");
    assertThatThrownBy(() -> open("game cake\nset filling jam\nseats Ada, Bo"))
        .hasMessage("line 3, filling: unknown-setting{known=icing}");
    assertThatThrownBy(() -> open("game cake\nset icing maybe\nseats Ada, Bo"))
        .hasMessage("line 3, icing: one-of{value=maybe, known=yes, no}");
  }

  private static Game<?> open(String heading) {
    return SHELF.open(RecordReader.read("ridotto record 1\n" + heading));
  }

  @Test
  void a_refusal_is_a_code_with_parameters_in_order() {
    var refusal = Refusal.of("too-greedy").and("slices", 9).and("seat", Seat.of(1));

    assertThat(refusal).hasToString("too-greedy{slices=9, seat=@2}");
    assertThat(Refusal.of("not-asked")).hasToString("not-asked");
    assertThat(new Refused("move", List.of(refusal, Refusal.of("not-asked"))))
        .hasMessage("move: too-greedy{slices=9, seat=@2}; not-asked");
  }
}
