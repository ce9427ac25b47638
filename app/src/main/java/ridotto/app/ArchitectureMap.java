package ridotto.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// The pictures of `docs/architecture.md`: our modules, and the rooms of the server.
@Command(
    name = "map",
    mixinStandardHelpOptions = true,
    description = "Draws who uses whom, from the compiled classes.")
final class ArchitectureMap implements Runnable {
  private static final String SERVER = "ridotto.server";
  private static final Pattern MODULE = Pattern.compile("ridotto\\.(\\w+).*");
  private static final Pattern DRAWN =
      Pattern.compile("(?s)<!-- drawn by ./ridotto map -->\n.*<!-- end -->\n");

  @Spec private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--into",
      paramLabel = "FILE",
      description = "Replace the pictures there instead of printing them.")
  private @Nullable Path into;

  @Override
  public void run() {
    if (into == null) {
      spec.commandLine().getOut().print(drawn());
      spec.commandLine().getOut().flush();
      return;
    }
    var text = TextFile.read(into);
    if (!DRAWN.matcher(text).find()) throw TextFile.refused(into, "file-without-map");
    try {
      Files.writeString(into, DRAWN.matcher(text).replaceFirst(Matcher.quoteReplacement(drawn())));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String drawn() {
    var all = Arrows.ofClassPath();
    var modules = all.as(name -> MODULE.matcher(name).replaceFirst("$1")).reduced();
    var rooms = all.within(SERVER).as(name -> name.substring("ridotto.".length())).reduced();
    return "<!-- drawn by ./ridotto map -->\n"
        + "### Modules\n\n"
        + picture(modules)
        + "\n### The rooms of the server\n\n"
        + picture(rooms)
        + "<!-- end -->\n";
  }

  private static String picture(Arrows arrows) {
    var picture = new StringBuilder("```mermaid\nflowchart TD\n");
    arrows
        .uses()
        .forEach(
            (one, others) -> {
              for (var other : others) picture.append("  %s --> %s\n".formatted(one, other));
            });
    return picture.append("```\n").toString();
  }
}
