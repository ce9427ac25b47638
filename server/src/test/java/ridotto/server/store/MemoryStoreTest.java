package ridotto.server.store;

import ridotto.server.store.memory.MemoryStore;

/// The store that tests share between houses is no kinder than a real one.
class MemoryStoreTest extends SharedStoreContract {
  private final MemoryStore.Contents contents = new MemoryStore.Contents();

  @Override
  protected Store open() {
    return new MemoryStore(contents);
  }
}
