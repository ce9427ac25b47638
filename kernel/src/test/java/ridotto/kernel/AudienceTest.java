package ridotto.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AudienceTest {
  @Test
  void everyone_includes_spectators() {
    assertThat(Audience.everyone().includes(Eyes.of(2))).isTrue();
    assertThat(Audience.everyone().includes(Eyes.spectator())).isTrue();
    assertThat(Audience.everyone().includes(2)).isTrue();
  }

  @Test
  void only_one_is_only_that_one() {
    assertThat(Audience.only(2).includes(Eyes.of(2))).isTrue();
    assertThat(Audience.only(2).includes(Eyes.of(1))).isFalse();
    assertThat(Audience.only(2).includes(Eyes.spectator())).isFalse();
    assertThat(Audience.only(2).includes(1)).isFalse();
  }

  @Test
  void all_but_one_leaves_spectators_out_too() {
    assertThat(Audience.allBut(2).includes(Eyes.of(2))).isFalse();
    assertThat(Audience.allBut(2).includes(Eyes.of(1))).isTrue();
    assertThat(Audience.allBut(2).includes(Eyes.spectator())).isFalse();
    assertThat(Audience.allBut(2).includes(1)).isTrue();
    assertThat(Audience.allBut(2).includes(2)).isFalse();
    assertThat(Audience.allBut(2).includes(0)).isTrue();
    assertThat(Audience.only(2).includes(0)).isFalse();
  }

  @Test
  void open_eyes_see_everything() {
    for (var audience :
        new Audience[] {Audience.everyone(), Audience.only(2), Audience.allBut(2)}) {
      assertThat(audience.includes(Eyes.open())).isTrue();
    }
  }

  @Test
  void eyes_know_whose_they_are() {
    assertThat(Eyes.of(2).are(2)).isTrue();
    assertThat(Eyes.of(2).are(1)).isFalse();
    assertThat(Eyes.spectator().are(2)).isFalse();
    assertThat(Eyes.open().are(2)).isTrue();
  }

  @Test
  void an_event_is_for_everyone_and_shows_nothing_new_unless_it_says_so() {
    var eaten = new Cake.Happened.Eaten(Seat.of(0), 1);
    var sniffed = new Cake.Happened.Sniffed(Player.of(0), 1);

    assertThat(eaten.audience()).isEqualTo(Audience.everyone());
    assertThat(eaten.reveals()).isFalse();
    assertThat(sniffed.audience()).isEqualTo(Audience.only(0));
    assertThat(sniffed.reveals()).isTrue();
  }
}
