package ridotto.wire;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/// How long the browsers need at the standard tempo to show what happened, by the rules that
/// `beats.json` states at its head. The same file is read by the client, which does the same
/// (`web/src/table/script.ts`); both are held to `beats-examples.json`.
///
/// Events are as they travel; a deed is what has happened since it began.
public final class BeatScript {
  private static final JsonNode FILE = read();
  private static final int STANDARD = 1; // of brisk, standard, slow

  private final JsonNode score;
  private final List<Made> made = new ArrayList<>();
  private final List<JsonNode> past;
  private final List<JsonNode> events;

  /// A beat in the making: its events, how long it is, what may join it, whether it is of a walk.
  private static final class Made {
    private final List<JsonNode> events = new ArrayList<>();
    private Set<String> shared = Set.of();
    private boolean joinable;
    private boolean walks;
    private double millis;
  }

  private BeatScript(JsonNode score, List<JsonNode> deed, List<JsonNode> events) {
    this.score = score;
    this.events = events;
    past = new ArrayList<>(deed);
  }

  private static JsonNode read() {
    try (var file = BeatScript.class.getResourceAsStream("/beats.json")) {
      if (file == null) throw new IllegalStateException("no beats.json");
      return Json.read(new String(file.readAllBytes(), StandardCharsets.UTF_8)).orElseThrow();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// How long the house waits after it has told these events, in milliseconds.
  public static long showTime(String family, List<JsonNode> deed, List<JsonNode> events) {
    var score = FILE.path("games").path(family);
    if (score.isMissingNode()) return 0;
    double sum = new BeatScript(score, deed, events).length();
    var show = FILE.path("showTime");
    return sum == 0
        ? 0
        : Math.round(Math.min(show.path("most").asDouble(), sum) + show.path("more").asDouble());
  }

  /// The deed after these events.
  public static List<JsonNode> deedAfter(
      String family, List<JsonNode> deed, List<JsonNode> events) {
    var opens = FILE.path("games").path(family).path("opens");
    var all = new ArrayList<>(deed);
    all.addAll(events);
    int from = all.size() - 1;
    while (from > 0 && !is(opens, all.get(from))) from--;
    while (from > 0 && is(opens, all.get(from - 1))) from--;
    return List.copyOf(all.subList(Math.max(0, from), all.size()));
  }

  private double length() {
    var next = new ArrayList<JsonNode>();
    for (int i = 0; i < events.size(); i++) {
      var event = events.get(i);
      var timing = score.path("events").path(type(event));
      boolean opens = is(score.path("opens"), event);
      boolean inRow = i > 0 && opens && is(score.path("opens"), events.get(i - 1));
      holdBefore(i);
      if (timing.path("next").asBoolean(false) && i + 1 < events.size()) {
        next.add(event);
        past.add(event);
        continue;
      }
      var beat = beatFor(event, timing, next);
      beat.millis = length(beat.events, events.subList(i + 1, events.size()));
      if (opens && !inRow) past.clear();
      past.add(event);
      holdAfter(i);
    }
    shorten();
    return made.stream().mapToDouble(beat -> beat.millis).sum();
  }

  /// The beat this event goes into: the last one, if they have a name in common, or one of its own.
  private Made beatFor(JsonNode event, JsonNode timing, List<JsonNode> next) {
    var last = made.isEmpty() ? null : made.getLast();
    var names = names(timing.path("with"));
    boolean unlisted = timing.isMissingNode();
    if (last != null && !last.events.isEmpty() && next.isEmpty()) {
      boolean shares = last.joinable && last.shared.stream().anyMatch(names::contains);
      if (unlisted || shares) {
        last.events.add(event);
        if (!unlisted) last.shared = both(last.shared, names);
        return last;
      }
    }
    var beat = new Made();
    beat.events.addAll(next);
    beat.events.add(event);
    beat.joinable = !unlisted;
    beat.shared = names;
    beat.walks = walks(event);
    made.add(beat);
    next.clear();
    return beat;
  }

  private void holdBefore(int i) {
    var event = events.get(i);
    for (var rule : score.path("held")) {
      var before = rule.path("before");
      var then = rule.path("then");
      boolean first = i == 0 || !is(before, events.get(i - 1)) || !then.isMissingNode();
      var next = i + 1 < events.size() ? events.get(i + 1) : MissingNode.getInstance();
      if (is(before, event) && first && matches(then, next) && fits(rule, event))
        hold(rule, event).millis += wait(rule);
    }
  }

  private void holdAfter(int i) {
    var event = events.get(i);
    for (var rule : score.path("held")) {
      var after = rule.path("after");
      boolean last = is(after, event) && (i + 1 == events.size() || !is(after, events.get(i + 1)));
      if (last && fits(rule, event)) hold(rule, event);
    }
  }

  private Made hold(JsonNode rule, JsonNode event) {
    var beat = new Made();
    beat.millis = millis(rule.path("ms"));
    beat.walks = walks(event);
    made.add(beat);
    return beat;
  }

  private static boolean matches(JsonNode components, JsonNode event) {
    for (var wanted : components.properties()) {
      if (!wanted.getValue().equals(event.path(wanted.getKey()))) return false;
    }
    return true;
  }

  private boolean fits(JsonNode rule, JsonNode event) {
    if (!matches(rule.path("where"), event)) return false;
    boolean given =
        !rule.has("given") || past.stream().anyMatch(each -> is(rule.path("given"), each));
    return given && past.stream().noneMatch(each -> is(rule.path("unless"), each));
  }

  /// What a held beat still waits for, so that what it ends was in sight long enough.
  private double wait(JsonNode rule) {
    if (!rule.has("up")) return 0;
    double shown = 0;
    boolean since = false;
    for (var beat : made.subList(0, made.size() - 1)) {
      since |= beat.events.stream().anyMatch(each -> is(rule.path("given"), each));
      if (since) shown += beat.millis;
    }
    return since ? Math.max(0, rule.path("up").asDouble() - shown) : 0;
  }

  private double length(List<JsonNode> together, List<JsonNode> rest) {
    var timed = together.stream().filter(event -> isTimed(timing(event))).toList();
    if (timed.isEmpty()) return 0;
    double longest = timed.stream().mapToDouble(event -> alone(event, rest)).max().orElse(0);
    var first = timing(timed.getFirst());
    double more = longest + either(first.path("each")) * (timed.size() - 1);
    return first.has("most") ? Math.max(longest, Math.min(either(first.path("most")), more)) : more;
  }

  /// One length for every tempo, or one for each.
  private static double either(JsonNode length) {
    return length.isArray() ? millis(length) : length.asDouble(0);
  }

  private static boolean isTimed(JsonNode timing) {
    for (var length : timing.path("ms")) if (length.asDouble() > 0) return true;
    return false;
  }

  private double alone(JsonNode event, List<JsonNode> rest) {
    var timing = timing(event);
    var hurry = timing.path("hurry");
    if (!hurry.isMissingNode() && isDecided(event, hurry)) return millis(hurry.path("ms"));
    boolean last = rest.isEmpty() || !type(rest.getFirst()).equals(type(event));
    return millis(timing.path("ms")) + (last ? millis(timing.path("last")) : 0);
  }

  /// Whether one of the run before this event was already the one that was sought.
  private boolean isDecided(JsonNode event, JsonNode hurry) {
    var field = hurry.path("field").asString();
    JsonNode sought = MissingNode.getInstance();
    for (var each : past) if (is(hurry.path("as"), each)) sought = each.path(field);
    if (sought.isMissingNode()) return false;
    for (int i = past.size() - 1; i >= 0 && type(past.get(i)).equals(type(event)); i--) {
      if (past.get(i).path(field).equals(sought)) return true;
    }
    return false;
  }

  private void shorten() {
    if (!score.has("walk")) return;
    double most = millis(score.path("walk").path("most"));
    double sum = made.stream().filter(beat -> beat.walks).mapToDouble(beat -> beat.millis).sum();
    if (sum <= most) return;
    for (var beat : made) if (beat.walks) beat.millis = Math.round(beat.millis * most / sum);
  }

  private boolean walks(JsonNode event) {
    return is(score.path("walk").path("of"), event);
  }

  private JsonNode timing(JsonNode event) {
    return score.path("events").path(type(event));
  }

  private static double millis(JsonNode lengths) {
    return lengths.path(STANDARD).asDouble(0);
  }

  private static String type(JsonNode event) {
    return event.path(TypeFirst.PROPERTY).asString();
  }

  private static boolean is(JsonNode types, JsonNode event) {
    return names(types).contains(type(event));
  }

  private static Set<String> names(JsonNode list) {
    var names = new TreeSet<String>();
    for (var name : list) names.add(name.asString());
    return names;
  }

  private static Set<String> both(Set<String> one, Set<String> other) {
    var both = new TreeSet<>(one);
    both.retainAll(other);
    return both;
  }
}
