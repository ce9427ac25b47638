package ridotto.server.live;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import ridotto.kernel.Event;
import ridotto.server.history.PastRounds;
import ridotto.server.table.Entry;
import ridotto.server.table.Guest;
import ridotto.server.table.Message;
import ridotto.server.table.Room;
import ridotto.server.table.Round;
import ridotto.server.table.TableState;
import ridotto.wire.Json;

/// Tells those who listen at a table what they may know: of the game, through the eyes of their
/// chairs, and of everything around it.
final class Broadcast {
  private final TableState standing;
  private final Presence presence;
  private final Talk talk;
  private final PastRounds past;
  private final Supplier<Snapshot> scene;

  Broadcast(
      TableState standing,
      Presence presence,
      Talk talk,
      PastRounds past,
      Supplier<Snapshot> scene) {
    this.standing = standing;
    this.presence = presence;
    this.talk = talk;
    this.past = past;
    this.scene = scene;
  }

  /// Tells everybody what they may know of this entry.
  void tell(Entry entry, List<Event> events) {
    switch (entry) {
      case Entry.Played _ -> each(chairs -> happened(chairs, events));
      case Entry.Began _ -> {
        shutOut();
        each(chairs -> began(chairs, events));
      }
      case Entry.Noted _, Entry.Coded _ -> {}
      case Entry.Hidden hidden -> {
        for (var ear : presence.ears()) {
          if (ear.chairs().contains(hidden.chair()))
            ear.listener().tell(Json.bytes(asked(ear.chairs())));
        }
      }
      case Entry.Memorised _, Entry.Lengthened _ -> each(this::asked);
      case Entry.Stopped _, Entry.Adjourned _, Entry.Resumed _ -> {
        each(this::asked);
        changed();
      }
      case Entry.Said said -> talk.tell(said, standing.told(), presence.ears());
      case Entry _ -> {
        reseat();
        shutOut();
        changed();
      }
    }
  }

  private Message happened(List<Integer> chairs, List<Event> events) {
    var heard = heard(chairs, events);
    if (heard.isEmpty()) return asked(chairs);
    return new Message.Happened(standing.told(), heard, position(chairs));
  }

  private Message began(List<Integer> chairs, List<Event> events) {
    var now = scene.get();
    var contents = standing.round.orElseThrow().contents();
    return new Message.Began(
        standing.told(), now.room(), contents, position(chairs), heard(chairs, events));
  }

  private Message asked(List<Integer> chairs) {
    return new Message.Asked(standing.told(), position(chairs));
  }

  private Message.Position position(List<Integer> chairs) {
    return scene.get().position(chairs).orElseThrow();
  }

  private static List<Event> heard(List<Integer> chairs, List<Event> events) {
    var heard = new ArrayList<Event>();
    for (var event : events) {
      if (PastRounds.includes(event.audience(), chairs)) heard.add(event);
    }
    return heard;
  }

  /// Writes a message once for all who may know the same.
  private void each(Function<List<Integer>, Message> message) {
    var written = new HashMap<List<Integer>, byte[]>();
    for (var ear : presence.ears()) {
      ear.listener()
          .tell(written.computeIfAbsent(ear.chairs(), chairs -> Json.bytes(message.apply(chairs))));
    }
  }

  /// Tells everybody how the table is, apart from the game.
  void changed() {
    record Knows(List<Integer> chairs, boolean host) {}
    var room = scene.get().room();
    var written = new HashMap<Knows, byte[]>();
    for (var ear : presence.ears()) {
      var json =
          written.computeIfAbsent(
              new Knows(ear.chairs(), ear.host()),
              knows ->
                  Json.bytes(
                      new Message.Changed(standing.told(), room, knows.chairs(), knows.host())));
      ear.listener().tell(json);
    }
  }

  /// Chairs have changed hands: whoever sees the game with other eyes now is told how it looks.
  private void reseat() {
    for (var ear : presence.ears()) {
      var now = ear(ear.guest(), ear.listener());
      if (now.equals(ear)) continue;
      presence.byGuest().put(ear.guest().id(), now);
      if (standing.round.isPresent() && !now.chairs().equals(ear.chairs())) {
        now.listener().tell(Json.bytes(asked(now.chairs())));
      }
    }
  }

  /// This guest, listening, with whatever chairs are theirs now.
  Presence.Ear ear(Guest guest, Listener listener) {
    var chairs = new ArrayList<Integer>();
    for (int i = 1; i <= standing.chairs.size(); i++) {
      if (standing.chair(i).of(guest)) chairs.add(i);
    }
    return new Presence.Ear(guest, listener, List.copyOf(chairs), standing.host.equals(guest.id()));
  }

  private void shutOut() {
    for (var ear : presence.ears()) {
      if (welcomes(ear)) continue;
      dismiss(ear, "shut");
    }
  }

  /// A table whose door is shut is open to those who play, and before the game to all who might.
  boolean welcomes(Presence.Ear ear) {
    boolean open = standing.manners.spectators() || standing.phase == Room.Phase.ANTECHAMBER;
    return open || ear.host() || !ear.chairs().isEmpty();
  }

  private void dismiss(Presence.Ear ear, String reason) {
    presence.leave(ear.guest(), now());
    ear.listener().tell(Json.bytes(new Message.Farewell(reason)));
    ear.listener().close(reason);
  }

  /// Sends everybody home.
  void farewell(String reason) {
    for (var ear : presence.ears()) dismiss(ear, reason);
  }

  Message.Welcome welcome(Presence.Ear ear, long after) {
    var now = scene.get();
    return new Message.Welcome(
        standing.told(),
        now.room(),
        ear.chairs(),
        ear.host(),
        standing.round.map(Round::contents),
        now.position(ear.chairs()),
        past.history(ear.chairs(), after),
        talk.recall(standing, ear.chairs().isEmpty()));
  }

  private Instant now() {
    return scene.get().now();
  }
}
