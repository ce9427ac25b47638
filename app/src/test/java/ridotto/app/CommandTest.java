package ridotto.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// The command line as somebody at a terminal meets it.
class CommandTest {
  private static final Pattern TIMES =
      Pattern.compile("(?m)^.*(\"seconds\"|PerSecond|^  time).*$\\R?");

  @TempDir private Path folder = Path.of("");

  record Printed(int status, String out, String err) {
    static Printed by(String... args) {
      var out = new StringWriter();
      var err = new StringWriter();
      int status =
          Main.commands(Main.SHELF)
              .setOut(new PrintWriter(out, true))
              .setErr(new PrintWriter(err, true))
              .execute(args);
      return new Printed(status, out.toString(), err.toString());
    }

    static Printed line(String line) {
      return by(line.split(" ", -1));
    }
  }

  @BeforeAll
  static void figures_are_printed_alike_everywhere() {
    Locale.setDefault(Locale.ROOT);
  }

  @Test
  void no_house_is_opened_with_a_seed() {
    var printed = Printed.line("serve --seed 3");
    assertThat(printed.status()).isEqualTo(2);
    assertThat(printed.err()).contains("Unknown option");
  }

  @Test
  void every_number_of_players_is_simulated() {
    for (var box : Main.SHELF.boxes()) {
      IntStream.rangeClosed(box.fewest(), box.most())
          .forEach(
              n -> {
                var printed =
                    Printed.line(
                        "simulate --game " + box.name() + " --players " + n + " --games 50 --json");
                assertThat(printed.status()).as(printed.err()).isZero();
                shows_a_whole_result(n, Json.read(printed.out()).orElseThrow());
              });
    }
  }

  private static void shows_a_whole_result(int players, JsonNode json) {
    assertThat(json.propertyNames())
        .contains("game", "players", "games", "turns", "decisions", "seconds")
        .contains("decisionsPerSecond", "gamesPerSecond", "winShare", "endings");
    assertThat(json.get("winShare")).hasSize(players);
    double shares = 0;
    for (var share : json.get("winShare")) shares += share.asDouble();
    assertThat(shares).isCloseTo(1, org.assertj.core.data.Offset.offset(1e-9));
    long endings = 0;
    for (var ending : json.get("endings")) endings += ending.asLong();
    assertThat(endings).isEqualTo(50);
  }

  @ParameterizedTest
  @ValueSource(strings = {"A", "B"})
  void both_sides_of_the_second_edition_are_simulated(String side) {
    for (int n = 4; n <= 12; n++) {
      var printed =
          Printed.line("simulate --game mascarade-2 --games 20 --side " + side + " --players " + n);
      assertThat(printed.status()).as(printed.err()).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource({"mascarade,8", "mascarade-2,11"})
  void the_same_seed_gives_the_same_result_whatever_the_threads(String game, int players) {
    var line =
        "simulate --game "
            + game
            + " --players "
            + players
            + " --games 3000 --seed 7 --json --threads ";
    var one = TIMES.matcher(Printed.line(line + 1).out()).replaceAll("");
    var three = TIMES.matcher(Printed.line(line + 3).out()).replaceAll("");
    assertThat(three).isEqualTo(one).contains("winShare");
    assertThat(
            TIMES
                .matcher(Printed.line(line.replace("--seed 7", "--seed 8") + 1).out())
                .replaceAll(""))
        .isNotEqualTo(one);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "simulate --game chess --players 4 | game",
        "simulate --game mascarade --players 14 | players",
        "simulate --game mascarade-2 --players 3 | players",
        "simulate --game mascarade --players many | players",
        "simulate --players 4 | game",
        "simulate --game mascarade --players 4 --games 0 | games",
        "simulate --game mascarade --players 4 --games 99999999999999999999 | games",
        "simulate --game mascarade --players 4 --threads 0 | threads",
        "simulate --game mascarade --players 4 --bots genius | bots",
        "simulate --game mascarade --players 4 --cast King,Queen | cast",
        "simulate --game mascarade --players 4 --side A | side",
        "simulate --game mascarade-2 --players 4 --side C | side",
        "simulate --game mascarade --players 4 --set colour=red | colour",
        "simulate --game mascarade --players 4 --set opening=many | opening",
        "replay no-such-file.txt | no-such-file.txt",
        "replay . | .",
        "trial nonsense | nonsense",
        "bench playout --game chess | game",
        "bench playout --against nothing.jar | against",
        "bench playout --forks -1 | forks",
        "bench playout --players 99 | players",
        "bench habits --mask Gambler --players 6 | mask",
        "bench habits --mask Guru --players 8 --game masques | game",
        "bench playout --game masques --players 5 | players",
        "bench answers --playouts -1 | playouts",
        "tournament --game mascarade --players 8 --bots genius,random | bots",
        "tournament --game mascarade --players 8 --bots expert,random --playouts 0 | playouts",
        "dance | dance",
      })
  void bad_input_gets_one_line_that_names_it(String line, String named) {
    var printed = Printed.line(line);
    assertThat(printed.status()).isEqualTo(2);
    assertThat(printed.out()).isEmpty();
    assertThat(printed.err().lines()).hasSize(1).first().asString().contains(named);
  }

  @Test
  void every_broken_clause_of_a_cast_is_named() {
    var printed =
        Printed.line(
            "simulate --game mascarade --players 6 --cast King,King,Spy,Peasant,Inquisitor");
    assertThat(printed.err()).contains("Judge", "Peasant", "Inquisitor", "King", "6");
    assertThat(printed.err().lines()).hasSize(1);
  }

  @Test
  void an_empty_or_binary_or_broken_record_is_refused_with_the_reason() throws IOException {
    for (var bytes :
        new byte[][] {
          {},
          {0, 1, 2, 3},
          {(byte) 0xff, (byte) 0xfe, 0x41},
          "chess\n".getBytes(java.nio.charset.StandardCharsets.UTF_8)
        }) {
      var file = Files.write(folder.resolve("record.txt"), bytes);
      var printed = Printed.by("replay", file.toString());
      assertThat(printed.status()).isEqualTo(2);
      assertThat(printed.err().lines()).hasSize(1);
    }
  }

  @Test
  void a_wrong_record_tells_the_line_and_nothing_else() throws IOException {
    var file =
        Files.writeString(
            folder.resolve("wrong.txt"), record().replace("courthouse 1", "courthouse 2"));
    var printed = Printed.by("replay", file.toString());
    assertThat(printed.status()).isEqualTo(2);
    assertThat(printed.out()).isEmpty();
    assertThat(printed.err()).contains("line 13").contains("courthouse");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | line 9: It is not their turn to answer; the table waits for Bruno.",
        "fr | ligne 9: Ce n'est pas son tour de répondre\u00a0; la table attend Bruno.",
        "it | riga 9: Non tocca a chi ha parlato; il tavolo aspetta Bruno.",
      })
  void a_refusal_is_said_in_the_language_asked_for_and_names_people(String language, String said)
      throws IOException {
    var text = record().replace("Bruno: announce King", "Adele: announce King");
    var file = Files.writeString(folder.resolve("turn.txt"), text).toString();

    var printed = Printed.by("replay", file, "--lang", language);

    assertThat(printed.err()).contains(said).doesNotContain("@");
    assertThat(Printed.by("replay", file, file, "--lang", language).out()).contains(said);
    var asOne = printed.err().substring("ridotto: ".length()).strip();
    assertThat(asOne.contains("the table waits")).isEqualTo("en".equals(language));
  }

  @Test
  void bots_of_the_second_edition_have_habits_too() {
    var printed =
        Printed.line("bench habits --game mascarade-2 --mask Patron --players 9 --games 1 --json");

    var habits = Json.read(printed.out()).orElseThrow();
    assertThat(habits.propertyNames()).contains("novice", "expert");
    assertThat(habits.get("expert").get("poorer").get("all").asInt()).isPositive();
  }

  @Test
  void a_replay_tells_the_story_and_as_json_the_state() throws IOException {
    var file = Files.writeString(folder.resolve("king.txt"), record()).toString();
    assertThat(Printed.by("replay", file).out()).contains("Bruno", "King", "Cedric");
    assertThat(Printed.by("replay", file, "--lang", "fr").out()).contains("Roi");
    assertThat(Printed.by("replay", file, "--lang", "it").out()).contains("Re");
    var json = Json.read(Printed.by("replay", file, "--json").out()).orElseThrow();
    assertThat(json.get("state").get("purses").toString()).isEqualTo("[6,5,9,6]");
    assertThat(json.get("state").get("courthouse").asInt()).isEqualTo(1);
    assertThat(json.get("outcome").isNull()).isTrue();
  }

  @Test
  void a_replay_through_somebodys_eyes_shows_only_what_they_saw() throws IOException {
    var swapped =
        Files.writeString(folder.resolve("swap.txt"), record() + "Cedric: swap David\n").toString();
    var feint =
        Files.writeString(folder.resolve("feint.txt"), record() + "Cedric: pretend David\n")
            .toString();
    for (var eyes : new String[] {"Adele", "2", "David", "spectator"}) {
      assertThat(Printed.by("replay", feint, "--as", eyes).out())
          .isEqualTo(Printed.by("replay", swapped, "--as", eyes).out());
      assertThat(Printed.by("replay", feint, "--as", eyes, "--json").out())
          .isEqualTo(Printed.by("replay", swapped, "--as", eyes, "--json").out());
    }
    assertThat(Printed.by("replay", feint, "--as", "Cedric").out())
        .isNotEqualTo(Printed.by("replay", swapped, "--as", "Cedric").out());
    assertThat(Printed.by("replay", feint, "--as", "Zoe").err()).contains("Zoe");
  }

  @Test
  void recorded_games_can_be_replayed() {
    for (var box : Main.SHELF.boxes()) {
      var written =
          Printed.by(
              "simulate",
              "--game",
              box.name(),
              "--players",
              "4",
              "--games",
              "2",
              "--records",
              folder.toString());
      assertThat(written.status()).as(written.err()).isZero();
      var replayed =
          Printed.by("replay", folder.resolve(box.name() + "-000002.txt").toString(), "--json");
      assertThat(replayed.status()).as(replayed.err()).isZero();
      assertThat(Json.read(replayed.out()).orElseThrow().get("outcome").get("winners"))
          .isNotEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({"mascarade,5", "mascarade-2,6", "masques,2", "masquerade,3"})
  void a_tournament_is_the_same_whatever_the_threads(String game, int players) {
    var line =
        "tournament --game " + game + " --players " + players + " --bots expert,casual,random";
    var one = Printed.line(line + " --games 24 --playouts 8 --seed 5 --json --threads 1");
    assertThat(one.status()).as(one.err()).isZero();
    assertThat(Printed.line(line + " --games 24 --playouts 8 --seed 5 --json --threads 3").out())
        .isEqualTo(one.out());
    var rows = Json.read(one.out()).orElseThrow();
    assertThat(rows).hasSize(3);
    assertThat(rows.get(0).propertyNames())
        .containsExactly("bot", "games", "winShare", "ratio", "low", "high");
    assertThat(rows.get(0).get("ratio").asDouble())
        .isGreaterThan(rows.get(2).get("ratio").asDouble());
  }

  @ParameterizedTest
  @CsvSource({"mascarade,4,en", "mascarade-2,6,fr", "masques,3,it", "masquerade,3,en"})
  void bots_can_be_watched_and_say_why(String game, int players, String language) {
    var line =
        "watch --game " + game + " --players " + players + " --playouts 8 --lang " + language;
    var printed = Printed.line(line + " --bots expert,casual");
    assertThat(printed.status()).as(printed.err()).isZero();
    assertThat(printed.out()).contains("    (expert1: ", "    (casual2: ");
    assertThat(Printed.line(line + " --bots expert,casual").out()).isEqualTo(printed.out());
  }

  @Test
  void the_bench_prints_its_anchor_and_ratios() {
    var printed =
        Printed.line(
            "bench playout --game mascarade --players 8 --observed --seconds 0.01 --forks 0"
                + " --json");
    var rows = Json.read(printed.out()).orElseThrow();
    assertThat(rows).hasSize(3);
    assertThat(rows.get(0).get("what").asString()).isEqualTo("bare loop");
    assertThat(rows.get(1).get("ratio").asDouble()).isPositive();
  }

  @Test
  void the_bench_prints_how_long_bots_think() {
    var printed =
        Printed.line(
            "bench answers --game masquerade --players 3 --millis 1 --bot casual --warm-up 0"
                + " --json");
    var row = Json.read(printed.out()).orElseThrow().get(0);
    assertThat(row.get("players").asInt()).isEqualTo(3);
    assertThat(row.get("p50Millis").asDouble())
        .isLessThanOrEqualTo(row.get("p99Millis").asDouble());
  }

  @Test
  void a_bench_of_bots_with_playouts_counts_decisions_a_second_of_processor_time() {
    var printed =
        Printed.line(
            "bench answers --game masques --players 2 --playouts 4 --bot casual --warm-up 0"
                + " --json");
    var row = Json.read(printed.out()).orElseThrow().get(0);
    assertThat(row.get("late").asInt()).isZero();
    assertThat(row.get("decisionsPerCpuSecond").asDouble()).isPositive();
    assertThat(row.get("ratio").asDouble()).isPositive();
  }

  private static String record() {
    return """
    ridotto record 1
    game mascarade
    set cast Judge, Bishop, King, Queen, Thief, Witch
    seats Adele, Bruno, Cedric, David

    cards Witch, Thief, King, Judge
    centre Queen, Bishop
    turn Bruno
    Bruno: announce King
    Cedric: claim
    others: pass
    purses 6 5 9 6
    courthouse 1
    """;
  }
}
