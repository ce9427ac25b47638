package ridotto.app;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/// An option that was not given may stand in the environment: `--public-url` as
/// `RIDOTTO_PUBLIC_URL`.
final class FromEnvironment implements IDefaultValueProvider {
  @Override
  public @Nullable String defaultValue(ArgSpec argument) {
    if (!(argument instanceof OptionSpec option)) return null;
    return System.getenv(name(option.longestName()));
  }

  static String name(String option) {
    return "RIDOTTO_" + option.replaceFirst("^-+", "").replace('-', '_').toUpperCase(Locale.ROOT);
  }
}
