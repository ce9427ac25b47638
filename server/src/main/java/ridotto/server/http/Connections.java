package ridotto.server.http;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.websocket.core.Configuration.ConfigurationCustomizer;
import org.eclipse.jetty.websocket.core.server.WebSocketMappings;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import ridotto.server.RedactedError;
import ridotto.server.http.answers.Answer;
import ridotto.server.http.answers.TurnedAway;
import ridotto.server.http.limits.ConnectionLimit;
import ridotto.server.http.limits.Debts;
import ridotto.server.http.limits.RequestLimits;
import ridotto.server.live.LiveTable;
import ridotto.server.table.Guest;

/// Every open line to a table, sockets and streams, and how many each address and guest may hold.
final class Connections implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Connections.class);

  /// What is somewhat too long is refused in words; only what is so many times too long ends the
  /// line.
  static final int LONGEST = 4;

  private static final Duration BEAT = Duration.ofSeconds(1);
  private static final Duration SILENCE = Duration.ofSeconds(20);
  private static final Duration IDLE = Duration.ofSeconds(70);

  private final RequestLimits limits;
  private final Optional<String> publicAuthority;
  private final Commands commands;
  private final HalfRequests half;
  private final WebSocketMappings sockets;
  private final ConfigurationCustomizer frames = new ConfigurationCustomizer();
  private final ConnectionLimit perAddress;
  private final ConnectionLimit perGuest;
  private final Debts debts;
  private final Lines lines;
  private final Set<TableSocket> open = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService pulse =
      Executors.newSingleThreadScheduledExecutor(Thread.ofVirtual().name("pulse").factory());

  Connections(
      Server server,
      DoorRules rules,
      Commands commands,
      ConnectionLimit perAddress,
      HalfRequests half,
      Lines lines) {
    this.half = half;
    this.lines = lines;
    limits = rules.limits();
    publicAuthority = Door.authority(rules);
    this.commands = commands;
    this.perAddress = perAddress;
    perGuest = new ConnectionLimit(limits.linesPerGuest());
    debts = new Debts(limits.backlog(), Runtime.getRuntime().maxMemory() / 8);
    sockets = new WebSocketMappings(WebSocketServerComponents.ensureWebSocketComponents(server));
    frames.setMaxFrameSize((long) LONGEST * limits.message());
    frames.setAutoFragment(false);
    frames.setInputBufferSize(1_024);
    // A message shorter than a quarter of it can wait for the next one, to go out together; the
    // buffer is borrowed for as long as that.
    frames.setOutputBufferSize(16_384);
    frames.setIdleTimeout(IDLE);
    var _ =
        pulse.scheduleAtFixedRate(
            this::beat, BEAT.toMillis(), BEAT.toMillis(), TimeUnit.MILLISECONDS);
  }

  /// Never throws, or it would be the last one.
  private void beat() {
    try {
      half.cut();
    } catch (RuntimeException e) {
      LOG.error("Failed to look for requests that do not get on", RedactedError.of(e));
    }
    for (var socket : open) {
      try {
        socket.pulse(BEAT, SILENCE, IDLE);
      } catch (RuntimeException e) {
        LOG.error("Failed to look whether a socket is still there", RedactedError.of(e));
      }
    }
  }

  Answer socket(Call call, LiveTable table, OptionalLong after) {
    requireOurs(call);
    var _ = call.caller().known();
    Handshake.check(call.request(), call.response());
    var place = place(call.caller());
    var socket =
        new TableSocket(
            table,
            listener(call),
            after,
            commands,
            limits,
            debts.open(),
            this::later,
            gone -> {
              open.remove(gone);
              lines.remove(gone);
              place.run();
            });
    open.add(socket);
    lines.add(socket, line(call, table));
    boolean upgraded = false;
    try {
      upgraded =
          sockets.upgrade(
              (_, response, _) -> {
                // Compressing would cost a quarter of a megabyte for each socket.
                response.setExtensions(List.of());
                return socket;
              },
              call.request(),
              call.response(),
              call.callback(),
              frames);
    } finally {
      if (!upgraded) socket.never();
    }
    if (!upgraded) throw new TurnedAway(400, "upgrade", "no-upgrade");
    return new Answer.Taken();
  }

  private void later(Runnable work, long nanos) {
    try {
      var _ = pulse.schedule(() -> Thread.startVirtualThread(work), nanos, TimeUnit.NANOSECONDS);
    } catch (RejectedExecutionException _) {
      // The house is closing, and nobody is listened to any more.
    }
  }

  Answer stream(Call call, LiveTable table, OptionalLong after) {
    requireOurs(call);
    var guest = listener(call);
    // Whoever wants the head alone would wait for its end for ever.
    if (call.request().getMethod().equals("HEAD")) return EventStream.HEAD;
    var place = place(call.caller());
    var stream = new EventStream(call, debts.open());
    lines.add(stream, line(call, table));
    try {
      stream.run(table, guest, after);
    } finally {
      lines.remove(stream);
      place.run();
    }
    return new Answer.Taken();
  }

  private static Lines.Line line(Call call, LiveTable table) {
    return new Lines.Line(table.id(), call.caller().network(), call.caller().known().id());
  }

  /// A page of another site would be told what its visitor may know.
  private void requireOurs(Call call) {
    if (call.caller().isForeign(call.request(), publicAuthority)) {
      throw new TurnedAway(403, "origin", "wrong-origin");
    }
  }

  /// A screen that the whole room sees is told no more than a spectator, whoever put it up.
  private static Guest listener(Call call) {
    var guest = call.caller().known();
    return call.query("screen").isPresent() ? guest.lookingOn() : guest;
  }

  /// Takes a place for one more line; the answer gives it back.
  private Runnable place(Caller caller) {
    Guest guest = caller.known();
    if (!perAddress.take(caller.network())) throw new TurnedAway(429, "lines", "too-many");
    if (!perGuest.take(guest.id())) {
      perAddress.leave(caller.network());
      throw new TurnedAway(429, "lines", "too-many");
    }
    return () -> {
      perGuest.leave(guest.id());
      perAddress.leave(caller.network());
    };
  }

  @Override
  public void close() {
    pulse.shutdownNow();
  }
}
