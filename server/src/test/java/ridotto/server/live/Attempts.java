package ridotto.server.live;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import ridotto.server.live.Attempt.Place;
import ridotto.server.live.Attempt.Whose;
import ridotto.server.table.Command;
import ridotto.server.table.Manners;
import ridotto.server.table.Message;

/// Everybody tries every command at tables in one phase of a game.
///
/// Ada is the host and has announced something. Cleo, in the second chair, is asked; Ben, in the
/// third, will be asked after her and has given his answer already. The fourth chair is a bot's,
/// and Dan has given up the fifth.
final class Attempts {
  enum Phase {
    PREPARING,
    LOOKING_AT_THE_DEAL,
    PLAYING,
    ADJOURNED,
    FINISHED
  }

  private enum Who {
    HOST("Ada", 1),
    PLAYER("Ben", 3),
    WHO_LEFT("Dan", 0),
    STRANGER("Zoe", 0);

    private final String guest;
    private final int chair;

    Who(String guest, int chair) {
      this.guest = guest;
      this.chair = chair;
    }
  }

  private static final List<String> PEOPLE = List.of("Ada", "Cleo", "Ben");
  private static final Manners MANNERS =
      new Manners("classic", "lively", "calm", true, false, true, 30);

  private final Evening evening;
  private final Phase phase;
  private Optional<Place> ready = Optional.empty();

  Attempts(Evening evening, Phase phase) {
    this.evening = evening;
    this.phase = phase;
  }

  /// A line for each command; chairs that get the same answers share one.
  String section() {
    var names = Arrays.stream(Who.values()).map(Attempts::word).toList();
    var text = new StringBuilder(row("# " + word(phase), "", names));
    for (var attempt : Attempt.ALL) {
      var rows = new LinkedHashMap<List<String>, List<Whose>>();
      for (var whose : attempt.chairs()) {
        rows.computeIfAbsent(answers(attempt, whose), _ -> new ArrayList<>()).add(whose);
      }
      rows.forEach(
          (answers, whose) -> {
            var chairs = whose.stream().map(each -> each.words).collect(joining(", "));
            text.append(row(attempt.toString(), chairs, answers));
          });
    }
    return text.toString();
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static String row(String command, String chairs, List<String> cells) {
    var text = new StringBuilder(String.format(Locale.ROOT, "%-20s%-31s", command, chairs));
    for (var cell : cells) text.append(String.format(Locale.ROOT, "%-19s", cell));
    return text.toString().stripTrailing() + "\n";
  }

  private List<String> answers(Attempt attempt, Whose whose) {
    var answers = new ArrayList<String>();
    for (var who : Who.values()) {
      int chair = whose == Whose.OWN ? who.chair : whose.chair;
      boolean none = whose == Whose.OWN && chair == 0;
      answers.add(none ? "-" : answer(attempt, chair, who));
    }
    return answers;
  }

  /// At a table where nothing has been written since it was laid.
  private String answer(Attempt attempt, int chair, Who who) {
    var place = ready.isPresent() ? ready.get() : place();
    ready = Optional.of(place);
    long before = evening.seq(place.table());
    var answer = evening.ask(place.table(), who.guest, attempt.making().of(place, chair));
    boolean gone = evening.house().find(place.table()).isEmpty();
    boolean written = gone || evening.seq(place.table()) > before;
    if (written) ready = Optional.empty();
    return switch (answer) {
      case Message.Done _ when gone -> "yes, all gone";
      case Message.Done _ when !written -> "yes, no change";
      case Message.Done _ -> happens(place);
      case Message.Refused refused -> {
        assertThat(written).as("%s by %s, who was refused", attempt, who).isFalse();
        yield refused.reasons().getFirst().code();
      }
      case Message other -> throw new AssertionError(other);
    };
  }

  /// Whether those who sit there are asked first, or the end of the turn is waited for.
  private String happens(Place place) {
    var wishes = evening.room(place.table()).wishes();
    if (wishes.isEmpty()) return "yes";
    return wishes.getFirst().awaited().isEmpty() ? "at a turn's end" : "if all agree";
  }

  private Place place() {
    var id = evening.table("Ada", "mascarade", 5, Map.of("opening", "0"), MANNERS);
    for (int i = 0; i < PEOPLE.size(); i++) evening.sit(id, i + 1, PEOPLE.get(i));
    evening.tell(id, "Ada", new Command.SeatBot(4, "random"));
    if (phase != Phase.PREPARING) begin(id);
    int step = phase == Phase.PREPARING ? 0 : evening.position(id, "Ada").step();
    var code = evening.tell(id, "Cleo", new Command.MoveSeat(2)).answer().get("code");
    return new Place(id, String.valueOf(code), step);
  }

  private void begin(String id) {
    evening.sit(id, 5, "Dan");
    evening.tell(id, "Ada", new Command.Start());
    evening.tell(id, "Dan", new Command.Leave(5));
    if (phase == Phase.LOOKING_AT_THE_DEAL) return;
    evening.ready(id, PEOPLE);
    evening.play(id, "Ada", "Announce");
    evening.play(id, "Ben", "Pass");
    if (phase == Phase.ADJOURNED) evening.tell(id, "Ada", new Command.Adjourn());
    if (phase != Phase.FINISHED) return;
    for (int i = 0; i < PEOPLE.size(); i++) {
      evening.tell(id, PEOPLE.get(i), new Command.Abandon(i + 1, true));
    }
    evening.tell(id, "Ada", new Command.Unseat(5));
  }
}
