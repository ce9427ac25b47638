package ridotto.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.lab.columns.Query;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// Runs as folders and as tables, as somebody at a terminal meets them.
class RunsTest {
  private static final double WIN = 360_360;

  @TempDir private Path folder = Path.of("");

  @BeforeAll
  static void figures_are_printed_alike_everywhere() {
    Locale.setDefault(Locale.ROOT);
  }

  private JsonNode run(String words) {
    var printed = CommandTest.Printed.line(words + " --json --out " + folder.resolve("run"));
    assertThat(printed.status()).as(printed.err()).isZero();
    return Json.read(printed.out()).orElseThrow();
  }

  private void export(String format, String... more) {
    var words =
        "export "
            + folder.resolve("run")
            + " --format "
            + format
            + " --out "
            + folder.resolve(format);
    var printed = CommandTest.Printed.line(String.join(" ", words, String.join(" ", more)).strip());
    assertThat(printed.status()).as(printed.err()).isZero();
  }

  private List<String> ask(String sql) throws SQLException {
    var out = new StringWriter();
    Query.ask(folder.resolve("parquet"), sql, new PrintWriter(out, true));
    return out.toString().lines().skip(1).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "mascarade,6,'regular,novice,random*4'",
    "mascarade-2,8,random",
    "masques,2,random",
    "masquerade,4,random",
    "mascarade,3,casual",
  })
  void tables_have_the_printed_figures_exactly(String game, int players, String bots)
      throws SQLException {
    var printed =
        run("simulate --game " + game + " --players " + players + " --games 40 --bots " + bots);
    export("parquet");

    assertThat(ask("select count(*), sum(turns), sum(decisions) from games"))
        .containsExactly(
            printed.get("games").asLong()
                + ","
                + printed.get("turns").asLong()
                + ","
                + printed.get("decisions").asLong());
    assertThat(ask("select count(*) from decisions"))
        .containsExactly(printed.get("decisions").asString());
    var wins = ask("select sum(won) from seats group by player order by player");
    for (int player = 0; player < players; player++) {
      assertThat(Long.parseLong(wins.get(player)) / (WIN * 40))
          .isEqualTo(printed.get("winShare").get(player).asDouble());
    }
    for (var ending : printed.get("endings").properties()) {
      assertThat(ask("select count(*) from games where ending = '" + ending.getKey() + "'"))
          .containsExactly(ending.getValue().asString());
    }
    for (var bot : printed.get("habits").properties()) {
      for (var habit : List.of("true", "lie", "mistake", "false")) {
        var counted = bot.getValue().get(habit);
        var sql =
            "select count(*) from decisions join seats using (run, game, player)"
                + " where verdict = '"
                + habit
                + "' and bot = '"
                + bot.getKey()
                + "'";
        assertThat(ask(sql)).containsExactly(counted == null ? "0" : counted.asString());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"csv", "jsonl"})
  void every_game_is_told_as_text_with_its_events(String format) throws IOException {
    run("simulate --game mascarade --players 5 --games 20 --bots novice");
    export(format, "--events");

    var games = Files.readAllLines(folder.resolve(format).resolve("games." + format));
    assertThat(games).hasSize(format.equals("csv") ? 21 : 20);
    var events = Files.readString(folder.resolve(format).resolve("events." + format));
    assertThat(events.lines().filter(line -> line.contains("Dealt"))).hasSizeGreaterThan(100);
    var manifest = Files.readString(folder.resolve(format).resolve("manifest.json"));
    assertThat(manifest).contains("\"seed\" : 1", "decisions." + format, "sha256");
  }

  @Test
  void an_export_takes_the_place_of_another_and_of_no_run() throws IOException, SQLException {
    run("simulate --game mascarade --players 4 --games 1200");
    export("parquet");
    var seats = folder.resolve("parquet/seats");
    Files.copy(seats.resolve("0000.parquet"), seats.resolve("0001.parquet"));
    Files.writeString(folder.resolve("parquet/mine.txt"), "mine");
    export("parquet");
    assertThat(ask("select count(*) from seats")).containsExactly("4800");
    assertThat(folder.resolve("parquet/mine.txt")).hasContent("mine");
    assertThat(Files.readString(folder.resolve("parquet/manifest.json"))).doesNotContain("mine");

    var run = folder.resolve("run").toString();
    var onto = CommandTest.Printed.by("export", run, "--out", run);
    assertThat(onto.err()).isEqualTo("ridotto: " + run + ": There is a run already.\n");
    Files.delete(folder.resolve("run/parts/000001.part"));
    var partly = CommandTest.Printed.by("export", run, "--out", folder.resolve("csv").toString());
    assertThat(partly.err()).contains("warning: " + run, "1,000 of 1,200 games");
    var nothing = CommandTest.Printed.by("sql", run, "select 1");
    assertThat(nothing.err()).isEqualTo("ridotto: " + run + ": There is no export as Parquet.\n");
  }

  @Test
  void what_is_printed_of_a_run_is_printed_again_from_its_folder() {
    var printed = run("simulate --game mascarade --players 4 --games 30 --bots expert,random*3");
    var again = CommandTest.Printed.by("merge", folder.resolve("run").toString(), "--json");
    var merged = Json.read(again.out()).orElseThrow();
    for (var name : List.of("seats", "byBot", "characters", "endingShares", "lengths", "habits")) {
      assertThat(merged.get(name)).as(name).isEqualTo(printed.get(name));
    }
    assertThat(CommandTest.Printed.by("missing", folder.resolve("run").toString()).out()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "simulate --game mascarade --players 4 --bots expert,random | bots",
        "simulate --game mascarade --players 4 --bots expert*0,random*4 | bots",
        "simulate --game mascarade --players 4 --bots expert-99 | bots",
        "simulate --game mascarade --players 4 --precision often | precision",
        "simulate --game mascarade --players 4 --precision 0% | precision",
        "simulate --game mascarade --players 4 --shard 2/3 | out",
        "simulate --game mascarade --players 4 --shard 4/3 --out nowhere | shard",
        "simulate --game mascarade --players 4 --shard 1/3 --precision 1% --out nowhere |"
            + " precision",
        "merge no-such-folder | no-such-folder",
        "missing no-such-folder | no-such-folder",
        "export no-such-folder --out nowhere | no-such-folder",
        "bench forecasts --game mascarade --players 4 --bots genius | bots",
      })
  void bad_input_gets_one_line_that_names_it(String line, String named) {
    var printed = CommandTest.Printed.line(line);
    assertThat(printed.status()).isEqualTo(2);
    assertThat(printed.out()).isEmpty();
    assertThat(printed.err().lines()).hasSize(1).first().asString().contains(named);
    assertThat(Files.exists(Path.of("nowhere"))).isFalse();
  }

  @Test
  void a_bot_of_the_first_generation_plays_beside_the_living_one() {
    var printed =
        CommandTest.Printed.line(
            "tournament --game mascarade --players 6 --bots expert,expert-1 --games 60 --json");
    var rows = Json.read(printed.out()).orElseThrow();
    assertThat(rows).hasSize(2);
    assertThat(rows.get(1).get("bot").asString()).isEqualTo("expert-1");
  }

  @ParameterizedTest
  @CsvSource({"mascarade,6,announce.holds", "masques,2,search.chance"})
  void forecasts_are_held_against_what_came(String game, int players, String what) {
    var printed =
        CommandTest.Printed.line(
            "bench forecasts --game "
                + game
                + " --players "
                + players
                + " --games 6 --playouts 4 --json");
    var rows = Json.read(printed.out()).orElseThrow();
    assertThat(rows.valueStream().map(row -> row.get("what").asString())).contains(what);
    for (var row : rows) {
      assertThat(row.get("brier").asDouble()).isBetween(0.0, 1.0);
      long tenths =
          row.get("tenths").valueStream().mapToLong(t -> t.get("forecasts").asLong()).sum();
      assertThat(tenths).isEqualTo(row.get("forecasts").asLong());
    }
  }
}
