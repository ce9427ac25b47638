package ridotto.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import ridotto.kernel.Shelf;

@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    description = "Lists the games and what a table may set.")
final class Games implements Runnable {
  @Spec private CommandSpec spec = CommandSpec.create();

  private final Shelf shelf;

  Games(Shelf shelf) {
    this.shelf = shelf;
  }

  @Override
  public void run() {
    var out = spec.commandLine().getOut();
    for (var box : shelf.boxes()) {
      out.printf("%s, %d to %d players%n", box.name(), box.fewest(), box.most());
      for (var option : box.options()) {
        out.printf("  %-9s %-17s %s%n", option.name(), option.values(), option.meaning());
      }
    }
  }
}
