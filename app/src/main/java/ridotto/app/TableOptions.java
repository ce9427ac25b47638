package ridotto.app;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import ridotto.kernel.Box;

/// What a table may set, as options of a command.
final class TableOptions {
  @Option(names = "--cast", paramLabel = "NAMES", description = "The cast, in games that have one.")
  private @Nullable String cast;

  @Option(names = "--side", paramLabel = "A|B", description = "The side of the scenario sheet.")
  private @Nullable String side;

  @Option(
      names = "--set",
      paramLabel = "NAME=VALUE",
      description = "Any other setting; see 'ridotto games'. May be repeated.")
  private Map<String, String> set = new LinkedHashMap<>();

  /// These settings, and the limit that keeps bots from playing for ever.
  Map<String, String> settings(Box box) {
    var settings = new LinkedHashMap<>(box.simulationLimit());
    if (cast != null) settings.put("cast", cast);
    if (side != null) settings.put("side", side);
    settings.putAll(set);
    return settings;
  }
}
