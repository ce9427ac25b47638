package ridotto.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Unmatched;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// JMH has a jar of its own: houses have no use for it.
@Command(
    name = "parts",
    description = "The parts one by one, by JMH; what follows are JMH's own arguments.")
final class BenchParts implements Runnable {
  private static final String JAR = "ridotto-parts.jar";

  @Parameters(arity = "0..*", hidden = true)
  private List<String> patterns = new ArrayList<>();

  @Unmatched private List<String> options = new ArrayList<>();

  @Override
  public void run() {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(JavaFlags.LAB);
    command.addAll(List.of("-jar", jar().toString()));
    command.addAll(options);
    command.addAll(patterns);
    try {
      int status = new ProcessBuilder(command).inheritIO().start().waitFor();
      if (status != 0)
        throw new Refused("bench", Refusal.of("bench-failed").and("command", "parts"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  /// Beside this one, or where the build has put it.
  private static Path jar() {
    var here = here();
    return Stream.of(here.resolveSibling(JAR), here.resolve("../../../parts/target/" + JAR))
        .map(Path::normalize)
        .filter(Files::isRegularFile)
        .findFirst()
        .orElseThrow(() -> new Refused(JAR, Refusal.of("file-missing")));
  }

  private static Path here() {
    try {
      return Path.of(BenchParts.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("no place of these classes", e);
    }
  }
}
