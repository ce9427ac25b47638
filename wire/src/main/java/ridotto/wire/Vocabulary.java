package ridotto.wire;

import static java.util.stream.Collectors.joining;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.stream.Stream;
import ridotto.kernel.Contents;
import ridotto.kernel.Ending;
import ridotto.kernel.Event;
import ridotto.kernel.Eyes;
import ridotto.kernel.Game;
import ridotto.kernel.Move;
import ridotto.kernel.Named;
import ridotto.kernel.Player;
import ridotto.kernel.Question;
import ridotto.kernel.Seat;
import ridotto.kernel.Shelf;
import ridotto.kernel.Table;
import ridotto.kernel.View;
import tools.jackson.databind.JsonNode;

/// The types of everything that a game, or the protocol around the games, puts on the wire.
///
/// `meant` is what stands for a type: a game's own moves for the kernel's open [Move], say.
public record Vocabulary(
    String name, SequencedMap<Class<?>, Class<?>> meant, SequencedSet<Class<?>> types) {

  /// What every game closes for itself, and the protocol carries whatever the game.
  static final List<Class<?>> OPEN =
      List.of(Event.class, Move.class, Question.class, View.class, Contents.class);

  /// The protocol: `types`, and all they reach. The only foreign JSON in it are moves.
  public static Vocabulary of(String name, List<Class<?>> types) {
    var meant = new LinkedHashMap<Class<?>, Class<?>>();
    meant.put(JsonNode.class, Move.class);
    return of(name, meant, types);
  }

  /// The families of games on a shelf: editions say the same things.
  public static List<Vocabulary> of(Shelf shelf) {
    var families = new LinkedHashMap<String, Vocabulary>();
    for (var box : shelf.boxes()) {
      families.computeIfAbsent(
          box.family(), family -> of(family, box.open(box.most(), box.simulationLimit())));
    }
    return List.copyOf(families.values());
  }

  /// A family of games. Which types are its own can be read off a table once it is laid.
  public static <T extends Table<?>> Vocabulary of(String family, Game<T> game) {
    var events = new ArrayList<Event>();
    var table = game.open();
    table.admit(events::add);
    var question = table.question();
    while (events.isEmpty()) {
      var first = game.options(table, Table.HOUSE).getFirst();
      game.play(table, Table.HOUSE, game.moves().indexOf(first));
    }
    var meant = new LinkedHashMap<Class<?>, Class<?>>();
    meant.put(Event.class, own(events.getFirst(), Event.class));
    meant.put(Move.class, own(game.moves().getFirst(), Move.class));
    meant.put(Question.class, own(question, Question.class));
    meant.put(View.class, game.view(table, Eyes.open()).getClass());
    meant.put(Contents.class, game.contents().getClass());
    var roots = List.copyOf(meant.values());
    meant.put(Ending.class, game.endings().getFirst().getClass());
    return of(family, meant, roots);
  }

  private static Vocabulary of(
      String name, SequencedMap<Class<?>, Class<?>> meant, List<Class<?>> roots) {
    var vocabulary = new Vocabulary(name, meant, new LinkedHashSet<>());
    roots.forEach(vocabulary::reach);
    return vocabulary;
  }

  /// The game's interface right below the kernel's.
  private static Class<?> own(Object value, Class<?> open) {
    var type = value.getClass();
    return Stream.<Class<?>>iterate(type, at -> up(at, open))
        .filter(at -> Arrays.asList(at.getInterfaces()).contains(open))
        .findFirst()
        .orElseThrow();
  }

  private static Class<?> up(Class<?> type, Class<?> open) {
    return Arrays.stream(type.getInterfaces())
        .filter(open::isAssignableFrom)
        .findFirst()
        .orElseThrow();
  }

  private void reach(Class<?> type) {
    if (OPEN.contains(type) || !types.add(type)) return;
    for (var each : cases(type)) {
      for (var component : parts(each).values()) reach(component);
    }
  }

  private void reach(Shape shape) {
    switch (shape) {
      case Shape.Plain _ -> {}
      case Shape.Word(var constants) -> types.add(constants);
      case Shape.Listed(var of) -> reach(of);
      case Shape.Perhaps(var of) -> reach(of);
      case Shape.Mapped(var of) -> reach(of);
      case Shape.Whole(var type) -> reach(type);
    }
  }

  /// The records that are this type's cases, or the record itself.
  public static List<Class<?>> cases(Class<?> type) {
    if (!type.isSealed()) return type.isRecord() ? List.of(type) : List.of();
    return Arrays.stream(type.getPermittedSubclasses())
        .flatMap(below -> cases(below).stream())
        .distinct()
        .toList();
  }

  /// Whether a record of this type says which one it is.
  public static boolean isCase(Class<?> type) {
    return RecordFamily.of(type).isPresent();
  }

  /// The components of a record, by name and in order.
  public SequencedMap<String, Shape> parts(Class<?> record) {
    var parts = new LinkedHashMap<String, Shape>();
    for (var component : record.getRecordComponents()) {
      parts.put(component.getName(), shape(component.getGenericType()));
    }
    return parts;
  }

  /// What texts call a type: a game's own moves are its `Move`.
  public String title(Class<?> type) {
    for (var entry : meant.entrySet()) {
      if (entry.getValue() == type && OPEN.contains(entry.getKey())) {
        return entry.getKey().getSimpleName();
      }
    }
    return WireName.of(type);
  }

  private Shape shape(Type type) {
    if (type instanceof ParameterizedType generic) {
      var arguments = generic.getActualTypeArguments();
      var inner = shape(arguments[arguments.length - 1]);
      if (generic.getRawType() == List.class) return new Shape.Listed(inner);
      if (generic.getRawType() == Optional.class) return new Shape.Perhaps(inner);
      if (generic.getRawType() == Map.class) return new Shape.Mapped(inner);
    }
    if (type instanceof Class<?> plain) return shape(plain);
    throw new IllegalArgumentException("no shape for " + type);
  }

  private static final Map<Class<?>, Shape> PLAIN = new HashMap<>();

  static {
    for (var type : List.of(int.class, long.class, double.class, Integer.class, Long.class)) {
      PLAIN.put(type, Shape.Plain.NUMBER);
    }
    PLAIN.put(boolean.class, Shape.Plain.BOOLEAN);
    PLAIN.put(Boolean.class, Shape.Plain.BOOLEAN);
    PLAIN.put(String.class, Shape.Plain.TEXT);
    PLAIN.put(Instant.class, Shape.Plain.TEXT);
    PLAIN.put(Object.class, Shape.Plain.ANYTHING);
    PLAIN.put(Seat.class, Shape.Plain.SEAT);
    PLAIN.put(Player.class, Shape.Plain.PLAYER);
  }

  private Shape shape(Class<?> type) {
    var known = PLAIN.get(type);
    if (known != null) return known;
    if (Named.class.isAssignableFrom(type)) return Shape.Plain.NAMED;
    var own = meant.getOrDefault(type, type);
    if (own.isEnum()) return new Shape.Word(own);
    if (own.isRecord() || own.isSealed() || OPEN.contains(own)) return new Shape.Whole(own);
    throw new IllegalArgumentException("no shape for " + type + " in " + name);
  }

  /// The words of an enum's constants.
  public static List<String> words(Class<?> constants) {
    return Arrays.stream(constants.getEnumConstants())
        .map(constant -> Json.word((Enum<?>) constant))
        .toList();
  }

  @Override
  public String toString() {
    return name + types.stream().map(Class::getSimpleName).collect(joining(", ", "{", "}"));
  }
}
