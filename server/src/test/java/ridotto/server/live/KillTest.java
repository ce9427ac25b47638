package ridotto.server.live;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import ridotto.kernel.Dice;
import ridotto.server.table.Command;
import ridotto.server.table.Message;
import ridotto.server.table.Room;

/// A process is killed in the middle of everything; whatever it had acknowledged is in the log.
class KillTest {
  @TempDir Path data;

  @Test
  void everything_acknowledged_survives_the_process() throws IOException {
    var child =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                Victim.class.getName(),
                data.toString())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    var id = "";
    long acknowledged = 0;
    try (var out = child.inputReader(UTF_8)) {
      id = out.readLine();
      for (int i = 0; i < 60; i++) acknowledged = Long.parseLong(out.readLine());
      child.toHandle().destroyForcibly();
      for (var line = out.readLine(); line != null; line = out.readLine()) {
        // The last line may have been cut off.
        if (line.length() >= String.valueOf(acknowledged).length()) {
          acknowledged = Math.max(acknowledged, Long.parseLong(line));
        }
      }
    }
    child.onExit().join();
    try (var evening = new Evening(data)) {
      var standing = evening.live(id).state();
      assertThat(standing.told()).isGreaterThanOrEqualTo(acknowledged);
      assertThat(standing.phase()).isEqualTo(Room.Phase.PLAYING);
      assertThat(standing.chairs().getFirst().name()).contains("Ada");
    }
  }

  /// Opens a table and plays at it until it dies, saying what was acknowledged.
  static final class Victim {
    private Victim() {}

    public static void main(String... args) {
      var evening = new Evening(Path.of(args[0]));
      var id = evening.table("Ada", "mascarade", 4, Map.of());
      evening.start(id, List.of("Ada", "Ben"), "random");
      evening.ready(id, List.of("Ada", "Ben"));
      System.out.println(id);
      var dice = new Dice(3);
      for (int i = 0; i < 100_000; i++) {
        var said = evening.ask(id, "Ada", new Command.Order(1, i % 2 == 0, List.of("King")));
        if (i % 12 == 0) {
          evening.clock.seconds(11);
          said = evening.tell(id, "Ben", new Command.Say(2, "still here " + i));
        } else if (dice.nextInt(2) == 0) {
          evening.tell(id, "Ada", new Command.Abandon(1, i % 2 == 0));
          said = evening.ask(id, "Ada", new Command.Seen(1, i));
        }
        if (said instanceof Message.Done done) System.out.println(done.seq());
      }
    }
  }
}
