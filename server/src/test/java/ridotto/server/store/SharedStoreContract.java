package ridotto.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import ridotto.server.table.Room;

/// What a store promises beyond that to houses which share it.
public abstract class SharedStoreContract extends StoreContract {
  private Store here;
  private Store there;

  @BeforeEach
  void two_houses() {
    here = open();
    there = open();
  }

  @AfterEach
  void close_both() {
    here.close();
    there.close();
  }

  @Test
  void what_one_appends_the_other_reads_and_cannot_append_again() {
    assertThat(here.append("t", 0, lines(1, 2)).join()).isEqualTo(new Store.Stored());
    assertThat(there.append("t", 0, lines(1, 1)).join()).isEqualTo(new Store.Conflict());
    assertThat(there.read("t", 1, Long.MAX_VALUE)).isEqualTo(lines(1, 2));
    assertThat(there.append("t", 2, lines(3, 3)).join()).isEqualTo(new Store.Stored());
    assertThat(here.append("t", 2, lines(3, 3)).join()).isEqualTo(new Store.Conflict());
  }

  @Test
  void the_others_hear_of_it_and_whoever_wrote_does_not() throws InterruptedException {
    var heardHere = new ArrayList<Store.News>();
    var heardThere = new LinkedBlockingQueue<Store.News>();
    try (var _ = here.subscribe(heardHere::add);
        var _ = there.subscribe(heardThere::add)) {
      here.append("t", 0, lines(1, 2), row("t", Room.Phase.PLAYING, "ada")).join();
      assertThat(heardThere.take()).isEqualTo(new Store.Written("t", 2));
      assertThat(heardHere).isEmpty();
    }
  }

  @Test
  void one_of_them_winds_a_table_until_it_leaves_it_or_is_gone() {
    assertThat(List.of(here.mayWind("t"), there.mayWind("t"))).containsExactly(true, false);
    assertThat(there.mayWind("u")).isTrue();
    here.leave("t");
    assertThat(List.of(there.mayWind("t"), here.mayWind("t"))).containsExactly(true, false);
    there.close();
    assertThat(List.of(here.mayWind("t"), here.mayWind("u"))).containsExactly(true, true);
  }
}
