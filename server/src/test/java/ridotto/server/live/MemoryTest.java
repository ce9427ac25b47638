package ridotto.server.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.server.table.Command;
import ridotto.server.table.Manners;
import ridotto.wire.Json;

/// What a table repeats to whoever comes back.
class MemoryTest {
  private static final List<String> PEOPLE = List.of("Ada", "Ben", "Cleo", "Dan");

  @TempDir Path data;
  private Evening evening;
  private String id = "";

  @BeforeEach
  void open() {
    evening = new Evening(data);
  }

  @AfterEach
  void close() {
    evening.close();
  }

  private void begin(String memory) {
    var manners = new Manners(memory, "off", "calm", true, false, true, 30);
    id = evening.table("Ada", "mascarade", 4, Map.of("opening", "0"), manners);
    evening.start(id, PEOPLE, "random");
  }

  private void play(String name, String type) {
    evening.play(id, name, type);
    evening.clock.settle();
  }

  private String history(String name) {
    return Json.text(evening.live(id).welcome(evening.guest(name)).history());
  }

  @Test
  void an_open_deal_is_repeated_until_everybody_has_looked_and_never_again() {
    for (var memory : List.of("classic", "notebook", "assisted")) {
      begin(memory);
      assertThat(history("Ben")).contains("Dealt");
      assertThat(evening.position(id, "Ben").ready()).contains(List.of());
      assertThat(evening.position(id, "Ada").inquiries()).isEmpty();
      evening.tell(id, "Ada", new Command.Ready(1));
      assertThat(evening.position(id, "Ben").ready()).contains(List.of(1));
      evening.restart();
      assertThat(history("Ben")).contains("Dealt");
      evening.ready(id, PEOPLE);
      for (var name : PEOPLE) assertThat(history(name)).doesNotContain("Dealt");
      assertThat(history("Zoe")).doesNotContain("Dealt");
      assertThat(evening.live(id).record(evening.guest("Ada"), 1)).doesNotContain("Dealt");
      assertThat(evening.position(id, "Ada").ready()).isEmpty();
      assertThat(evening.position(id, "Ada").inquiries()).hasSize(1);
    }
  }

  @Test
  void a_classic_table_repeats_a_private_showing_until_it_is_seen() {
    begin("classic");
    evening.ready(id, PEOPLE);
    var tape = evening.listen(id, "Ada");
    play("Ada", "Look");

    assertThat(tape.last("Happened").toString()).contains("Glimpsed");
    assertThat(history("Ada")).contains("Glimpsed");
    assertThat(history("Ben")).doesNotContain("Glimpsed").contains("Looked");
    long seq = tape.last("Happened").get("seq").longValue();
    evening.restart();
    var again = evening.listen(id, "Ada", OptionalLong.of(seq));
    assertThat(again.last("Welcome").get("history").toString()).contains("Glimpsed");
    evening.tell(id, "Ada", new Command.Seen(1, seq));
    assertThat(history("Ada")).doesNotContain("Glimpsed");
    evening.restart();
    assertThat(history("Ada")).doesNotContain("Glimpsed");
  }

  @Test
  void a_notebook_keeps_it() {
    begin("notebook");
    evening.ready(id, PEOPLE);
    play("Ada", "Look");
    evening.tell(id, "Ada", new Command.Seen(1, 100));
    assertThat(history("Ada")).contains("Glimpsed");
    assertThat(history("Ben")).doesNotContain("Glimpsed");
  }

  @Test
  void a_classic_table_forgets_identities_with_the_turn_and_everything_after_a_round() {
    begin("classic");
    evening.ready(id, PEOPLE);
    play("Ada", "Announce");
    play("Ben", "Claim");
    assertThat(history("Zoe")).contains("Claimed");
    play("Cleo", "Pass");
    play("Dan", "Pass");
    assertThat(history("Zoe")).contains("Announced").doesNotContain("Unmasked", "Claimed");
    for (int i = 0; i < 4; i++) {
      var asked = PEOPLE.get(evening.position(id, "Ada").awaited().getFirst().index());
      var swaps =
          evening.position(id, asked).inquiries().getFirst().options().stream()
              .anyMatch(move -> move.getClass().getSimpleName().equals("Swap"));
      assertThat(swaps).isTrue();
      play(asked, "Swap");
    }
    play(PEOPLE.get(evening.position(id, "Ada").awaited().getFirst().index()), "Swap");
    assertThat(history("Zoe")).doesNotContain("Announced");
  }

  @Test
  void whoever_takes_over_is_told_nothing_old() {
    begin("notebook");
    evening.ready(id, PEOPLE);
    play("Ada", "Look");
    evening.tell(id, "Ada", new Command.Leave(1));
    evening.tell(id, "Eve", new Command.TakeOver(1, "Eve"));
    assertThat(history("Eve")).contains("Looked").doesNotContain("Glimpsed");
  }
}
