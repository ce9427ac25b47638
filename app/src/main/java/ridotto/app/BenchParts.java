package ridotto.app;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Unmatched;

@Command(
    name = "parts",
    description = "The parts one by one, by JMH; what follows are JMH's own arguments.")
final class BenchParts implements Runnable {
  @Parameters(arity = "0..*", hidden = true)
  private List<String> patterns = new ArrayList<>();

  @Unmatched private List<String> options = new ArrayList<>();

  @Override
  public void run() {
    var args = new ArrayList<>(options);
    args.addAll(patterns);
    try {
      org.openjdk.jmh.Main.main(args.toArray(String[]::new));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
