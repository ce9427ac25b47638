package ridotto.server.store.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import ridotto.server.live.RealHouse;
import ridotto.server.store.SharedStoreContract;
import ridotto.server.store.Store;

class PostgresStoreTest extends SharedStoreContract {
  private static final TestDatabase DATABASE = new TestDatabase();

  PostgresStoreTest() {
    DATABASE.empty();
  }

  @Override
  protected Store open() {
    return PostgresStore.open(DATABASE.address(), RealHouse.WORLD);
  }

  @Test
  void what_is_acknowledged_is_on_the_disk() {
    assertThat(DATABASE.ask("SHOW fsync")).isEqualTo("on");
    assertThat(DATABASE.ask("SHOW synchronous_commit")).isEqualTo("on");
  }
}
