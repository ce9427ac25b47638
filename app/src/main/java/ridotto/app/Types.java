package ridotto.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import ridotto.kernel.Shelf;
import ridotto.server.http.OpenApi;
import ridotto.wire.TypeScript;
import ridotto.wire.Vocabulary;

@Command(
    name = "types",
    mixinStandardHelpOptions = true,
    description = "Prints the protocol and the games' own records as TypeScript.")
final class Types implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  private final Shelf shelf;

  Types(Shelf shelf) {
    this.shelf = shelf;
  }

  @Override
  public void run() {
    spec.commandLine().getOut().print(TypeScript.of(Vocabulary.of(shelf), OpenApi.protocol()));
    spec.commandLine().getOut().flush();
  }
}
