package ridotto.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// Called without a command, says which there are.
@Command(
    name = "ridotto",
    version = "Ridotto " + Ridotto.VERSION,
    mixinStandardHelpOptions = true,
    description = "A house for games of hidden identity, and a laboratory for them.")
final class Ridotto implements Runnable {
  static final String VERSION = "0.1.0";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut());
  }
}
