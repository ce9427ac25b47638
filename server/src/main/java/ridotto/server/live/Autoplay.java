package ridotto.server.live;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import ridotto.bots.Bot;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Inquiry;
import ridotto.kernel.View;
import ridotto.server.RedactedError;
import ridotto.server.history.PastRounds;
import ridotto.server.table.ChairState;
import ridotto.server.table.Entry;
import ridotto.server.table.Pace;
import ridotto.server.table.Room;
import ridotto.server.table.Round;
import ridotto.server.table.TableState;
import ridotto.server.table.Waiting;
import ridotto.server.table.decide.Plays;

/// Does whatever is due at a table without anybody asking for it: turns up answers on their beat,
/// lets bots think, plays for those whose time is up, ends what has been given up.
///
/// Everything here happens under the table's lock, except a bot's thinking.
final class Autoplay {
  private static final Logger LOG = LoggerFactory.getLogger(Autoplay.class);
  private static final Duration PAUSE = Duration.ofSeconds(1);
  private static final Duration LOOK = Duration.ofSeconds(15);
  private static final Duration LOOK_PER_CARD = Duration.ofSeconds(2);

  private final LiveTable salon;
  private final HouseContext means;
  private final TableState standing;
  private final Presence presence;
  private final PastRounds past;
  private final Broadcast crier;
  private final TableBots company = new TableBots();
  private HouseClock.Alarm alarm = () -> {};
  private Optional<Instant> next = Optional.empty();
  private Instant now = Instant.EPOCH; // when it last looked what is due
  private int minded; // the chairs everybody has been told are minded

  Autoplay(
      LiveTable salon,
      HouseContext means,
      TableState standing,
      Presence presence,
      PastRounds past,
      Broadcast crier) {
    this.salon = salon;
    this.means = means;
    this.standing = standing;
    this.presence = presence;
    this.past = past;
    this.crier = crier;
  }

  /// Does everything that is due, and asks to be woken for what is due next.
  void wind() {
    alarm.cancel();
    next = Optional.empty();
    try {
      while (goesOn() && act()) next = Optional.empty();
    } catch (RuntimeException e) {
      // What the house does by itself must not undo the answer to a command that is durable.
      LOG.error("a table stumbled", RedactedError.of(e));
      next = Optional.of(now.plus(PAUSE));
    }
    next.ifPresent(
        at -> alarm = means.clock().after(Duration.between(means.clock().now(), at), salon::wind));
  }

  private boolean goesOn() {
    return standing.phase == Room.Phase.PLAYING && !salon.closed();
  }

  /// Nothing will happen here for now.
  void rest() {
    alarm.cancel();
    company.leave();
    minded = 0;
  }

  /// Whether something would happen here though nobody came.
  boolean busy() {
    return standing.phase == Room.Phase.PLAYING && (next.isPresent() || company.thinks());
  }

  void hear(Entry entry, List<Event> events) {
    if (entry instanceof Entry.Began) company.leave();
    company.hear(events);
  }

  /// Does one thing that is due, if there is one.
  private boolean act() {
    now = means.clock().now();
    var round = standing.round.orElseThrow();
    tellMinded();
    var stopped = stopped();
    if (stopped.isPresent()) return write(stopped.get());
    if (round.memorising()) return memorise(round);
    for (var seat : round.awaited()) {
      if (act(round, seat.index())) return true;
    }
    return false;
  }

  private boolean write(Entry entry) {
    salon.write("", "", List.of(entry));
    return true;
  }

  private Optional<Entry> stopped() {
    int people = 0;
    int abandoning = 0;
    int left = 0;
    int last = 0;
    for (int i = 1; i <= standing.chairs.size(); i++) {
      var chair = standing.chair(i);
      if (chair.person()) people++;
      if (chair.person() && chair.abandons) abandoning++;
      if (chair.conceded) continue;
      left++;
      last = i;
    }
    if (people > 0 && people == abandoning) {
      return Optional.of(new Entry.Stopped("abandoned", List.of()));
    }
    return left == 1 ? Optional.of(new Entry.Stopped("conceded", List.of(last))) : Optional.empty();
  }

  private boolean memorise(Round<?> round) {
    var scene = salon.scene();
    boolean ready = true;
    for (int i = 1; i <= standing.chairs.size(); i++) ready &= scene.isReady(round, i);
    if (ready) return write(new Entry.Memorised(0));
    if (Pace.of(standing.manners.pace()).isEmpty() || !presence.watched(standing)) return false;
    var looked = LOOK.plus(LOOK_PER_CARD.multipliedBy(round.shown()));
    if (due(later(round.began(), presence.awake()).plus(looked))) {
      return write(new Entry.Memorised(0));
    }
    return false;
  }

  private boolean act(Round<?> round, int seat) {
    var waiting = round.waiting(seat).orElseThrow();
    var turn = waiting.turn.orElseThrow();
    boolean reply = round.question().isReply();
    int player = round.playerAt(seat);
    var chair = standing.chair(player + 1);
    var bot = playsFor(chair);
    var answer = answer(round, seat, chair, bot);
    if (answer.isPresent()) {
      var shown = reply ? later(turn, answer.get().at()).plus(beat(waiting)) : turn;
      if (!due(shown)) return false;
      return write(Plays.played(round, seat, answer.get().move()));
    }
    if (bot.isPresent()) {
      var begins = reply ? turn : turn.plus(means.rules().beat().turn(standing.manners));
      if (due(begins)) think(round, seat, player, bot.get());
      return false;
    }
    return outOfTime(round, seat, chair);
  }

  /// Who plays for this chair now, if it is not a person.
  private Optional<String> playsFor(ChairState chair) {
    if (chair.bot.isPresent()) return chair.bot;
    boolean careless = chair.conceded || presence.minded(chair, standing, now);
    return careless ? Optional.of(TableBots.CAUTIOUS) : Optional.empty();
  }

  /// What lies face down, whoever put it there: people, their standing orders, or bots.
  private Optional<Waiting.Given> answer(
      Round<?> round, int seat, ChairState chair, Optional<String> bot) {
    var waiting = round.waiting(seat).orElseThrow();
    boolean own = chair.person() && !chair.conceded;
    if (own && waiting.given.isPresent()) return waiting.given;
    if (own && letsPass(round, chair)) {
      return Optional.of(new Waiting.Given(round.fallback(seat), waiting.turn.orElseThrow()));
    }
    return bot.flatMap(level -> company.find(round.playerAt(seat), level))
        .flatMap(mind -> mind.thought)
        .filter(thought -> thought.since() == waiting.since)
        .map(thought -> new Waiting.Given(thought.move(), thought.at()));
  }

  private static boolean letsPass(Round<?> round, ChairState chair) {
    var about = round.question().about();
    return chair.order.isPresent()
        && round.question().isReply()
        && about.isPresent()
        && !chair.order.get().contains(about.get().name());
  }

  private Duration beat(Waiting waiting) {
    if (waiting.beat.isEmpty()) {
      waiting.beat = Optional.of(means.rules().beat().next(means.random()));
    }
    return waiting.beat.get();
  }

  private boolean outOfTime(Round<?> round, int seat, ChairState chair) {
    if (!presence.watched(standing)) return false;
    if (!presence.there(chair)) due(presence.mindedFrom(chair));
    var pace = Pace.of(standing.manners.pace());
    if (pace.isEmpty()) return false;
    var up = salon.scene().deadline(round, seat, pace.get());
    var waiting = round.waiting(seat).orElseThrow();
    if (!due(round.question().isReply() ? up.plus(beat(waiting)) : up)) return false;
    presence.missed(chair.guest.orElse(""));
    return write(Plays.played(round, seat, round.fallback(seat)));
  }

  private void think(Round<?> round, int seat, int player, String level) {
    var mind = company.mind(player, level, standing.seq());
    if (mind.busy) return;
    mind.busy = true;
    int since = round.waiting(seat).orElseThrow().since;
    var view = round.view(Eyes.of(player));
    var inquiry = round.inquiry(seat);
    var events = mind.takeInbox();
    int fallback = inquiry.options().indexOf(round.rules.move(round.fallback(seat)));
    means.counts().thinking.increment();
    means
        .thinkers()
        .execute(
            () -> {
              int choice = fallback;
              try {
                choice = decide(round, mind, player, events, view, inquiry);
              } catch (RuntimeException | Error e) {
                // Whatever it is, the table must not wait for this bot for ever.
                LOG.error("a {} bot gave up", level, RedactedError.of(e));
              }
              means.counts().thinking.decrement();
              int chosen = choice;
              means.hands().execute(() -> decided(round, seat, mind, since, chosen));
            });
  }

  private int decide(
      Round<?> round,
      TableBots.Mind mind,
      int player,
      List<Event> events,
      View view,
      Inquiry inquiry) {
    var bot = mind.bot(() -> entrance(round, mind, player));
    events.forEach(bot::hear);
    return bot.decide(view, inquiry, means.rules().budget()).choice();
  }

  private Bot entrance(Round<?> round, TableBots.Mind mind, int player) {
    var bot = round.rules.bots(mind.level).bot(player, round.seeds.get(player));
    past.heardBy(player, round.number, mind.upTo).forEach(bot::hear);
    return bot;
  }

  @SuppressWarnings("ReferenceEquality") // this round, not one that looks the same
  private void decided(Round<?> round, int seat, TableBots.Mind mind, int since, int choice) {
    var _ =
        salon.locked(
            () -> {
              mind.busy = false;
              boolean same = standing.round.filter(on -> on == round).isPresent() && !round.over();
              var waiting = same ? round.waiting(seat) : Optional.<Waiting>empty();
              if (waiting.isPresent() && waiting.get().since == since) {
                mind.thought =
                    Optional.of(
                        new TableBots.Thought(
                            since, round.choice(seat, choice), means.clock().now()));
              }
              salon.wind();
              return true;
            });
  }

  /// Time alone makes a chair minded, so it is told apart from every entry.
  private void tellMinded() {
    int before = minded;
    minded = 0;
    for (int i = 1; i <= standing.chairs.size(); i++) {
      var chair = standing.chair(i);
      if (presence.minded(chair, standing, now)) minded |= 1 << i;
      else if (chair.person() && !presence.there(chair) && presence.watched(standing)) {
        due(presence.mindedFrom(chair));
      }
    }
    if (minded != before) crier.changed();
  }

  /// Whether it is time; if not, the table will be woken then.
  private boolean due(Instant at) {
    if (!at.isAfter(now)) return true;
    if (next.isEmpty() || at.isBefore(next.get())) next = Optional.of(at);
    return false;
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }
}
