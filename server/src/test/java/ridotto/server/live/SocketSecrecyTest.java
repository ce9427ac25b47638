package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.kernel.Dice;
import ridotto.kernel.Event;
import ridotto.server.table.Command;
import ridotto.server.table.Message;
import ridotto.wire.Json;
import ridotto.wire.Vocabulary;
import tools.jackson.databind.JsonNode;

/// Secrecy on the very socket: change what somebody cannot see, and not a byte of what they are
/// told may change, until an event shows them the difference.
class SocketSecrecyTest {
  private static final int GAMES = 12;
  private static final int LONGEST_OPENING = 40;
  private static final int LONGEST_COMPARED = 15;

  private static final Map<String, Boolean> REVEALING = revealing();

  @TempDir private Path data = Path.of("");

  @ParameterizedTest
  @CsvSource({"mascarade,4", "mascarade-2,5", "masques,3", "masquerade,3"})
  void the_bytes_on_a_socket_tell_nothing_that_their_reader_may_not_know(String game, int chairs) {
    int compared = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      int watcher = seed % (chairs + 1);
      try (var here = new World(folder(seed, "here"), seed, game, chairs, watcher);
          var there = new World(folder(seed, "there"), seed, game, chairs, watcher)) {
        compared += live(here, there, chairs, watcher, new Dice(seed));
      }
    }
    assertThat(compared).as("steps compared").isGreaterThan(2 * GAMES);
  }

  /// That the comparing can find something: the same lives, but the watcher's socket in one world
  /// is told by somebody who talks.
  @ParameterizedTest
  @CsvSource({"mascarade,4", "mascarade-2,5", "masques,3", "masquerade,3"})
  void a_table_that_leaks_what_is_hidden_is_found_out(String game, int chairs) {
    var failure =
        Assertions.catchThrowable(
            () -> {
              for (int seed = 0; seed < GAMES; seed++) {
                try (var here = new World(folder(seed, "leak"), seed, game, chairs, 0);
                    var there = new World(folder(seed, "other"), seed, game, chairs, 0)) {
                  here.leak();
                  there.leak();
                  live(here, there, chairs, 0, new Dice(seed));
                }
              }
            });
    assertThat(failure).isInstanceOf(AssertionError.class);
  }

  private Path folder(int seed, String world) {
    var folder = data.resolve(world + seed);
    assertThat(folder.toFile().mkdir()).isTrue();
    return folder;
  }

  /// Plays alike in both worlds, makes them differ where the watcher cannot see it, and goes on.
  private static int live(World here, World there, int chairs, int watcher, Dice dice) {
    int opening = dice.nextInt(LONGEST_OPENING);
    for (int i = 0; i < opening && play(here, there, chairs, dice); i++) {
      same(here.told(), there.told());
    }
    if (here.round().over()) return 0;
    there.disguise(watcher, dice);
    int compared = 0;
    while (compared < LONGEST_COMPARED && play(here, there, chairs, dice)) {
      var one = here.told();
      var other = there.told();
      if (parted(one, other)) break;
      same(one, other);
      compared++;
    }
    return compared;
  }

  private static void same(List<String> one, List<String> other) {
    for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
      assertThat(other.get(i)).isEqualTo(one.get(i));
    }
    assertThat(other).hasSameSizeAs(one);
  }

  /// Somebody plays something that both worlds allow.
  private static boolean play(World here, World there, int chairs, Dice dice) {
    record Choice(int chair, Command.Play play) {}
    var choices = new ArrayList<Choice>();
    for (int chair = 1; chair <= chairs; chair++) {
      for (var inquiry : here.asked(chair)) {
        if (inquiry.given().isPresent()) continue;
        int step = here.round().step();
        for (var move : inquiry.options()) {
          choices.add(new Choice(chair, new Command.Play(chair, step, Json.tree(move))));
        }
      }
    }
    while (!choices.isEmpty()) {
      var choice = choices.remove(dice.nextInt(choices.size()));
      if (!(there.say(choice.chair(), choice.play()) instanceof Message.Done)) continue;
      assertThat(here.say(choice.chair(), choice.play())).isInstanceOf(Message.Done.class);
      return true;
    }
    return false;
  }

  /// Whether the first thing that differs is something both worlds showed the watcher.
  private static boolean parted(List<String> one, List<String> other) {
    var first = events(one);
    var second = events(other);
    for (int i = 0; i < Math.min(first.size(), second.size()); i++) {
      if (first.get(i).equals(second.get(i))) continue;
      return reveals(first.get(i)) && reveals(second.get(i));
    }
    return false;
  }

  private static List<JsonNode> events(List<String> messages) {
    var events = new ArrayList<JsonNode>();
    for (var text : messages) {
      Json.read(text).orElseThrow().path("events").forEach(events::add);
    }
    return events;
  }

  private static boolean reveals(JsonNode event) {
    return REVEALING.getOrDefault(event.get("type").stringValue(), false);
  }

  /// Events that show something say so by a method of their own.
  private static Map<String, Boolean> revealing() {
    var revealing = new HashMap<String, Boolean>();
    for (var family : Vocabulary.of(Evening.SHELF)) {
      for (var type : family.types()) {
        if (!Event.class.isAssignableFrom(type)) continue;
        for (var each : Vocabulary.cases(type)) {
          revealing.merge(each.getSimpleName(), overrides(each), Boolean::logicalOr);
        }
      }
    }
    return revealing;
  }

  private static boolean overrides(Class<?> event) {
    try {
      return event.getMethod("reveals").getDeclaringClass() != Event.class;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }
}
