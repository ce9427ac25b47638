package ridotto.server.live;

import java.util.HashMap;
import java.util.List;
import java.util.function.Function;
import ridotto.kernel.Event;
import ridotto.server.table.Entry;
import ridotto.server.table.Guest;
import ridotto.server.table.Message;
import ridotto.server.table.Round;
import ridotto.server.table.TableState;
import ridotto.server.table.Viewpoint;
import ridotto.wire.Json;

/// Tells those who listen at a table what they may know: of the game, through the eyes of their
/// chairs, and of everything around it.
final class Broadcast {
  static final String CLOSED_BY_HOUSE = "closed-by-house";

  private final LiveTable live;
  private final Presence presence;
  private final Talk talk;

  Broadcast(LiveTable live, Presence presence, Talk talk) {
    this.live = live;
    this.presence = presence;
    this.talk = talk;
  }

  private TableState table() {
    return live.state();
  }

  private long told() {
    return table().told();
  }

  /// Tells everybody what they may know of this entry, now that it is true.
  void tell(Entry entry, List<Event> events) {
    switch (entry) {
      case Entry.Played _ -> each(eyes -> happened(eyes, events));
      case Entry.Began _ -> {
        shutOut();
        each(eyes -> began(eyes, events));
      }
      case Entry.Unseen _ -> {}
      case Entry.Intended intended -> {
        for (var ear : presence.ears()) {
          if (ear.eyes().chairs().contains(intended.chair())) ear.tell(asked(ear.eyes()));
        }
      }
      case Entry.OfClock _ -> each(this::asked);
      case Entry.OfPause _ -> {
        each(this::asked);
        changed();
      }
      case Entry.Said said -> talk.tell(said, told(), presence.ears());
      case Entry.ClosedByHouse() -> farewell(CLOSED_BY_HOUSE);
      case Entry.OfTable _ -> {
        reseat();
        shutOut();
        changed();
      }
    }
  }

  private Message happened(Viewpoint eyes, List<Event> events) {
    var heard = eyes.heard(events);
    if (heard.isEmpty()) return asked(eyes);
    return new Message.Happened(told(), heard, position(eyes));
  }

  private Message began(Viewpoint eyes, List<Event> events) {
    var contents = table().round().orElseThrow().contents();
    return new Message.Began(
        told(), live.snapshot().room(), contents, position(eyes), eyes.heard(events));
  }

  private Message asked(Viewpoint eyes) {
    return new Message.Asked(told(), position(eyes));
  }

  private Message.Position position(Viewpoint eyes) {
    return live.snapshot().position(eyes).orElseThrow();
  }

  /// Writes a message once for all who may know the same.
  private void each(Function<Viewpoint, Message> message) {
    var written = new HashMap<Viewpoint, byte[]>();
    for (var ear : presence.ears()) {
      ear.listener()
          .tell(written.computeIfAbsent(ear.eyes(), eyes -> Json.bytes(message.apply(eyes))));
    }
  }

  /// Tells everybody how the table is, apart from the game.
  void changed() {
    record Knows(List<Integer> chairs, boolean host) {}
    var room = live.snapshot().room();
    var written = new HashMap<Knows, byte[]>();
    for (var ear : presence.ears()) {
      var json =
          written.computeIfAbsent(
              new Knows(ear.eyes().chairs(), ear.host()),
              knows -> Json.bytes(new Message.Changed(told(), room, knows.chairs(), knows.host())));
      ear.listener().tell(json);
    }
  }

  /// Chairs have changed hands: whoever sees the game with other eyes now is told how it looks.
  private void reseat() {
    for (var ear : presence.ears()) {
      var now = ear(ear.guest(), ear.listener());
      if (now.equals(ear)) continue;
      presence.byGuest().put(ear.guest().id(), now);
      if (table().round().isPresent() && !now.eyes().equals(ear.eyes())) {
        now.tell(asked(now.eyes()));
      }
    }
  }

  /// This guest, listening, with whatever chairs are theirs now.
  Presence.Ear ear(Guest guest, Listener listener) {
    var eyes = Viewpoint.of(table().chairsOf(guest));
    return new Presence.Ear(guest, listener, eyes, table().isHost(guest));
  }

  private void shutOut() {
    for (var ear : presence.ears()) {
      if (welcomes(ear)) continue;
      dismiss(ear, "shut");
    }
  }

  boolean welcomes(Presence.Ear ear) {
    return table().welcomes(ear.guest(), live.snapshot().now());
  }

  private void dismiss(Presence.Ear ear, String reason) {
    live.gone(ear.guest());
    ear.tell(new Message.Farewell(reason));
    ear.listener().close(reason);
  }

  /// Sends everybody home.
  void farewell(String reason) {
    for (var ear : presence.ears()) dismiss(ear, reason);
  }

  /// How the table is now, and as much of the past as was read for these eyes.
  Message.Welcome welcome(Presence.Ear ear, List<Message.Step> past) {
    var now = live.snapshot();
    return new Message.Welcome(
        told(),
        now.room(),
        ear.eyes().chairs(),
        ear.host(),
        now.table().round().map(Round::contents),
        now.position(ear.eyes()),
        past,
        isInside(ear) ? talk.recall(now.table(), ear.eyes()) : List.of());
  }

  /// Not those who are let in for the next game to a table whose door was shut until then.
  private boolean isInside(Presence.Ear ear) {
    boolean open = table().manners().spectators() || table().rounds() == 0;
    return open || ear.host() || !ear.eyes().watches();
  }
}
