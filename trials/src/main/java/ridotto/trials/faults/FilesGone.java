package ridotto.trials.faults;

import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import ridotto.trials.load.Entries;
import ridotto.trials.load.Reception;
import ridotto.trials.load.Scratch;

/// Files that are taken away or replaced while the house is open. What lay in them is lost; but
/// nothing that is sent later than a second after is acknowledged, and the house says why.
record FilesGone(Houses houses, int tables, int guests, long seed) {
  private static final long SECOND = 1_000_000_000L;
  private static final int PATIENCE_SECONDS = 30;
  private static final String GONE = "data-gone";
  private static final int REFUSALS = 5;

  void run(Consumer<String> progress) throws IOException {
    for (var name : List.of("ridotto.db", "ridotto.db-wal")) {
      putBack(name);
      progress.accept(name + " was moved away and put back: every table goes on");
    }
    lost("removed", Files::delete);
    progress.accept("ridotto.db was removed: nothing was acknowledged any more");
    lost("replaced", FilesGone::replace);
    progress.accept("ridotto.db was replaced: nothing was acknowledged any more");
  }

  private static void replace(Path file) throws IOException {
    var copy = file.resolveSibling("copy");
    Files.copy(file, copy);
    Files.move(copy, file, REPLACE_EXISTING);
  }

  /// Those who play meanwhile must be refused for a while, and nobody told that anything is done.
  private static void refused(Crowd crowd, Reception reception, long gone) {
    Waiting.until(
        PATIENCE_SECONDS,
        "the house says that its data are gone",
        () -> reception.trouble().equals(GONE));
    int refused = crowd.refused(GONE);
    Waiting.until(
        PATIENCE_SECONDS,
        "moves are refused",
        () -> crowd.refused(GONE) >= refused + REFUSALS && System.nanoTime() > gone + 2 * SECOND);
    if (crowd.lastAcknowledged() > gone + SECOND) {
      throw new IllegalStateException("something was acknowledged that nobody will find again");
    }
  }

  private void putBack(String name) throws IOException {
    try (var data = Scratch.called("ridotto-gone")) {
      Crowd crowd;
      try (var house = houses.open(data.folder());
          var reception = new Reception(house.address())) {
        crowd = Crowd.settle(reception, tables, guests, seed);
        try (var _ = crowd.visit(reception)) {
          crowd.goOn(reception, crowd.heights(reception));
          var away = data.folder().resolve("away");
          Files.move(data.folder().resolve(name), away);
          refused(crowd, reception, System.nanoTime());
          Files.move(away, data.folder().resolve(name));
          Waiting.until(
              PATIENCE_SECONDS, "the house is ready again", () -> reception.trouble().isEmpty());
          crowd.goOn(reception, crowd.heights(reception));
        }
      }
      crowd.mustBeIn(Entries.read(data.folder()));
    }
  }

  private interface Harm {
    void to(Path file) throws IOException;
  }

  private void lost(String what, Harm harm) throws IOException {
    try (var data = Scratch.called("ridotto-" + what);
        var house = houses.open(data.folder());
        var reception = new Reception(house.address())) {
      var crowd = Crowd.settle(reception, tables, guests, seed);
      try (var _ = crowd.visit(reception)) {
        crowd.goOn(reception, crowd.heights(reception));
        harm.to(data.folder().resolve("ridotto.db"));
        refused(crowd, reception, System.nanoTime());
      }
      house.kill();
    }
  }
}
