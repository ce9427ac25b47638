package ridotto.server.store.sqlite.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;

/// A database with one writer and several readers.
public interface Database {
  /// Something to do with a connection.
  interface Task<A> {
    A on(Connection connection) throws SQLException;
  }

  /// The answer is there when it is durable. Tasks are done in the order in which they come, some
  /// twice: after a failure each is tried once more, alone.
  <A> CompletableFuture<A> write(Task<A> task);

  <A> A read(Task<A> task);

  /// This is run by the writer whenever it had to undo what it has written.
  void onUndo(Runnable task);
}
