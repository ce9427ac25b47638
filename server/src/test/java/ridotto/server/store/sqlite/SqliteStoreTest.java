package ridotto.server.store.sqlite;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import ridotto.server.live.RealHouse;
import ridotto.server.store.Store;
import ridotto.server.store.StoreContract;

class SqliteStoreTest extends StoreContract {
  @TempDir private Path data = Path.of("");

  @Override
  protected Store open() {
    return SqliteStore.open(data, RealHouse.WORLD);
  }
}
