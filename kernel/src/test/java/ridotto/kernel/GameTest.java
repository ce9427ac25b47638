package ridotto.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What every game has from the kernel without doing anything for it.
class GameTest {
  private final Cake cake = new Cake(3);
  private final Cake.Plate plate = cake.open();

  private void play(int seat, Cake.Say say) {
    cake.play(plate, seat, cake.moves().indexOf(say));
  }

  private Move fallback(int seat) {
    return cake.moves().get(cake.fallback(plate, seat));
  }

  @Test
  void when_time_runs_out_the_first_move_that_binds_nothing_is_played() {
    play(Table.HOUSE, new Cake.Say.Cut(5));
    play(0, new Cake.Say.Toast());

    assertThat(cake.options(plate, 1)).first().isEqualTo(new Cake.Say.Cheer(true));
    assertThat(fallback(1)).isEqualTo(new Cake.Say.Cheer(false));
  }

  @Test
  void where_every_move_binds_the_first_one_is_played() {
    play(Table.HOUSE, new Cake.Say.Cut(5));

    assertThat(fallback(0)).isEqualTo(cake.options(plate, 0).getFirst());
  }

  @Test
  void a_move_the_house_lists_twice_is_one_option() {
    assertThat(cake.options(plate, Table.HOUSE))
        .containsExactly(new Cake.Say.Cut(4), new Cake.Say.Cut(5), new Cake.Say.Cut(6));
  }

  @Test
  void a_playout_counts_the_choices_that_were_choices() {
    var heard = new ArrayList<Event>();
    var dice = new Dice(3);
    var playout = Playout.of(cake, Optional.of(heard::add), dice);
    playout.run();

    assertThat(playout.table().over()).isTrue();
    assertThat(playout.decisions()).isPositive();
    assertThat(heard).isNotEmpty();
    long once = playout.decisions();
    playout.run();
    assertThat(playout.decisions()).as("a second game").isGreaterThan(once);
    assertThat(playout.game()).isSameAs(cake);
  }

  @Test
  void a_record_has_the_settings_the_seats_and_the_proof_in_its_heading() {
    var fair =
        new Fair(
            "ab".repeat(32),
            "cd".repeat(32),
            Map.of("Ann", "ef".repeat(16)),
            Optional.of(List.of("Ann", "Bo")),
            3);
    var writer =
        new RecordWriter<>(cake, "cake", Map.of("icing", "no"), List.of("Ann", "Bo", "Cy"), fair);
    writer.note(plate, Table.HOUSE, 1);
    play(Table.HOUSE, new Cake.Say.Cut(5));
    writer.note(plate, 0, cake.moves().indexOf(new Cake.Say.Take(1)));

    assertThat(writer.text())
        .isEqualTo(
            """
            ridotto record 3
            game cake
            set icing no
            seats Ann, Bo, Cy
            fair commitment %s
            fair secret %s
            fair contribution Ann %s
            fair bots Ann, Bo
            fair round 3

            house: cut 5
            Ann: take 1
            """
                .formatted("ab".repeat(32), "cd".repeat(32), "ef".repeat(16)));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void as_many_as_the_box_says_can_play(int players) {
    assertThatCode(() -> new Cake.Tin().open(players, Map.of())).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5})
  void more_or_fewer_cannot(int players) {
    assertThatThrownBy(() -> new Cake.Tin().open(players, Map.of()))
        .hasMessageContaining("players-range{n=" + players + ", few=2, most=4}");
  }
}
