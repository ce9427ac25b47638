package ridotto.server.live;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import ridotto.kernel.Event;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.Awaited;
import ridotto.server.RedactedError;
import ridotto.server.Unavailable;
import ridotto.server.Unsure;
import ridotto.server.history.Film;
import ridotto.server.history.RoundRecords;
import ridotto.server.history.TableHistory;
import ridotto.server.live.opening.Admission;
import ridotto.server.store.Store;
import ridotto.server.table.Command;
import ridotto.server.table.Entry;
import ridotto.server.table.Guest;
import ridotto.server.table.LogLine;
import ridotto.server.table.Message;
import ridotto.server.table.Room;
import ridotto.server.table.Round;
import ridotto.server.table.Row;
import ridotto.server.table.Rules;
import ridotto.server.table.Stage;
import ridotto.server.table.TableState;
import ridotto.server.table.decide.CommandContext;
import ridotto.server.table.decide.Decisions;
import ridotto.server.table.decide.TableLength;

/// One table in this house's memory: how it stands, who is there, and the game that is on.
///
/// One lock. A command is looked at and becomes entries, the entries become durable, and only then
/// are they true and told to whoever listens. So nobody ever knows of anything that a power cut
/// could undo. If another house was first, the table reads on and the command is looked at again.
///
/// It is long because it is all that the house and its door see of a table: whatever is done behind
/// the lock is elsewhere, in [Decisions], [Broadcast], [Autoplay] and others.
public final class LiveTable {
  private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);
  private static final Duration ASK_AGAIN = Duration.ofSeconds(1);

  private final String id;
  private final HouseParts house;
  private final Runnable gone;
  private final ReentrantLock lock = new ReentrantLock();
  private final Presence presence;
  private final Refusals refusals = new Refusals();
  private final Talk talk = new Talk();
  private final ShowTime show = new ShowTime();
  private final TableHistory history;
  private final Broadcast broadcast;
  private final Autoplay autoplay;
  private volatile TableState state;
  private Instant visited;
  private Row kept; // as this house has written it
  private Optional<Draft> doubted = Optional.empty(); // nobody knows whether it was stored
  private Optional<Instant> dealt = Optional.empty(); // if this house saw it
  private volatile boolean closed;

  /// A table that stands like this, and its row. `gone` is run when it is closed for good.
  LiveTable(String id, HouseParts house, TableState state, Row kept, Runnable gone) {
    this.id = id;
    this.house = house;
    this.gone = gone;
    this.state = state;
    this.kept = kept;
    visited = now();
    presence = new Presence(house.rules().mindAfter(), now());
    history = new TableHistory(house.store(), id, house.reads());
    broadcast = new Broadcast(this, presence, talk);
    autoplay = new Autoplay(this, house, presence, show, history, broadcast);
  }

  /// Carries out a command; returns when it is durable. Bad input is answered, never thrown. Throws
  /// [Unsure] if nobody knows whether it was carried out.
  public Message handle(Guest guest, String commandId, Command command) {
    return carryOut(guest, commandId, command).message();
  }

  /// The same, and what kind of answer it is.
  public Reply carryOut(Guest guest, String commandId, Command command) {
    if (commandId.isEmpty() || commandId.length() > Command.LONGEST_ID) {
      var reason = Refusal.of("command-id").and("most", Command.LONGEST_ID);
      return refused(commandId, new Refused("id", reason), Reply.Kind.REFUSED);
    }
    return locked(
        () -> {
          var refused = refusals.find(guest, commandId);
          if (refused.isPresent()) return refused.get();
          var reply = attempt(guest, commandId, command);
          if (reply.kind() != Reply.Kind.DONE) refusals.keep(guest, commandId, reply);
          return reply;
        });
  }

  private Reply attempt(Guest guest, String commandId, Command command) {
    try {
      return answer(guest, commandId, command);
    } catch (Refused refused) {
      return refused(commandId, refused, Reply.Kind.REFUSED);
    } catch (Unavailable e) {
      return refused(commandId, e.why(), Reply.Kind.UNAVAILABLE);
    } catch (Unsure e) {
      throw e;
    } catch (RuntimeException e) {
      LOG.error(
          "Table {}: failed to carry out {} (line {}); the sender was told that it did not happen",
          id,
          command.getClass().getSimpleName(),
          state.seq(),
          RedactedError.of(e));
      return refused(
          commandId, new Refused("server", Refusal.of("our-fault")), Reply.Kind.OUR_FAULT);
    }
  }

  private static Reply refused(String commandId, Refused refused, Reply.Kind kind) {
    return new Reply(new Message.Refused(commandId, refused.field(), refused.reasons()), kind);
  }

  private Reply answer(Guest guest, String commandId, Command command) {
    while (true) {
      settle();
      requireOpen();
      var earlier = state.receipts().find(guest.id(), commandId);
      if (earlier.isPresent()) return done(guest, commandId, earlier.getAsLong());
      presence.touch(guest, now());
      var decided = decided(guest, command);
      if (decided.isEmpty()) continue;
      var entries = decided.get();
      TableLength.require(state, entries);
      if (command instanceof Command.SeatBot) house.admission().require(Admission.BOT);
      if (command instanceof Command.Start) requireRoom();
      if (command instanceof Command.Say && !talk.allows(guest, now())) {
        var reason = Refusal.of("too-talkative").and("most", Talk.MOST);
        return refused(commandId, new Refused("chat", reason), Reply.Kind.TOO_MUCH);
      }
      if (command instanceof Command.Close && Decisions.closes(context(guest))) close(guest);
      if (command instanceof Command.Shown && presence.alone(guest)) show.end();
      if (!write(guest.id(), commandId, entries)) continue;
      var done = done(guest, commandId, state.told());
      autoplay.wind();
      return done;
    }
  }

  /// Nothing if it is to be looked at again: what is refused may only be so because this house has
  /// not heard yet what another has written.
  private Optional<List<Entry>> decided(Guest guest, Command command) {
    try {
      return Optional.of(Decisions.of(context(guest), command));
    } catch (Refused refused) {
      if (!house.store().shared()) throw refused;
      long end = house.store().ends(List.of(id)).getOrDefault(id, Long.MAX_VALUE);
      if (end <= state.seq()) throw refused;
      readOn();
      return Optional.empty();
    }
  }

  private void requireRoom() {
    house.bulletin().requireOpen();
    house.admission().require(Admission.RULES);
  }

  /// The rules that are kept for it, and for others who play by the same.
  Optional<Rules<?>> rules() {
    return state.round().map(Round::rules);
  }

  /// What it costs in memory besides, about.
  long weight() {
    int seated = (int) state.chairs().stream().filter(chair -> chair.bot().isPresent()).count();
    return Admission.weight(Math.max(seated, autoplay.bots()));
  }

  private CommandContext context(Guest guest) {
    return new CommandContext(
        state,
        chair -> presence.recent(chair, now()),
        guest,
        now(),
        house.rules().tables(),
        house.context().random());
  }

  private Reply done(Guest guest, String commandId, long seq) {
    var answer =
        state.codes().stream()
            .filter(code -> code.by().equals(guest.id()) && code.command().equals(commandId))
            .findFirst()
            .map(code -> Map.of("code", code.code()))
            .orElse(Map.of());
    return new Reply(new Message.Done(commandId, seq, answer), Reply.Kind.DONE);
  }

  private void close(Guest host) {
    LOG.info("Table {}: closed and deleted by its host {}", id, host.id().substring(0, 8));
    delete();
  }

  private void delete() {
    Awaited.of(house.store().delete(id));
    farewell("closed");
    gone.run();
  }

  /// Whoever wants to be forgotten leaves their chairs; where nobody else has ever sat, nothing is
  /// left of the table.
  void forget(Guest guest) {
    locked(
        () -> {
          do settle();
          while (!closed && !forgotten(guest));
          autoplay.wind();
          return true;
        });
  }

  private boolean forgotten(Guest guest) {
    if (state.isOnlyOf(guest)) {
      delete();
      return true;
    }
    return write(guest.id(), "", Decisions.goodbye(context(guest)));
  }

  /// Entries become durable, then true, then known. If another house was first nothing of it
  /// happens, but the table has read on; nor if it became known only now what had happened before:
  /// whoever decided on them looked at an earlier table. If nobody knows, throws [Unsure].
  boolean write(String guest, String command, List<Entry> entries) {
    if (doubted.isPresent() && !closed) {
      settle();
      return false;
    }
    if (closed || state.closedByHouse() || entries.isEmpty()) return true;
    return keep(Draft.of(id, state, kept, now(), guest, command, entries));
  }

  /// What nobody knows of is asked again before anything else is written.
  private void settle() {
    if (doubted.isPresent() && !closed) keep(doubted.get());
  }

  private boolean keep(Draft draft) {
    return switch (draft.append(house.store(), id, doubted.isPresent())) {
      case Store.Stored() -> {
        doubted = Optional.empty();
        house.counts().entries.add(draft.lines().size());
        draft.row().ifPresent(written -> kept = written);
        for (int i = 0; i < draft.lines().size(); i++) {
          become(draft.lines().get(i), draft.steps().get(i));
        }
        yield true;
      }
      case Store.Conflict() -> {
        readOnSurely();
        yield false;
      }
      case Store.Unknown() -> {
        doubted = Optional.of(draft);
        house.context().clock().after(ASK_AGAIN, this::wind);
        throw new Unsure();
      }
    };
  }

  private void become(LogLine line, TableState.After after) {
    boolean finished = state.stage() instanceof Stage.Finished;
    state = after.state();
    if (line.entry() instanceof Entry.Played) house.counts().moves.increment();
    if (line.entry() instanceof Entry.Began) dealtAt(line.at());
    try {
      showed(line.entry(), after.events());
      autoplay.hear(line.entry(), after.events());
      broadcast.tell(line.entry(), after.events());
      if (state.stage() instanceof Stage.Finished && !finished) {
        if (!(line.entry() instanceof Entry.Stopped)) timed(line.at());
        autoplay.rest();
        broadcast.changed();
      }
    } catch (RuntimeException | Error e) {
      // It is kept and true: nobody may be told that it was not.
      LOG.error("Table {}: could not tell line {}", id, line.seq(), RedactedError.of(e));
    }
  }

  /// The cards of the game that is on were dealt then.
  void dealtAt(Instant when) {
    dealt = Optional.of(when);
  }

  private void timed(Instant end) {
    dealt.ifPresent(when -> house.counts().lengths.add(state.game(), Duration.between(when, end)));
  }

  /// A house without beats is for programs, and where nobody listens nothing is shown.
  private void showed(Entry entry, List<Event> events) {
    if (entry instanceof Entry.Began) show.begin();
    if (!house.rules().beat().waits() || presence.ears().isEmpty()) return;
    state.round().ifPresent(round -> show.hear(round.rules().box().family(), events, now()));
  }

  /// What another house has written may be the very command that is being answered: as long as it
  /// cannot be read, nobody knows.
  private void readOnSurely() {
    try {
      readOn();
    } catch (Unavailable e) {
      throw new Unsure();
    }
  }

  /// Takes over what another house has written.
  private void readOn() {
    var lines = house.store().read(id, state.seq() + 1, Long.MAX_VALUE);
    kept = Row.UNKNOWN;
    doubted = Optional.empty();
    for (var line : lines) {
      if (!line.by().isEmpty()) presence.touch(new Guest(line.by()), now());
      become(line, state.after(line));
    }
    if (!lines.isEmpty()) return;
    if (house.store().exists(id)) {
      throw new IllegalStateException("the store has fewer lines than the table in memory");
    }
    LOG.info("Table {}: deleted by another house", id);
    farewell("closed");
    gone.run();
  }

  /// Another house has written up to this line.
  void hear(long seq) {
    locked(
        () -> {
          if (closed || seq <= state.seq()) return false;
          try {
            readOn();
          } catch (Unavailable _) {
            return house.context().clock().after(ASK_AGAIN, () -> hear(seq)) != null;
          }
          autoplay.wind();
          return true;
        });
  }

  /// Connects a listener, who is told [Message.Welcome] first, with what was missed after the given
  /// sequence number.
  public Subscription connect(Guest guest, OptionalLong after, Listener listener) {
    return locked(
        () -> {
          var ear = broadcast.ear(guest, listener);
          var away = turnedAway(ear);
          if (away.isPresent()) {
            var reason = away.get();
            ear.tell(new Message.Farewell(reason));
            listener.close(reason);
            return () -> {};
          }
          // Whoever cannot be told the past has not come: it is read before anybody counts on them.
          var past = history.recalled(state, ear.eyes(), after.orElse(0));
          Optional.ofNullable(presence.byGuest().get(guest.id())).ifPresent(LiveTable::supersede);
          presence.arrive(ear, state, now());
          house.store().arrived(id, guest.id());
          ear.tell(broadcast.welcome(ear, past));
          if (!house.bulletin().isEmpty()) ear.tell(house.bulletin().notice());
          visit();
          broadcast.changed();
          autoplay.wind();
          return () -> disconnect(guest, listener);
        });
  }

  /// Why somebody is not let in, if that is so.
  private Optional<String> turnedAway(Presence.Ear ear) {
    if (closed) return Optional.of("closed");
    if (state.closedByHouse()) return Optional.of(Broadcast.CLOSED_BY_HOUSE);
    return broadcast.welcomes(ear) ? Optional.empty() : Optional.of("shut");
  }

  private static void supersede(Presence.Ear older) {
    older.tell(new Message.Superseded());
    older.listener().close("superseded");
  }

  @SuppressWarnings("ReferenceEquality") // this line, not one that looks the same
  private void disconnect(Guest guest, Listener listener) {
    locked(
        () -> {
          var ear = presence.byGuest().get(guest.id());
          if (ear == null || ear.listener() != listener) return false;
          gone(guest);
          visit();
          broadcast.changed();
          autoplay.wind();
          return true;
        });
  }

  /// They listen here no more.
  void gone(Guest guest) {
    presence.leave(guest, now());
    house.store().departed(id, guest.id());
  }

  /// These guests listen at other houses; whoever of them listened here does no more.
  void others(Set<String> guests) {
    locked(
        () -> {
          if (closed || !presence.others(guests, state, now())) return false;
          for (var ear : presence.ears()) {
            if (!guests.contains(ear.guest().id())) continue;
            supersede(ear);
            gone(ear.guest());
          }
          broadcast.changed();
          autoplay.wind();
          return true;
        });
  }

  private void visit() {
    if (closed || visited.plus(Duration.ofHours(1)).isAfter(now())) return;
    visited = now();
    house.store().visited(id, visited);
  }

  /// What this guest would be told on connecting. Throws [ridotto.kernel.Refused] if the door is
  /// shut.
  public Message.Welcome welcome(Guest guest) {
    return locked(
        () -> {
          var ear = admitted(guest);
          return broadcast.welcome(ear, history.recalled(state, ear.eyes(), 0));
        });
  }

  private Presence.Ear admitted(Guest guest) {
    var ear = broadcast.ear(guest, Talk.NOBODY);
    requireOpen();
    if (!broadcast.welcomes(ear)) throw new Refused("table", Refusal.of("door-shut"));
    return ear;
  }

  /// The record of a finished round; of a running one what the guest would be told again, as lines
  /// of JSON. Throws [ridotto.kernel.Refused].
  public String record(Guest guest, int round) {
    var past =
        locked(
            () -> {
              var ear = admitted(guest);
              if (!finished(round)) {
                return Optional.of(RoundRecords.partial(history.recalled(state, ear.eyes(), 0)));
              }
              requireShownTo(guest, round);
              return Optional.<String>empty();
            });
    return past.orElseGet(() -> history.record(state, round));
  }

  /// Before another game the door is open to all who might play, but not what was played behind it
  /// while it was shut.
  private void requireShownTo(Guest guest, int round) {
    boolean shown = state.manners().spectators() || state.isHost(guest);
    if (shown || mayReplay(Optional.of(guest), round, Optional.empty())) return;
    throw new Refused("replay", Refusal.of("replay-shut"));
  }

  /// A finished round as a chair's number, `spectator` or `open` saw it. Throws
  /// [ridotto.kernel.Refused].
  public Film replay(int round, String as) {
    return replay(round, as, Film.Span.ALL).film();
  }

  /// Some steps of it. Nobody waits for this: what is past does not change.
  public Film.Page replay(int round, String as, Film.Span span) {
    var past =
        locked(
            () -> {
              if (!finished(round)) throw new Refused("round", Refusal.of("game-is-on"));
              return state;
            });
    return history.film(past, round, as, span);
  }

  /// Whether somebody may see a round again: those who sat there, and whoever has it from one of
  /// them. Throws [Refused] if there was no such round.
  public boolean mayReplay(Optional<Guest> guest, int round, Optional<String> share) {
    var _ = finished(round);
    boolean sat = guest.filter(who -> state.start(round).people().contains(who.id())).isPresent();
    return sat || share.filter(state.share(round)::equals).isPresent();
  }

  /// What opens the replay of a round to others. Throws [Refused].
  public String share(Guest guest, int round) {
    if (mayReplay(Optional.of(guest), round, Optional.empty())) return state.share(round);
    throw new Refused("replay", Refusal.of("replay-shut"));
  }

  /// Throws [Refused] if there was no such round.
  private boolean finished(int round) {
    if (state.closedByHouse()) throw new Refused("table", Refusal.of("closed-by-house"));
    if (round < 1 || round > state.rounds()) {
      throw new Refused("round", Refusal.of("no-such-round").and("most", state.rounds()));
    }
    return round < state.rounds() || !state.playing();
  }

  /// The table goes on by itself: bots play, clocks run.
  void wind() {
    locked(
        () -> {
          if (!closed && isSettled()) autoplay.wind();
          return closed;
        });
  }

  private boolean isSettled() {
    try {
      settle();
      return true;
    } catch (Unsure | Unavailable _) {
      return false; // it has asked to be woken again
    }
  }

  private void requireOpen() {
    if (closed) throw new Refused("table", Refusal.of("table-gone"));
    if (state.closedByHouse()) throw new Refused("table", Refusal.of("closed-by-house"));
  }

  /// Whoever runs the house closes the table; it is kept.
  void closeByHouse() {
    byHouse(new Entry.ClosedByHouse());
    locked(
        () -> {
          autoplay.rest();
          return true;
        });
  }

  void muteByHouse(boolean yes) {
    byHouse(new Entry.MutedByHouse(yes));
  }

  private void byHouse(Entry entry) {
    locked(
        () -> {
          do requireOpen();
          while (!write("", "", List.of(entry)));
          return true;
        });
  }

  /// Whoever runs the house has told everybody something.
  void announce() {
    locked(
        () -> {
          for (var ear : presence.ears()) ear.tell(house.bulletin().notice());
          return true;
        });
  }

  Operator.TableSeen seen() {
    return locked(
        () ->
            new Operator.TableSeen(
                Row.of(id, state, visited).listing(),
                presence.ears().size(),
                state.mutedByHouse(),
                state.closedByHouse()));
  }

  /// Says goodbye to everybody; nothing happens here any more.
  void farewell(String reason) {
    locked(
        () -> {
          closed = true;
          autoplay.stop();
          broadcast.farewell(reason);
          return true;
        });
  }

  /// Leaves memory if nobody is there and nothing would happen; whoever comes finds it in the log.
  boolean retire(Instant since) {
    return locked(
        () -> {
          boolean idle = presence.ears().isEmpty() && visited.isBefore(since) && doubted.isEmpty();
          if (idle && !autoplay.busy()) {
            closed = true;
            house.store().leave(id);
          }
          return closed;
        });
  }

  boolean closed() {
    return closed;
  }

  int listeners() {
    return locked(() -> presence.ears().size());
  }

  boolean playing() {
    return state.phase() == Room.Phase.PLAYING && !state.closedByHouse();
  }

  public String id() {
    return id;
  }

  TableState state() {
    return state;
  }

  Snapshot snapshot() {
    return new Snapshot(id, state, presence, show.over(), now());
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
    return house.context().clock().now();
  }
}
