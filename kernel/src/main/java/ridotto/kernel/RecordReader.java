package ridotto.kernel;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import ridotto.kernel.Transcript.Line;

/// Reads the text of a record. Throws [Refused], which names the line and what is wrong with it.
public final class RecordReader {
  private static final Pattern FIRST_LINE =
      Pattern.compile("ridotto record ([1-9])", Pattern.CASE_INSENSITIVE);
  static final String NOBODY = "nobody";
  private static final Pattern COMMENT = Pattern.compile("(^|\\s)#.*");
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{N}_'’-]*");
  private static final Pattern REFUSED = Pattern.compile("refused(?:\\s+([a-z-]+))?");

  private final List<Line> lines = new ArrayList<>();
  private final Map<String, String> settings = new LinkedHashMap<>();
  private final List<String> seats = new ArrayList<>();
  private final Map<String, Integer> headings = new HashMap<>();
  private final Map<String, String> fair = new HashMap<>();
  private final Map<String, String> contributions = new LinkedHashMap<>();
  private String game = "";
  private int version = Version.FIRST;
  private int number;

  private RecordReader() {}

  public static Transcript read(String text) {
    var reader = new RecordReader();
    boolean begun = false;
    for (var raw : text.lines().toList()) {
      reader.number++;
      var blanks = raw.replace('\u00a0', ' ').replace('\t', ' ');
      var line = COMMENT.matcher(blanks).replaceFirst("").strip();
      if (line.isEmpty()) continue;
      if (begun) reader.line(line);
      else reader.first(line);
      begun = true;
    }
    if (!begun) throw new Refused("record", Refusal.of("empty-record"));
    return reader.transcript();
  }

  private void first(String line) {
    var first = FIRST_LINE.matcher(line);
    if (first.matches()) version = Integer.parseInt(first.group(1));
    if (!first.matches() || version > Version.LATEST) {
      throw wrong("not-a-record", "expected", "ridotto record " + Version.LATEST);
    }
  }

  private void line(String line) {
    int colon = line.indexOf(':');
    int blank = line.indexOf(' ');
    if (colon >= 0) said(line.substring(0, colon).strip(), line.substring(colon + 1).strip());
    else if (blank < 0) throw wrong("no-value", "word", line);
    else stated(line.substring(0, blank), line.substring(blank + 1).strip());
  }

  private void stated(String word, String rest) {
    switch (word) {
      case "game" -> {
        heading(word);
        game = rest;
      }
      case "set" -> set(rest);
      case "seats" -> {
        heading(word);
        Transcript.values(rest).forEach(this::seat);
      }
      case "fair" -> fair(rest);
      case "deal" -> {
        for (var card : Transcript.values(rest)) {
          lines.add(new Line.Moved(number, Transcript.HOUSE, "deal " + card));
        }
      }
      default -> lines.add(new Line.Stated(number, word, Transcript.values(rest)));
    }
  }

  private void set(String rest) {
    int blank = rest.indexOf(' ');
    if (blank < 0) throw wrong("no-value", "word", "set " + rest);
    heading(rest.substring(0, blank));
    settings.put(rest.substring(0, blank), rest.substring(blank + 1).strip());
  }

  /// `commitment HEX`, `secret HEX`, `round N`, `contribution NAME HEX`.
  private void fair(String rest) {
    var words = rest.split("\\s+", -1);
    boolean contribution = words[0].equals("contribution");
    var value = words[words.length - 1];
    boolean good =
        switch (words[0]) {
          case "commitment", "secret" -> words.length == 2 && value.matches("[0-9a-f]{64}");
          case "contribution" -> words.length == 3 && value.matches("[0-9a-f]{32}");
          case "round" -> words.length == 2 && value.matches("[1-9][0-9]{0,5}");
          case "bots" -> words.length > 1;
          default -> false;
        };
    if (!good) throw wrong("fair-form", "value", "fair " + rest);
    heading(contribution ? "fair contribution " + words[1] : "fair " + words[0]);
    if (contribution) contributions.put(words[1], value);
    else fair.put(words[0], rest.substring(words[0].length()).strip());
  }

  /// Either nothing is said of it, or everything.
  private Optional<Fair> fair() {
    if (fair.isEmpty() && contributions.isEmpty()) return Optional.empty();
    var proofs = List.of("commitment", "secret", "round");
    if (!fair.keySet().containsAll(proofs) || !List.copyOf(contributions.keySet()).equals(seats)) {
      throw new Refused("record", Refusal.of("fair-incomplete"));
    }
    var bots = Optional.ofNullable(fair.get("bots")).map(RecordReader::bots);
    if (bots.isPresent() && !seats.containsAll(bots.get())) {
      throw new Refused("record", Refusal.of("fair-incomplete"));
    }
    int round = Integer.parseInt(fair.getOrDefault("round", ""));
    return Optional.of(
        new Fair(
            fair.getOrDefault("commitment", ""),
            fair.getOrDefault("secret", ""),
            contributions,
            bots,
            round));
  }

  private static List<String> bots(String names) {
    return names.equals(NOBODY) ? List.of() : Transcript.values(names);
  }

  /// The heading comes first, and says each thing once.
  private void heading(String word) {
    if (!lines.isEmpty()) throw wrong("heading-late", "word", word);
    if (headings.put(word, number) != null) throw wrong("stated-twice", "fact", word);
  }

  private void seat(String name) {
    if (!WORD.matcher(name).matches()) throw wrong("bad-name", "name", name);
    if (seats.stream().anyMatch(name::equalsIgnoreCase)) throw wrong("name-twice", "name", name);
    if (isKeyword(name)) throw wrong("name-is-a-word", "name", name);
    seats.add(name);
  }

  /// Whether a record can call somebody so, unless it is a word of the game.
  public static boolean isName(String name) {
    return WORD.matcher(name).matches() && !isKeyword(name);
  }

  private static boolean isKeyword(String name) {
    return List.of(Transcript.HOUSE, Transcript.OTHERS, "refused")
        .contains(name.toLowerCase(Locale.ROOT));
  }

  private void said(String who, String what) {
    var refused = REFUSED.matcher(who);
    if (!refused.matches()) {
      lines.add(new Line.Moved(number, who, what));
      return;
    }
    int colon = what.indexOf(':');
    if (colon < 0) throw wrong("refused-form", "expected", "refused: NAME: MOVE");
    var code = refused.group(1) == null ? "" : refused.group(1);
    var move = what.substring(colon + 1).strip();
    lines.add(new Line.Refused(number, code, what.substring(0, colon).strip(), move));
  }

  private Transcript transcript() {
    if (game.isEmpty()) throw new Refused("record", Refusal.of("no-game-line"));
    if (seats.isEmpty()) throw new Refused("record", Refusal.of("no-seats-line"));
    return new Transcript(version, game, settings, seats, lines, headings, fair());
  }

  private Refused wrong(String code, String name, String value) {
    return new Refused("line " + number, Refusal.of(code).and(name, value));
  }
}
