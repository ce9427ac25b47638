package ridotto.kernel;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// Which version of the house's rules something is played by.
///
/// A rule that changes keeps its old meaning for games that began under it: a round's log says its
/// version, and so does the first line of a record. `docs/rules/versions.md` tells what changed.
public final class Version {
  public static final int FIRST = 1;
  public static final int LATEST = 3;

  /// The setting that asks for another version than the latest.
  public static final String SETTING = "rules";

  private Version() {}

  /// The same settings for a game of this version, unless they name another.
  public static Map<String, String> in(Map<String, String> settings, int version) {
    var versioned = new LinkedHashMap<>(settings);
    versioned.putIfAbsent(SETTING, Integer.toString(version));
    return Collections.unmodifiableMap(versioned);
  }

  /// The same settings for a game of the latest version.
  public static Map<String, String> none(Map<String, String> settings) {
    var plain = new LinkedHashMap<>(settings);
    plain.remove(SETTING);
    return Collections.unmodifiableMap(plain);
  }
}
