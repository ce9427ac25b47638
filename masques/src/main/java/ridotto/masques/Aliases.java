package ridotto.masques;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// What else people call things when they write a record, in French and Italian too.
final class Aliases {
  private static final Map<String, String> USUAL = new TreeMap<>();

  static {
    means("Assassin", "assassino");
    means("Courtesan", "courtisane", "cortigiana");
    means("Gondolier", "gondoliere");
    means("PalaceGuard", "guard", "garde", "guardia");
    means("Thief", "voleur", "ladro");
    means("Trader", "négociant", "negoziante", "mercante");
    means("Clergy", "clergé", "clero");
    means("Military", "militaires", "militari");
    means("Merchants", "marchands", "mercanti");
    means("Farmers", "paysans", "contadini");
    means("Workers", "ouvriers", "operai");
    means("ducat", "ducato");
    means("none", "rien", "niente");
  }

  private Aliases() {}

  static String usual(String word) {
    return USUAL.getOrDefault(word.toLowerCase(Locale.ROOT), word);
  }

  /// A value such as `Clergy/Workers`, part by part; `none` has no parts.
  static List<String> parts(String value) {
    var parts = Stream.of(value.split("/", -1)).map(part -> usual(part.strip())).toList();
    return parts.getFirst().equalsIgnoreCase("none") ? List.of() : parts;
  }

  private static void means(String usual, String... others) {
    for (var other : others) USUAL.put(other, usual);
  }
}
