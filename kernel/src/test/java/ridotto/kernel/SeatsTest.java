package ridotto.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeatsTest {
  @Test
  void a_set_of_seats_is_one_bit_each() {
    int some = Seats.only(0) | Seats.only(3) | Seats.only(12);

    assertThat(Seats.count(some)).isEqualTo(3);
    assertThat(Seats.has(some, 3)).isTrue();
    assertThat(Seats.has(some, 4)).isFalse();
    assertThat(Seats.first(some)).isZero();
    assertThat(Seats.first(Seats.afterFirst(some))).isEqualTo(3);
    assertThat(Seats.list(some, Seat::of)).containsExactly(Seat.of(0), Seat.of(3), Seat.of(12));
  }

  @Test
  void all_and_none() {
    assertThat(Seats.list(Seats.all(3), Seat::of))
        .containsExactly(Seat.of(0), Seat.of(1), Seat.of(2));
    assertThat(Seats.list(Seats.NONE, Seat::of)).isEmpty();
    assertThat(Seats.afterFirst(Seats.only(5))).isEqualTo(Seats.NONE);
  }

  @Test
  void the_house_sits_apart_from_everybody() {
    assertThat(Seats.has(Seats.all(Seat.MOST), Table.HOUSE)).isFalse();
    assertThat(Seats.first(Seats.only(Table.HOUSE))).isEqualTo(Table.HOUSE);
  }

  @Test
  void every_seat_and_every_player_exists_once_and_counts_from_one() {
    for (int i = 0; i < Seat.MOST; i++) {
      assertThat(Seat.of(i)).isSameAs(Seat.of(i)).hasToString("@" + (i + 1));
      assertThat(Player.of(i)).isSameAs(Player.of(i)).hasToString("#" + (i + 1));
      assertThat(Seat.of(i).number()).isEqualTo(Player.of(i).number()).isEqualTo(i + 1);
    }
  }
}
