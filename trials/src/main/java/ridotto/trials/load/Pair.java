package ridotto.trials.load;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// Two guests at one table, who play whatever they are asked, at random, when told to.
final class Pair implements Line.Ear {
  private static final HeardBytes.Words MOVED =
      new HeardBytes.Words("{\"type\":\"Done\",\"id\":\"m");
  private static final HeardBytes.Words HERE =
      new HeardBytes.Words("{\"type\":\"Done\",\"id\":\"here");
  private static final HeardBytes.Words REFUSED = new HeardBytes.Words("{\"type\":\"Refused\"");
  private static final HeardBytes.Words BEGAN = new HeardBytes.Words("{\"type\":\"Began\"");
  private static final HeardBytes.Words ENDED = new HeardBytes.Words("\"ended\":{");
  private static final HeardBytes.Words READY = new HeardBytes.Words("\"ready\":[");
  private static final HeardBytes.Words INQUIRIES = new HeardBytes.Words("\"inquiries\":[{");
  private static final HeardBytes.Words OPTIONS = new HeardBytes.Words("\"options\":[");
  private static final HeardBytes.Words FALLBACK = new HeardBytes.Words(",\"fallback\":");
  private static final HeardBytes.Words NOT_EARLY = new HeardBytes.Words("\"early\":false");
  private static final HeardBytes.Words NOT_GIVEN = new HeardBytes.Words("\"given\":null");
  private static final HeardBytes.Words STEP = new HeardBytes.Words("\"step\":");
  private static final HeardBytes.Words CHAIR = new HeardBytes.Words("\"chair\":");

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
  private Wanted wanted = new Nothing();
  private int latest; // the step of the last question: the two lines may overtake each other
  private int sent;
  private long since;
  private int ready;
  private int here; // how often one of them has agreed to a game

  /// What the table wants of the two.
  private sealed interface Wanted {}

  private record Nothing() implements Wanted {}

  /// An answer of one of them, and where the table stood then.
  private record Asked(int chair, int step, Options options) implements Wanted {}

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
    if (!(wanted instanceof Asked question) || since != 0) return;
    wanted = new Nothing();
    var move = question.options().choose(random);
    since = System.nanoTime();
    send(
        question.chair(),
        "m" + ++sent,
        """
        {"type":"Play","chair":%d,"step":%d,"move":%s}\
        """
            .formatted(question.chair(), question.step(), move));
  }

  private void send(int chair, String id, String command) {
    lines.get(chair - 1).send("{\"id\":\"" + id + "\",\"command\":" + command + "}");
  }

  @Override
  public void hear(Line line, HeardBytes heard) {
    tally.messages++;
    tally.bytes += heard.length();
    if (heard.startsWith(MOVED)) {
      tally.moves.add(System.nanoTime() - since);
      since = 0;
    } else if (heard.startsWith(HERE)) {
      if (++here % lines.size() == 0) start();
    } else if (heard.startsWith(REFUSED)) {
      tally.refused++;
      tally.complaint = heard.toString();
      since = 0;
    } else if (heard.startsWith(BEGAN)) {
      began(line, heard);
    }
    if (heard.has(ENDED)) again(line);
    else if (!heard.has(READY)) asked(heard);
  }

  private void began(Line line, HeardBytes heard) {
    int chair = lines.indexOf(line) + 1;
    if (chair == 1) tally.playing++;
    if (ready == lines.size() || !heard.has(READY)) return;
    ready++;
    send(chair, "ready" + sent, "{\"type\":\"Ready\",\"chair\":" + chair + "}");
  }

  private void asked(HeardBytes heard) {
    int inquiry = heard.find(INQUIRIES, 0);
    if (inquiry < 0) return;
    int options = heard.find(OPTIONS, inquiry) + OPTIONS.length() - 1;
    int end = heard.find(FALLBACK, options);
    int step = heard.number(STEP, 0);
    boolean open = heard.find(NOT_EARLY, end) > 0 && heard.find(NOT_GIVEN, end) > 0;
    if (!open || step < latest) return;
    latest = step;
    int chair = heard.number(CHAIR, inquiry);
    wanted = new Asked(chair, step, new Options(heard.copy(options, end)));
  }

  private void again(Line line) {
    int chair = lines.indexOf(line) + 1;
    if (chair == 1) tally.playing--;
    ready = latest = 0;
    wanted = new Nothing();
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
