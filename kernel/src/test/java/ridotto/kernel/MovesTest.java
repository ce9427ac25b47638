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
  void a_menu_is_offered_whole_and_never_written_to() {
    var menu = new Menu(7, 8);
    moves.add(1);
    moves.offer(menu);
    assertThat(listed()).containsExactly(7, 8);

    moves.clear();
    moves.add(1);
    moves.add(2);
    moves.offer(menu);
    assertThat(listed()).containsExactly(7, 8);
  }

  @Test
  void a_menu_is_a_copy() {
    int[] ids = {7, 8};
    var menu = new Menu(ids);
    ids[0] = 9;
    moves.offer(menu);
    assertThat(listed()).containsExactly(7, 8);

    moves.clear();
    moves.add(4);
    var made = moves.toMenu();
    moves.clear();
    moves.add(5);
    moves.offer(made);
    assertThat(listed()).containsExactly(4);
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
