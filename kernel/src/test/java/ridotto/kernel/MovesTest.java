package ridotto.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MovesTest {
  private final Moves moves = new Moves();

  private List<Integer> listed() {
    return IntStream.range(0, moves.size()).mapToObj(moves::get).toList();
  }

  @Test
  void moves_are_added_one_by_one_and_cleared() {
    moves.add(3);
    moves.add(5);
    assertThat(listed()).containsExactly(3, 5);
    assertThat(moves.contains(5)).isTrue();
    assertThat(moves.contains(4)).isFalse();

    moves.clear();
    assertThat(listed()).isEmpty();
    assertThat(moves.contains(3)).isFalse();
  }

  @Test
  void there_is_room_for_any_number() {
    for (int i = 0; i < 1000; i++) moves.add(i);

    assertThat(listed()).isEqualTo(IntStream.range(0, 1000).boxed().toList());
  }

  @Test
  void the_members_of_a_set_are_added_at_once_by_id_or_by_counting() {
    moves.add(1).addEach(new int[] {10, 20, 30, 40}, 0b1011).addRow(100, 0b110).addTimes(7, 2);

    assertThat(listed()).containsExactly(1, 10, 20, 40, 101, 102, 7, 7);

    moves.clear();
    for (int i = 0; i < 10; i++) moves.addRow(0, ~0);
    for (int i = 0; i < 10; i++) moves.addEach(IntStream.range(0, 64).toArray(), ~0L);
    assertThat(moves.size()).isEqualTo(960);
    assertThat(moves.get(319)).isEqualTo(31);
    assertThat(moves.get(959)).isEqualTo(63);
  }

  @Test
  void a_menu_is_a_copy_and_never_written_to() {
    int[] ids = {7, 8};
    var menu = new Menu(ids);
    ids[0] = 9;
    assertThat(menu.get(0)).isEqualTo(7);
    assertThat(menu.contains(9)).isFalse();

    var made = moves.add(4).toMenu();
    moves.clear().add(5);
    assertThat(made.size()).isEqualTo(1);
    assertThat(made.get(0)).isEqualTo(4);
  }

  @Test
  void a_lexicon_numbers_every_move_once() {
    var lexicon = new Lexicon<Cake.Say>();

    assertThat(lexicon.add(new Cake.Say.Take(1))).isZero();
    assertThat(lexicon.add(new Cake.Say.Toast())).isEqualTo(1);
    assertThat(lexicon.add(new Cake.Say.Take(1))).isZero();
    assertThat(lexicon.id(new Cake.Say.Toast())).isEqualTo(1);
    assertThat(lexicon.all()).containsExactly(new Cake.Say.Take(1), new Cake.Say.Toast());
    assertThatThrownBy(() -> lexicon.id(new Cake.Say.Take(2)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
