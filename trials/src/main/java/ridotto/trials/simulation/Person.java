package ridotto.trials.simulation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import ridotto.kernel.Dice;
import ridotto.server.Unsure;
import ridotto.server.live.House;
import ridotto.server.live.LiveTable;
import ridotto.server.live.Reply;
import ridotto.server.live.Subscription;
import ridotto.server.table.Command;
import ridotto.server.table.Guest;
import ridotto.server.table.Lottery;
import ridotto.server.table.Message;
import tools.jackson.databind.JsonNode;

/// Somebody at a table, who knows only what was told, repeats under the same id what was not
/// answered, and believes a refusal.
final class Person {
  private static final long PATIENCE = 10_000;

  /// What became of a command: `done`, or why it was refused. `keeps`: it leaves a line if it is
  /// done.
  record Answer(String outcome, boolean keeps) {}

  final Guest guest;
  final String table;
  final int chair; // 0: who only opened it, or watches
  final Map<String, Answer> answers = new LinkedHashMap<>();
  final List<Line> lines = new ArrayList<>();
  private final boolean host;
  private final int people;
  private final Run run;
  private final Dice dice;
  private @Nullable Line line;
  private String pending = "";
  private Command asked = new Command.Ping();
  private long until;
  private int commands;
  private boolean gone;

  /// In one of the first `people` chairs; the host seats bots in the others.
  Person(Run run, String name, String table, int chair, boolean host, int people) {
    this.run = run;
    guest = new Guest(Lottery.hash(name));
    this.table = table;
    this.chair = chair;
    this.host = host;
    this.people = people;
    dice = new Dice(run.scheduler().dice().nextLong());
  }

  void live() {
    act();
    if (!gone) run.in(200 + dice.nextInt(1500), this::live);
  }

  private void act() {
    var now = line;
    if (now == null || !now.alive()) {
      if (run.troubled() && !lines.isEmpty() && dice.nextInt(40) == 0) gone = true;
      else connect();
      return;
    }
    if (!pending.isEmpty()) {
      if (run.scheduler().now() > until) send();
      return;
    }
    if (dice.nextInt(60) == 0) {
      leave(now);
      return;
    }
    var room = now.room();
    if (room != null) decide(now, room);
  }

  /// At once, or the line is cut and the house finds out later.
  private void leave(Line now) {
    now.hangUp(run.troubled() && dice.nextInt(3) == 0 ? 1_000 + dice.nextInt(15_000) : 0);
    line = null;
  }

  void connect() {
    var place = run.anyPlace(dice);
    var house = place.house();
    if (house.isEmpty()) return;
    var fresh = new Line(run.scheduler(), guest.id(), table, place.node());
    line = fresh;
    lines.add(fresh);
    place
        .node()
        .spawn(
            () -> {
              try {
                var found = house.get().find(table);
                if (found.isEmpty()) fresh.end();
                else fresh.opened(connection(found.get(), fresh));
              } catch (RuntimeException _) {
                fresh.end(); // come back
              }
            });
  }

  private Subscription connection(LiveTable live, Line fresh) {
    return live.connect(guest, OptionalLong.empty(), run.settings().lines().apply(fresh));
  }

  private void decide(Line now, JsonNode room) {
    switch (room.get("phase").stringValue()) {
      case "antechamber" -> prepare(room);
      case "adjourned" -> {
        if (host) ask(new Command.Resume());
      }
      case "finished" -> {
        if (chair > 0 && !room.get("chairs").get(chair - 1).get("again").booleanValue()) {
          ask(new Command.Rematch(chair, true, hex()));
        } else if (host) {
          ask(new Command.Start());
        }
      }
      default -> play(now);
    }
  }

  private void prepare(JsonNode room) {
    boolean full = true;
    for (var each : room.get("chairs")) {
      int number = each.get("number").intValue();
      boolean empty = each.get("name").isNull();
      full &= !empty;
      if (empty && number == chair) {
        ask(new Command.Sit(chair, "P" + chair, hex()));
        return;
      }
      if (empty && host && number > people) {
        ask(new Command.SeatBot(number, "random"));
        return;
      }
    }
    if (full && host) ask(new Command.Start());
  }

  private void play(Line now) {
    if (chair == 0) {
      // The bots are left to themselves, and nobody visits them.
      gone = host;
      if (gone) now.hangUp(0);
      return;
    }
    if (host && dice.nextInt(25) == 0) {
      ask(new Command.Adjourn());
    } else if (dice.nextInt(12) == 0) {
      ask(new Command.Say(chair, "word " + commands));
    } else if (dice.nextInt(15) == 0) {
      ask(new Command.Order(chair, dice.nextBoolean(), List.of()));
    } else if (now.position() != null) {
      answer(now.position());
    }
  }

  private void answer(JsonNode position) {
    if (!position.get("ready").isNull()) {
      for (var ready : position.get("ready")) {
        if (ready.intValue() == chair) return;
      }
      ask(new Command.Ready(chair));
      return;
    }
    for (var inquiry : position.get("inquiries")) {
      if (!inquiry.get("given").isNull() && dice.nextInt(8) > 0) continue;
      var options = inquiry.get("options");
      var move = options.get(dice.nextInt(options.size()));
      ask(new Command.Play(chair, position.get("step").intValue(), move));
      return;
    }
  }

  private String hex() {
    return String.format(Locale.ROOT, "%016x%016x", dice.nextLong(), dice.nextLong());
  }

  private void ask(Command command) {
    pending = guest.id().substring(0, 4) + "-" + commands++;
    asked = command;
    send();
  }

  private void send() {
    until = run.scheduler().now() + PATIENCE;
    var id = pending;
    var command = asked;
    var place = run.anyPlace(dice);
    var house = place.house();
    var node = place.node();
    if (house.isEmpty()) return;
    run.scheduler()
        .at(
            run.scheduler().now() + dice.nextInt(20),
            node,
            () ->
                node.spawn(
                    () ->
                        reply(house.get(), id, command)
                            .ifPresent(
                                reply -> run.in(dice.nextInt(20), () -> answered(id, reply)))));
  }

  /// Nothing if it was not answered; then the line is closed.
  private Optional<Reply> reply(House house, String id, Command command) {
    try {
      return house.find(table).map(live -> live.carryOut(guest, id, command));
    } catch (Unsure _) {
      if (line != null) line.hangUp(0);
      return Optional.empty();
    } catch (RuntimeException _) {
      return Optional.empty(); // it was never given to the table
    }
  }

  private void answered(String id, Reply reply) {
    if (!id.equals(pending)) return;
    pending = "";
    var outcome =
        switch (reply.message()) {
          case Message.Done _ -> "done";
          case Message.Refused refused -> refused.reasons().getFirst().code();
          case Message other -> throw new IllegalStateException("no answer: " + other);
        };
    answers.put(id, new Answer(outcome, !(asked instanceof Command.Ready)));
  }

  /// Whether they have gone home for good, before then.
  boolean goneSince(long time) {
    return gone && lines.stream().allMatch(each -> each.node.dead() || each.until() < time);
  }
}
