package ridotto.app;

import java.util.LinkedHashMap;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import ridotto.kernel.Shelf;
import ridotto.server.Message;
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
    spec.commandLine().getOut().print(TypeScript.of(games(shelf), protocol()));
    spec.commandLine().getOut().flush();
  }

  /// One vocabulary a family: editions say the same things.
  static List<Vocabulary> games(Shelf shelf) {
    var games = new LinkedHashMap<String, Vocabulary>();
    for (var box : shelf.boxes()) {
      games.computeIfAbsent(
          box.family(),
          family -> Vocabulary.of(family, box.open(box.most(), box.simulationLimit())));
    }
    return List.copyOf(games.values());
  }

  static Vocabulary protocol() {
    return Vocabulary.of("server", List.of(Message.class, ridotto.server.Command.class));
  }
}
