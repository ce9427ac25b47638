package ridotto.server.live;

import java.util.List;
import java.util.Map;
import ridotto.server.table.Command;
import ridotto.server.table.Manners;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// A command as somebody tries it: of somebody's chair, or of the whole table.
///
/// `name` tells apart what is one command and tried in two ways.
record Attempt(String name, List<Whose> chairs, Making making) {
  /// Whose chair it is about. The numbers are those of [PermissionsTest]; one's own depends on who
  /// asks, and chair 0 is all who watch.
  enum Whose {
    OWN("own", 0),
    ANOTHERS("another's", 2),
    A_BOTS("a bot's", 4),
    GIVEN_UP("given up", 5),
    WATCHERS("who watch", 0),
    TABLE("", 0);

    final String words;
    final int chair;

    Whose(String words, int chair) {
      this.words = words;
      this.chair = chair;
    }
  }

  /// A table, a code that is good for another's chair, and the step of the game there.
  record Place(String table, String code, int step) {}

  interface Making {
    Command of(Place place, int chair);
  }

  private interface OfChair {
    Command of(int chair);
  }

  private static final List<Whose> CHAIRS =
      List.of(Whose.OWN, Whose.ANOTHERS, Whose.A_BOTS, Whose.GIVEN_UP);
  private static final List<Whose> CHAIRS_AND_WATCHERS =
      List.of(Whose.OWN, Whose.ANOTHERS, Whose.A_BOTS, Whose.GIVEN_UP, Whose.WATCHERS);
  private static final String PART = Evening.contribution(77);
  private static final JsonNode PASS = Json.read("{\"type\":\"Pass\"}").orElseThrow();

  /// Every command, in the order of [Command].
  static final List<Attempt> ALL =
      List.of(
          chair(chair -> new Command.Sit(chair, "Eve", PART)),
          chair(chair -> new Command.Rename(chair, "Eve")),
          chair(chair -> new Command.SeatBot(chair, "random")),
          table(new Command.Arrange(List.of(5, 4, 3, 2, 1))),
          table(new Command.Choose("mascarade-2", 5, Map.of())),
          table(new Command.Agree(Manners.USUAL)),
          chair(chair -> new Command.Contribute(chair, PART)),
          table(new Command.Start()),
          new Attempt("", CHAIRS, (place, chair) -> new Command.Play(chair, place.step, PASS)),
          chair(Command.Withdraw::new),
          chair(chair -> new Command.Order(chair, true, List.of("King"))),
          chair(Command.Ready::new),
          chair(chair -> new Command.Seen(chair, 999)),
          chair(Command.MoreTime::new),
          chair(Command.Concede::new),
          chair(chair -> new Command.Abandon(chair, true)),
          chair(Command.Leave::new),
          chair(Command.Unseat::new),
          chair(Command.PassHost::new),
          table(new Command.Adjourn()),
          table(new Command.Resume()),
          chair(chair -> new Command.Rematch(chair, true, PART)),
          chair(Command.MoveSeat::new),
          chair(Command.ReissueSeat::new),
          new Attempt(
              "by a code", List.of(Whose.ANOTHERS), (place, _) -> new Command.TakeSeat(place.code)),
          new Attempt("by none", List.of(Whose.TABLE), (_, _) -> new Command.TakeSeat("")),
          chair(chair -> new Command.TakeOver(chair, "Eve")),
          chair(chair -> new Command.Consent(chair, 1, true)),
          new Attempt(
              "", CHAIRS_AND_WATCHERS, (_, chair) -> new Command.Say(chair, "Good evening")),
          new Attempt("", CHAIRS_AND_WATCHERS, (_, chair) -> new Command.Mute(chair, true)),
          table(new Command.Close()),
          chair(chair -> new Command.Why(chair, PASS)),
          table(new Command.Shown()),
          table(new Command.Ping()));

  private static Attempt chair(OfChair of) {
    return new Attempt("", CHAIRS, (_, chair) -> of.of(chair));
  }

  private static Attempt table(Command command) {
    return new Attempt("", List.of(Whose.TABLE), (_, _) -> command);
  }

  Class<?> command() {
    return making.of(new Place("", "", 0), 0).getClass();
  }

  @Override
  public String toString() {
    return (command().getSimpleName() + " " + name).strip();
  }
}
