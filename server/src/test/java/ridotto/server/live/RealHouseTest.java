package ridotto.server.live;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.bots.Budget;
import ridotto.server.table.Beat;
import ridotto.server.table.Command;
import ridotto.server.table.Guest;
import ridotto.server.table.Manners;
import ridotto.server.table.Message;
import ridotto.server.table.Room;

/// With real threads and a real clock: many tables of bots at once, across a restart.
class RealHouseTest {
  private static final int TABLES = 12;

  @TempDir Path data;

  @Test
  void bots_play_on_at_many_tables_and_after_a_restart() throws Exception {
    var rules = HouseRules.USUAL.with(Beat.NONE).with(Budget.playouts(4));
    var ids = new ArrayList<String>();
    var moved = new Awaited();
    Guest host;
    try (var house = RealHouse.open(data, rules, Evening.SHELF, Evening.TROUPES)) {
      host = house.guests().find(house.guests().issue()).orElseThrow();
      for (int i = 0; i < TABLES; i++) ids.add(begin(house, host));
      // In the middle of the games: the last table has begun to move.
      house.find(ids.getLast()).orElseThrow().connect(host, OptionalLong.empty(), moved);
      moved.await("Happened");
    }
    try (var house = RealHouse.open(data, rules, Evening.SHELF, Evening.TROUPES)) {
      for (var id : ids) {
        var over = new Awaited();
        house.find(id).orElseThrow().connect(host, OptionalLong.empty(), over);
        over.await("\"phase\":\"finished\"");
      }
      assertThat(allOver(house, ids)).isTrue();
      assertThat(house.figures().thinking()).isZero();
      assertThat(house.of(host)).hasSize(TABLES);
    }
  }

  private static String begin(House house, Guest host) {
    var manners = Manners.USUAL;
    var id = house.openTable(host, new Opening("mascarade", 5, Map.of("limit", "15"), manners));
    var live = house.find(id).orElseThrow();
    for (int chair = 1; chair <= 5; chair++) {
      live.handle(host, "seat" + chair, new Command.SeatBot(chair, "random"));
    }
    live.connect(host, OptionalLong.empty(), Talk.NOBODY);
    assertThat(live.handle(host, "start", new Command.Start())).isInstanceOf(Message.Done.class);
    return id;
  }

  private static boolean allOver(House house, List<String> ids) {
    return ids.stream()
        .map(id -> house.find(id).orElseThrow())
        .allMatch(live -> live.locked(() -> live.state().phase() == Room.Phase.FINISHED));
  }

  /// Hears everything, and lets somebody wait for a word in it.
  private static final class Awaited implements Listener {
    private final LinkedBlockingQueue<String> heard = new LinkedBlockingQueue<>();

    @Override
    public void tell(byte[] json) {
      heard.add(new String(json, UTF_8));
    }

    @Override
    public void close(String reason) {}

    void await(String word) throws InterruptedException {
      for (var text = ""; !text.contains(word); ) {
        var next = heard.poll(30, TimeUnit.SECONDS);
        assertThat(next).as("nothing more was told, and no " + word).isNotNull();
        text = next;
      }
    }
  }
}
