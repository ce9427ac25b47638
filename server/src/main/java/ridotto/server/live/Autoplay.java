package ridotto.server.live;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import ridotto.bots.Bot;
import ridotto.kernel.Event;
import ridotto.kernel.Inquiry;
import ridotto.kernel.Player;
import ridotto.kernel.Seat;
import ridotto.kernel.View;
import ridotto.server.HouseClock;
import ridotto.server.RedactedError;
import ridotto.server.Unavailable;
import ridotto.server.Unsure;
import ridotto.server.history.TableHistory;
import ridotto.server.table.ChairState;
import ridotto.server.table.Entry;
import ridotto.server.table.Round;
import ridotto.server.table.Stage;
import ridotto.server.table.TableState;
import ridotto.server.table.Waiting;
import ridotto.server.table.decide.Plays;

/// Does whatever is due at a table without anybody asking for it: turns up answers on their beat,
/// lets bots think, plays for those whose time is up, ends what has been given up.
///
/// Everything here happens under the table's lock, except a bot's thinking.
///
/// It is one file because it is one look at the table: the first thing that is due is done, and all
/// that is not due yet share the one alarm.
final class Autoplay {
  private static final Logger LOG = LoggerFactory.getLogger(Autoplay.class);
  private static final Duration PAUSE = Duration.ofSeconds(1);
  private static final Duration LOOK = Duration.ofSeconds(15);
  private static final Duration LOOK_PER_CARD = Duration.ofSeconds(2);
  private static final Instant NEVER = Instant.MAX;

  /// How long an answer to the question put at a step lies face down.
  private record Drawn(int round, int since, Duration time) {}

  private final LiveTable live;
  private final HouseParts house;
  private final Presence presence;
  private final ShowTime show;
  private final TableHistory history;
  private final Broadcast broadcast;
  private final TableBots bots = new TableBots();
  private final @Nullable Drawn[] beats = new Drawn[Seat.MOST]; // by seat
  private HouseClock.Alarm alarm = () -> {};
  private Instant next = NEVER;
  private Instant others = Instant.MIN; // until then another house winds the table
  private Instant now = Instant.EPOCH; // when it last looked what is due
  private int minded; // the chairs everybody has been told are minded

  Autoplay(
      LiveTable live,
      HouseParts house,
      Presence presence,
      ShowTime show,
      TableHistory history,
      Broadcast broadcast) {
    this.live = live;
    this.house = house;
    this.presence = presence;
    this.show = show;
    this.history = history;
    this.broadcast = broadcast;
  }

  private TableState table() {
    return live.state();
  }

  /// Does everything that is due, and asks to be woken for what is due next. Where another house
  /// winds the table, this one only looks again later.
  void wind() {
    alarm.cancel();
    next = NEVER;
    now = clock().now();
    try {
      if (goesOn() && !winds()) next = others;
      else while (goesOn() && act()) next = NEVER;
    } catch (Unavailable | Unsure _) {
      next = now.plus(PAUSE);
    } catch (RuntimeException e) {
      // What the house does by itself must not undo the answer to a command that is durable.
      LOG.error(
          "Table {}: could not go on by itself (line {}); tries again in {} s",
          live.id(),
          table().seq(),
          PAUSE.toSeconds(),
          RedactedError.of(e));
      next = now.plus(PAUSE);
    }
    if (next.equals(NEVER)) return;
    alarm = clock().after(Duration.between(clock().now(), next), live::wind);
  }

  /// Whether this house winds the table. Where another does, it is not asked again at once.
  private boolean winds() {
    if (others.isAfter(now)) return false;
    boolean winds = house.store().mayWind(live.id());
    others = winds ? Instant.MIN : now.plus(PAUSE);
    return winds;
  }

  private HouseClock clock() {
    return house.context().clock();
  }

  private boolean goesOn() {
    boolean closed = live.closed() || table().closedByHouse();
    return table().stage() instanceof Stage.Playing && !closed;
  }

  /// Nothing will happen at this table for now.
  void rest() {
    stop();
    house.store().leave(live.id());
  }

  /// Nothing will happen here any more; at another house it may.
  void stop() {
    alarm.cancel();
    bots.leave();
    minded = 0;
  }

  /// How many bots are in memory.
  int bots() {
    return bots.size();
  }

  /// Whether something would happen here though nobody came.
  boolean busy() {
    boolean ours = !others.isAfter(now);
    return goesOn() && ours && (!next.equals(NEVER) || bots.thinks());
  }

  void hear(Entry entry, List<Event> events) {
    if (entry instanceof Entry.Began) bots.leave();
    bots.hear(events);
  }

  /// Does one thing that is due, if there is one.
  private boolean act() {
    now = clock().now();
    var round = table().round().orElseThrow();
    tellMinded();
    var taken = table().hands().due(table());
    if (taken.isPresent()) return write(taken.get());
    var stopped = stopped();
    if (stopped.isPresent()) return write(stopped.get());
    if (round.memorising()) return memorise(round);
    for (var seat : round.awaited()) {
      if (act(round, seat.index())) return true;
    }
    return false;
  }

  /// If somebody else was first, what is due may be something else now.
  private boolean write(Entry entry) {
    var _ = live.write("", "", List.of(entry));
    return true;
  }

  private Optional<Entry> stopped() {
    int people = 0;
    int abandoning = 0;
    int left = 0;
    int last = 0;
    for (int i = 1; i <= table().chairs().size(); i++) {
      var chair = table().chair(i);
      if (chair.person()) people++;
      if (chair.person() && chair.abandons()) abandoning++;
      if (chair.conceded()) continue;
      left++;
      last = i;
    }
    if (people > 0 && people == abandoning) {
      return Optional.of(new Entry.Stopped("abandoned", List.of()));
    }
    return left == 1 ? Optional.of(new Entry.Stopped("conceded", List.of(last))) : Optional.empty();
  }

  private boolean memorise(Round<?> round) {
    var snapshot = live.snapshot();
    boolean ready = true;
    for (int i = 1; i <= table().chairs().size(); i++) ready &= snapshot.isReady(round, i);
    if (ready) return write(new Entry.Memorised(0));
    if (table().customs().pace().isEmpty() || !presence.watched(table())) return false;
    var looked = LOOK.plus(LOOK_PER_CARD.multipliedBy(round.shown()));
    if (due(later(presence.since(round.began(), now), presence.awake()).plus(looked))) {
      return write(new Entry.Memorised(0));
    }
    return false;
  }

  private boolean act(Round<?> round, int seat) {
    var waiting = round.waiting(seat).orElseThrow();
    var turn = presence.since(waiting.turn().orElseThrow(), now);
    boolean reply = round.question().isReply();
    int number = round.chairAt(seat);
    var chair = table().chair(number);
    var bot = playsFor(chair);
    var answer = answer(round, seat, chair, bot);
    if (answer.isPresent()) {
      var given = presence.since(answer.get().at(), now);
      var shown = reply ? later(turn, given).plus(beat(round, seat, waiting)) : turn;
      if (!due(shown)) return false;
      return write(Plays.played(round, seat, answer.get().move()));
    }
    if (bot.isPresent()) {
      var own = house.rules().beat().turn(table().customs().bots());
      var begins = reply ? turn : later(turn.plus(own), show.over());
      if (due(begins)) think(round, seat, number, bot.get());
      return false;
    }
    return outOfTime(round, seat, chair);
  }

  /// Who plays for this chair now, if it is not a person.
  private Optional<String> playsFor(ChairState chair) {
    if (chair.bot().isPresent()) return chair.bot();
    boolean careless = chair.conceded() || presence.minded(chair, table(), now);
    return careless ? Optional.of(ChairState.CAUTIOUS) : Optional.empty();
  }

  /// What lies face down, whoever put it there: people, their standing orders, or bots.
  private Optional<Waiting.Given> answer(
      Round<?> round, int seat, ChairState chair, Optional<String> bot) {
    var waiting = round.waiting(seat).orElseThrow();
    boolean own = chair.person() && !chair.conceded();
    if (own && waiting.given().isPresent()) return waiting.given();
    if (own && letsPass(round, chair)) {
      return Optional.of(new Waiting.Given(round.fallback(seat), waiting.turn().orElseThrow()));
    }
    return bot.flatMap(level -> bots.find(round.chairAt(seat), level))
        .flatMap(mind -> mind.decided(waiting.since()))
        .map(decided -> new Waiting.Given(decided.move(), decided.at()));
  }

  private static boolean letsPass(Round<?> round, ChairState chair) {
    var about = round.question().about();
    return chair.order().isPresent()
        && round.question().isReply()
        && about.isPresent()
        && !chair.order().get().contains(about.get().name());
  }

  /// Drawn when first needed, and kept as long as the question is the same.
  private Duration beat(Round<?> round, int seat, Waiting waiting) {
    var drawn = beats[seat];
    if (drawn == null || drawn.round() != round.number() || drawn.since() != waiting.since()) {
      var time = house.rules().beat().next(house.context().random());
      drawn = new Drawn(round.number(), waiting.since(), time);
      beats[seat] = drawn;
    }
    return drawn.time();
  }

  private boolean outOfTime(Round<?> round, int seat, ChairState chair) {
    if (!presence.watched(table())) return false;
    if (!presence.there(chair)) due(presence.mindedFrom(chair));
    var pace = table().customs().pace();
    if (pace.isEmpty()) return false;
    var up = live.snapshot().deadline(round, seat, pace.get());
    var waiting = round.waiting(seat).orElseThrow();
    if (!due(round.question().isReply() ? up.plus(beat(round, seat, waiting)) : up)) return false;
    presence.missed(chair.guest().orElse(""));
    return write(Plays.played(round, seat, round.fallback(seat)));
  }

  private void think(Round<?> round, int seat, int chair, String level) {
    var table = table();
    var mind = bots.mind(chair, level);
    var events = mind.begin();
    if (events.isEmpty()) return;
    int since = round.waiting(seat).orElseThrow().since();
    var view = mind.eyes.sees(round, List.of());
    var inquiry = round.inquiry(seat);
    int fallback = inquiry.options().indexOf(round.rules().move(round.fallback(seat)));
    house.counts().thinking.increment();
    house
        .context()
        .thinkers()
        .execute(
            () -> {
              int choice = fallback;
              try {
                choice = decide(table, round, mind, chair, events.get(), view, inquiry);
              } catch (Unavailable _) {
                house.counts().thinking.decrement();
                house.context().hands().execute(() -> later(mind));
                return;
              } catch (RuntimeException | Error e) {
                // Whatever it is, the table must not wait for this bot for ever.
                LOG.error(
                    "Table {}: the {} bot in chair {} failed; the fallback is played for it",
                    live.id(),
                    level,
                    chair,
                    RedactedError.of(e));
              }
              house.counts().thinking.decrement();
              int chosen = choice;
              house.context().hands().execute(() -> decided(round, seat, mind, since, chosen));
            });
  }

  /// The past could not be read: somebody else, who has heard nothing yet, thinks later.
  private void later(TableBots.Mind mind) {
    var _ =
        live.locked(
            () -> {
              bots.dismiss(mind);
              return clock().after(PAUSE, live::wind);
            });
  }

  private int decide(
      TableState table,
      Round<?> round,
      TableBots.Mind mind,
      int chair,
      List<Event> events,
      View view,
      Inquiry inquiry) {
    var bot = mind.bot(() -> entrance(table, round, mind, chair));
    events.forEach(bot::hear);
    int choice = bot.decide(view, inquiry, house.rules().budget()).choice();
    bot.rest();
    return choice;
  }

  private Bot entrance(TableState table, Round<?> round, TableBots.Mind mind, int chair) {
    int player = Player.numbered(chair).index();
    var bot = house.library().bots(round.rules(), mind.level).bot(player, round.seed(chair));
    history.heard(table, mind.eyes, table.seq()).forEach(bot::hear);
    return bot;
  }

  private void decided(Round<?> round, int seat, TableBots.Mind mind, int since, int choice) {
    var _ =
        live.locked(
            () -> {
              boolean asked =
                  table()
                      .round()
                      .filter(on -> on.number() == round.number() && !on.over())
                      .flatMap(on -> on.waiting(seat))
                      .filter(waiting -> waiting.since() == since)
                      .isPresent();
              mind.end(
                  asked
                      ? new TableBots.Decided(since, round.choice(seat, choice), clock().now())
                      : new TableBots.Resting());
              if (house.admission().isFull()) mind.forget();
              live.wind();
              return true;
            });
  }

  /// Time alone makes a chair minded, so it is told apart from every entry.
  private void tellMinded() {
    int before = minded;
    minded = 0;
    for (int i = 1; i <= table().chairs().size(); i++) {
      var chair = table().chair(i);
      if (presence.minded(chair, table(), now)) minded |= 1 << i;
      else if (chair.person() && !presence.there(chair) && presence.watched(table())) {
        due(presence.mindedFrom(chair));
      }
    }
    if (minded != before) broadcast.changed();
  }

  /// Whether it is time; if not, the table will be woken then.
  private boolean due(Instant at) {
    if (!at.isAfter(now)) return true;
    if (at.isBefore(next)) next = at;
    return false;
  }

  private static Instant later(Instant one, Instant other) {
    return one.isAfter(other) ? one : other;
  }
}
