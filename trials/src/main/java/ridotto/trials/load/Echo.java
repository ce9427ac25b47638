package ridotto.trials.load;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.server.WebSocketUpgradeHandler;

/// The anchor of the server benchmark: the same sockets and the same frames, and nothing else. What
/// comes in is acknowledged to its sender and passed on, padded, to everybody at the same path.
public final class Echo {
  private final Map<String, List<Session>> tables = new ConcurrentHashMap<>();
  private final String padding;

  private Echo(int size) {
    padding = "x".repeat(size);
  }

  public static void main(String... args) throws Exception {
    var echo = new Echo(Integer.parseInt(args[0]));
    var threads = new QueuedThreadPool();
    threads.setVirtualThreadsExecutor(
        java.util.concurrent.Executors.newVirtualThreadPerTaskExecutor());
    var server = new Server(threads);
    var connector = new ServerConnector(server);
    connector.setHost("127.0.0.1");
    connector.setAcceptQueueSize(4096);
    server.addConnector(connector);
    server.setHandler(
        WebSocketUpgradeHandler.from(
            server,
            container -> {
              container.setIdleTimeout(Duration.ofMinutes(10));
              container.addMapping(
                  "/*", (request, _, _) -> echo.new Guest(request.getHttpURI().getPath()));
            }));
    server.start();
    System.out.println("http://127.0.0.1:" + connector.getLocalPort());
    System.out.flush();
    server.join();
  }

  /// One of those at a path.
  public final class Guest extends Session.Listener.AbstractAutoDemanding {
    private final String path;

    private Guest(String path) {
      this.path = path;
    }

    @Override
    public void onWebSocketOpen(Session session) {
      super.onWebSocketOpen(session);
      tables.computeIfAbsent(path, _ -> new CopyOnWriteArrayList<>()).add(session);
    }

    @Override
    public void onWebSocketText(String message) {
      getSession()
          .sendText("{\"type\":\"Done\",\"id\":\"m\",\"seq\":1,\"answer\":{}}", Callback.NOOP);
      for (var session : tables.getOrDefault(path, List.of())) {
        session.sendText(padding, Callback.NOOP);
      }
    }
  }
}
