package ridotto.wire;

import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import ridotto.mascarade.Edition;
import ridotto.mascarade.Mascarade;
import ridotto.mascarade.MascaradeBox;

/// Every Mascarade that is on the shelf.
final class Variants {
  static final MascaradeBox FIRST = new MascaradeBox(Edition.FIRST);
  static final MascaradeBox SECOND = new MascaradeBox(Edition.SECOND);

  private Variants() {}

  /// One Mascarade, and the box it came out of.
  record Variant(MascaradeBox box, Mascarade game, String name) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Variant> all() {
    return Stream.of(
            of(FIRST, Map.of("print", "english")),
            of(FIRST, Map.of("answers", "together")),
            of(SECOND, Map.of("side", "A")),
            of(SECOND, Map.of("side", "B")))
        .flatMap(variants -> variants);
  }

  private static Stream<Variant> of(MascaradeBox box, Map<String, String> settings) {
    return IntStream.rangeClosed(box.fewest(), box.most())
        .mapToObj(
            players -> {
              var name = box.name() + " for " + players + " with " + settings;
              return new Variant(box, box.open(players, settings), name);
            });
  }
}
