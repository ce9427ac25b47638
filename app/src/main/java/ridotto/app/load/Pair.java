package ridotto.app.load;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// Two guests at one table, who play whatever they are asked, at random, when told to.
final class Pair implements Line.Ear {
  /// What all pairs of a benchmark count together.
  static final class Tally {
    final Latencies moves = new Latencies();
    long bytes;
    long messages;
    long refused;
    long gone;
    int playing;
    String complaint = "";
  }

  private final Tally tally;
  private final RandomGenerator random;
  private final List<Line> lines = new ArrayList<>();
  private Optional<Asked> asked = Optional.empty();
  private int latest; // the step of the last question: the two lines may overtake each other
  private int sent;
  private long since;
  private int ready;
  private int here; // how often one of them has agreed to a game

  /// A question to one of the two, and where the table stood then.
  private record Asked(int chair, int step, String options) {}

  Pair(Tally tally, RandomGenerator random) {
    this.tally = tally;
    this.random = random;
  }

  void join(Lines house, String table, String one, String other) {
    for (var key : List.of(one, other)) {
      lines.add(house.open("/api/tables/" + table + "/socket", key, this));
    }
  }

  /// Takes the seats, and begins.
  void sit() {
    for (int chair = 1; chair <= lines.size(); chair++) {
      send(
          chair,
          "here",
          """
          {"type":"Sit","chair":%d,"name":"Guest %d","contribution":"%s"}\
          """
              .formatted(chair, chair, Reception.contribution(random)));
    }
  }

  private void start() {
    send(1, "start" + sent, "{\"type\":\"Start\"}");
  }

  /// Plays one move, if a move is wanted and the last one has been acknowledged.
  void play() {
    if (asked.isEmpty() || since != 0) return;
    var question = asked.get();
    asked = Optional.empty();
    var move = choose(Json.read(question.options()).orElseThrow());
    since = System.nanoTime();
    send(
        question.chair(),
        "m" + ++sent,
        """
        {"type":"Play","chair":%d,"step":%d,"move":%s}\
        """
            .formatted(question.chair(), question.step(), move));
  }

  /// First what to do, then how: whoever claims as often as there are cards to claim with has no
  /// coin left after a few turns.
  private JsonNode choose(JsonNode options) {
    var kinds = new TreeMap<String, List<JsonNode>>();
    for (var each : options) {
      kinds.computeIfAbsent(each.get("type").stringValue(), _ -> new ArrayList<>()).add(each);
    }
    var moves = List.copyOf(kinds.values()).get(random.nextInt(kinds.size()));
    return moves.get(random.nextInt(moves.size()));
  }

  private void send(int chair, String id, String command) {
    lines.get(chair - 1).send("{\"id\":\"" + id + "\",\"command\":" + command + "}");
  }

  @Override
  public void hear(Line line, String text) {
    tally.messages++;
    tally.bytes += text.length();
    if (text.startsWith("{\"type\":\"Done\",\"id\":\"m")) {
      tally.moves.add(System.nanoTime() - since);
      since = 0;
    } else if (text.startsWith("{\"type\":\"Done\",\"id\":\"here")) {
      if (++here % lines.size() == 0) start();
    } else if (text.startsWith("{\"type\":\"Refused\"")) {
      tally.refused++;
      tally.complaint = text;
      since = 0;
    } else if (text.startsWith("{\"type\":\"Began\"") && line == lines.getFirst()) {
      tally.playing++;
    }
    boolean looking = text.contains("\"ready\":[");
    if (looking && ready < lines.size() && text.startsWith("{\"type\":\"Began\"")) {
      int chair = lines.indexOf(line) + 1;
      ready++;
      send(chair, "ready" + sent, "{\"type\":\"Ready\",\"chair\":" + chair + "}");
    }
    if (text.contains("\"ended\":{")) again(line);
    else if (!looking && text.contains("\"inquiries\":[{")) asked(text);
  }

  /// The guests must not take longer to read than the house to write: only what is to be answered
  /// is taken apart.
  private void asked(String text) {
    int inquiry = text.indexOf("\"inquiries\":[{");
    int options = text.indexOf("\"options\":[", inquiry) + "\"options\":".length();
    int end = text.indexOf(",\"fallback\":", options);
    int step = number(text, "\"step\":", 0);
    boolean open =
        text.indexOf("\"early\":false", end) > 0 && text.indexOf("\"given\":null", end) > 0;
    if (!open || step < latest) return;
    latest = step;
    int chair = number(text, "\"chair\":", inquiry);
    asked = Optional.of(new Asked(chair, step, text.substring(options, end)));
  }

  private static int number(String text, String name, int from) {
    int begin = text.indexOf(name, from) + name.length();
    int end = begin;
    while (Character.isDigit(text.charAt(end))) end++;
    return Integer.parseInt(text, begin, end, 10);
  }

  private void again(Line line) {
    int chair = lines.indexOf(line) + 1;
    if (chair == 1) tally.playing--;
    ready = latest = 0;
    asked = Optional.empty();
    send(
        chair,
        "here" + sent,
        """
        {"type":"Rematch","chair":%d,"yes":true,"contribution":"%s"}\
        """
            .formatted(chair, Reception.contribution(random)));
  }

  @Override
  public void gone(Line line) {
    tally.gone++;
  }
}
