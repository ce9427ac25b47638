package ridotto.server.live;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.RedactedError;
import ridotto.server.history.Film;
import ridotto.server.history.PastRounds;
import ridotto.server.history.RoundRecords;
import ridotto.server.table.Command;
import ridotto.server.table.Entry;
import ridotto.server.table.Guest;
import ridotto.server.table.LogLine;
import ridotto.server.table.Message;
import ridotto.server.table.Room;
import ridotto.server.table.Row;
import ridotto.server.table.TableState;
import ridotto.server.table.decide.Anytime;
import ridotto.server.table.decide.CommandContext;
import ridotto.server.table.decide.Plays;
import ridotto.server.table.decide.Preparations;
import ridotto.wire.Json;

/// One table: whoever sits there, how it is run, and the game that is on.
///
/// One lock, one writer. A command is looked at, becomes entries, the entries become durable, and
/// only then are they folded into how the table [TableState] stands and told to whoever listens. So
/// nobody ever knows of anything that a power cut could undo.
///
/// It is long because it is all that the house and its door see of a table: whatever is done behind
/// the lock is elsewhere, in [Plays], [Broadcast], [Autoplay] and others.
public final class LiveTable {
  private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);
  private static final int LONGEST_ID = 64;

  private final String id;
  private final HouseContext means;
  private final Runnable gone;
  private final ReentrantLock lock = new ReentrantLock();
  private final TableState standing;
  private final Presence presence;
  private final Talk talk = new Talk();
  private final PastRounds past;
  private final Broadcast crier;
  private final Autoplay prompter;
  private Instant visited;
  private Optional<Row> kept = Optional.empty();
  private volatile boolean closed;

  /// A table as these lines leave it. `gone` is run when it is closed for good.
  LiveTable(String id, HouseContext means, List<LogLine> lines, Runnable gone) {
    this.id = id;
    this.means = means;
    this.gone = gone;
    standing = new TableState(means.library());
    for (var line : lines) {
      var _ = standing.apply(line);
    }
    visited = now();
    presence = new Presence(means.rules().mindAfter(), now());
    past = new PastRounds(means.pages(), id, standing);
    crier = new Broadcast(standing, presence, talk, past, this::scene);
    prompter = new Autoplay(this, means, standing, presence, past, crier);
  }

  /// Carries out a command; returns when it is durable. Bad input is answered, never thrown.
  public Message handle(Guest guest, String commandId, Command command) {
    try {
      return locked(() -> answer(guest, commandId, command));
    } catch (Refused refused) {
      return new Message.Refused(commandId, refused.field(), refused.reasons());
    } catch (RuntimeException e) {
      LOG.error("table {}: {}", id, command.getClass().getSimpleName(), RedactedError.of(e));
      return new Message.Refused(commandId, "server", List.of(Refusal.of("our-fault")));
    }
  }

  private Message answer(Guest guest, String commandId, Command command) {
    if (closed) throw new Refused("table", Refusal.of("table-gone"));
    if (commandId.isEmpty() || commandId.length() > LONGEST_ID) {
      throw new Refused("id", Refusal.of("command-id").and("most", LONGEST_ID));
    }
    var earlier = standing.receipts.find(guest.id(), commandId);
    if (earlier.isPresent()) return done(guest, commandId, earlier.getAsLong());
    var desk = desk(guest);
    presence.touch(guest, desk.now());
    var entries =
        switch (command) {
          case Command.Asking asking -> {
            ask(desk, asking);
            yield List.<Entry>of();
          }
          case Command.Preparing preparing -> Preparations.of(desk, preparing);
          case Command.Playing playing -> Plays.of(desk, playing);
          case Command.Living living -> Anytime.of(desk, living);
        };
    if (command instanceof Command.Say) talk.count(guest, now());
    if (command instanceof Command.Close) close(guest);
    write(guest.id(), commandId, entries);
    var done = done(guest, commandId, standing.told());
    prompter.wind();
    return done;
  }

  private CommandContext desk(Guest guest) {
    return new CommandContext(standing, guest, now(), means.rules(), means.random());
  }

  private static void ask(CommandContext desk, Command.Asking asking) {
    switch (asking) {
      case Command.Ping() -> {}
      case Command.Why(int chair, var move) -> {
        desk.own(chair);
        var _ = Plays.legal(desk, desk.running(), chair, move);
      }
    }
  }

  private Message done(Guest guest, String commandId, long seq) {
    for (var code : standing.codes) {
      if (code.by().equals(guest.id()) && code.command().equals(commandId)) {
        return new Message.Done(commandId, seq, Map.of("code", code.code()));
      }
    }
    return new Message.Done(commandId, seq, Map.of());
  }

  private void close(Guest host) {
    means.pages().delete(id).join();
    LOG.info("table {} closed by {}", id, host.id().substring(0, 8));
    farewell("closed");
    gone.run();
  }

  /// Entries become durable, then true, then known.
  void write(String guest, String command, List<Entry> entries) {
    if (closed || entries.isEmpty()) return;
    var lines = new ArrayList<LogLine>();
    var now = now();
    for (var entry : entries) {
      lines.add(new LogLine(standing.seq() + lines.size() + 1, now, guest, command, entry));
    }
    means.pages().append(id, lines).join();
    means.counts().entries.add(lines.size());
    for (var line : lines) apply(line);
    for (var entry : entries) {
      if (Row.isChangedBy(entry)) keepRow();
    }
  }

  private void apply(LogLine line) {
    var before = standing.phase;
    var events = standing.apply(line);
    if (line.entry() instanceof Entry.Played) means.counts().moves.increment();
    prompter.hear(line.entry(), events);
    crier.tell(line.entry(), events);
    if (standing.phase == Room.Phase.FINISHED && before != standing.phase) {
      prompter.rest();
      crier.changed();
      var row = row(now());
      kept = Optional.of(row);
      var _ = means.pages().put(row);
    }
  }

  /// Connects a listener, who is told [Message.Welcome] first, with what was missed after the given
  /// sequence number.
  public Subscription connect(Guest guest, OptionalLong after, Listener listener) {
    return locked(
        () -> {
          var ear = crier.ear(guest, listener);
          if (closed || !crier.welcomes(ear)) {
            var reason = closed ? "closed" : "shut";
            listener.tell(Json.bytes(new Message.Farewell(reason)));
            listener.close(reason);
            return () -> {};
          }
          Optional.ofNullable(presence.byGuest().get(guest.id())).ifPresent(LiveTable::supersede);
          presence.arrive(ear, standing, now());
          listener.tell(Json.bytes(crier.welcome(ear, after.orElse(0))));
          visit();
          crier.changed();
          prompter.wind();
          return () -> disconnect(guest, listener);
        });
  }

  private static void supersede(Presence.Ear older) {
    older.listener().tell(Json.bytes(new Message.Superseded()));
    older.listener().close("superseded");
  }

  @SuppressWarnings("ReferenceEquality") // this line, not one that looks the same
  private void disconnect(Guest guest, Listener listener) {
    locked(
        () -> {
          var ear = presence.byGuest().get(guest.id());
          if (ear == null || ear.listener() != listener) return false;
          presence.leave(guest, now());
          visit();
          crier.changed();
          prompter.wind();
          return true;
        });
  }

  private void visit() {
    if (closed || visited.plus(Duration.ofHours(1)).isAfter(now())) return;
    visited = now();
    means.pages().visited(id, visited);
  }

  /// What this guest would be told on connecting. Throws [ridotto.kernel.Refused] if the door is
  /// shut.
  public Message.Welcome welcome(Guest guest) {
    return locked(() -> crier.welcome(admitted(guest), 0));
  }

  private Presence.Ear admitted(Guest guest) {
    var ear = crier.ear(guest, Talk.NOBODY);
    if (closed) throw new Refused("table", Refusal.of("table-gone"));
    if (!crier.welcomes(ear)) throw new Refused("table", Refusal.of("door-shut"));
    return ear;
  }

  /// The record of a finished round; of a running one what the guest would be told again, as lines
  /// of JSON. Throws [ridotto.kernel.Refused].
  public String record(Guest guest, int round) {
    return locked(
        () -> {
          var ear = admitted(guest);
          return finished(round)
              ? RoundRecords.of(past, standing, round)
              : RoundRecords.partial(past.history(ear.chairs(), 0));
        });
  }

  /// A finished round as a chair's number, `spectator` or `open` saw it. Throws
  /// [ridotto.kernel.Refused].
  public Film replay(int round, String as) {
    return locked(
        () -> {
          if (!finished(round)) throw new Refused("round", Refusal.of("game-is-on"));
          return RoundRecords.film(past, standing, round, as);
        });
  }

  /// Throws [Refused] if there was no such round.
  private boolean finished(int round) {
    if (round < 1 || round > standing.rounds.size()) {
      throw new Refused("round", Refusal.of("no-such-round").and("most", standing.rounds.size()));
    }
    return round < standing.rounds.size() || !standing.playing();
  }

  /// The table goes on by itself: bots play, clocks run.
  void wind() {
    locked(
        () -> {
          if (!closed) prompter.wind();
          return closed;
        });
  }

  /// Says goodbye to everybody; nothing happens here any more.
  void farewell(String reason) {
    locked(
        () -> {
          closed = true;
          prompter.rest();
          crier.farewell(reason);
          return true;
        });
  }

  /// Leaves memory if nobody is there and nothing would happen; whoever comes finds it in the log.
  boolean retire(Instant since) {
    return locked(
        () -> {
          boolean idle = presence.ears().isEmpty() && visited.isBefore(since);
          if (idle && !prompter.busy()) closed = true;
          return closed;
        });
  }

  boolean closed() {
    return closed;
  }

  private Row row(Instant at) {
    return Row.of(id, standing, at);
  }

  /// So that the house finds the table without reading its log.
  void keepRow() {
    locked(
        () -> {
          if (kept.filter(row -> row.equals(row(row.listing().when()))).isPresent()) return false;
          var row = row(now());
          means.pages().put(row).join();
          kept = Optional.of(row);
          return true;
        });
  }

  int listeners() {
    return locked(() -> presence.ears().size());
  }

  boolean playing() {
    return standing.phase == Room.Phase.PLAYING;
  }

  /// For tests.
  TableState standing() {
    return standing;
  }

  Snapshot scene() {
    return new Snapshot(id, standing, presence, now());
  }

  <A> A locked(Supplier<A> work) {
    lock.lock();
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }

  private Instant now() {
    return means.clock().now();
  }
}
