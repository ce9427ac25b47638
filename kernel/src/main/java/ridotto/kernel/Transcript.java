package ridotto.kernel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A record of a game as it is written down (`docs/record.md`): which game, how it was set up, who
/// sat where, and then, line by line, what was stated, moved and refused.
///
/// `version` is that of its first line: of the rules it was played by, unless a setting says
/// another, and of the record. `headings` tells where `game`, `seats` and each setting stand, for
/// whoever has to complain. `fair` is there if chance was left to a stream that can be checked.
public record Transcript(
    int version,
    String game,
    Map<String, String> settings,
    List<String> seats,
    List<Line> lines,
    Map<String, Integer> headings,
    Optional<Fair> fair) {

  public static final String HOUSE = "house";
  public static final String OTHERS = "others";

  public Transcript {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
    seats = List.copyOf(seats);
    lines = List.copyOf(lines);
    headings = Map.copyOf(headings);
  }

  /// What was set, and by which rules it was played.
  public Map<String, String> played() {
    return Version.in(settings, version);
  }

  /// A line after the heading, with its number in the file.
  public sealed interface Line {
    int number();

    /// Before the first move: so it is. After it: so it must be.
    record Stated(int number, String fact, List<String> values) implements Line {}

    /// Somebody, the `house`, or all `others` who are asked the same, play this.
    record Moved(int number, String who, String move) implements Line {}

    /// This must be turned away, for this reason if one is named.
    record Refused(int number, String code, String who, String move) implements Line {}
  }

  /// Separates values: by commas where there are any, by blanks otherwise.
  public static List<String> values(String text) {
    var values = new ArrayList<String>();
    for (var value : text.split(text.contains(",") ? "," : "\\s+", -1)) {
      if (!value.isBlank()) values.add(value.strip());
    }
    return List.copyOf(values);
  }
}
