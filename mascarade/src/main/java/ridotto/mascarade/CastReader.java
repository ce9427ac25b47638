package ridotto.mascarade;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import ridotto.kernel.Refusal;
import ridotto.kernel.Transcript;

/// Reads a cast: names in any language, `Peasant x2`, and characters of one's own such as `Duke =
/// King 4` or `Abbess = Queen 1 + Thief 2` (M7).
final class CastReader {
  private static final Pattern TIMES = Pattern.compile("(.+?)\\s*[x×]\\s*([1-9])");
  private static final Pattern NAME = Pattern.compile("[\\p{L}][\\p{L}'’-]*");
  private static final int LARGEST = 99;

  private final Edition edition;
  private final List<Costume> cards = new ArrayList<>();
  private final List<Costume> own = new ArrayList<>();
  private final List<Refusal> faults = new ArrayList<>();

  private CastReader(Edition edition) {
    this.edition = edition;
  }

  /// One costume a card, and everything that could not be read. What is faulty still counts as a
  /// card, so that the other clauses can be held against the whole cast.
  record Cards(List<Costume> cards, List<Refusal> faults) {}

  static Cards read(Edition edition, String text) {
    var reader = new CastReader(edition);
    var joined = text.replaceAll("\\s+([x×][1-9])\\b", "$1"); // also where only blanks separate
    var entries =
        text.contains("=") ? List.of(joined.split("\\s*,\\s*", -1)) : Transcript.values(joined);
    for (var entry : entries) {
      if (!entry.isBlank()) reader.entry(entry.strip());
    }
    return new Cards(List.copyOf(reader.cards), List.copyOf(reader.faults));
  }

  private void entry(String entry) {
    int equals = entry.indexOf('=');
    if (equals >= 0) {
      define(entry.substring(0, equals).strip(), entry.substring(equals + 1).strip());
      return;
    }
    var times = TIMES.matcher(entry);
    boolean several = times.matches() && find(entry).isEmpty();
    var name = several ? times.group(1) : entry;
    int copies = several ? Integer.parseInt(times.group(2)) : 1;
    var costume = find(name).orElseGet(() -> unknown(name));
    for (int i = 0; i < copies; i++) cards.add(costume);
  }

  private Optional<Costume> find(String name) {
    return Stream.concat(own.stream(), edition.wardrobe().stream())
        .filter(costume -> costume.isCalled(name))
        .findFirst();
  }

  /// A guest that is not in the cast gives its name up: somebody may have invented another of that
  /// name before the guest came.
  private boolean keepsItsName(Costume costume) {
    return !Wardrobe.GUESTS.contains(costume) || cards.contains(costume);
  }

  private Costume unknown(String name) {
    var other = edition == Edition.FIRST ? Edition.SECOND : Edition.FIRST;
    var elsewhere = other.wardrobe().stream().filter(costume -> costume.isCalled(name)).findFirst();
    var code = elsewhere.isPresent() ? "cast-other-edition" : "cast-unknown";
    faults.add(Refusal.of(code).and("name", name));
    return elsewhere.orElseGet(() -> own(name, List.of()));
  }

  private static Costume own(String name, List<Power> parts) {
    return new Costume(name, name, name, 1, parts);
  }

  private void define(String name, String rule) {
    if (!NAME.matcher(name).matches() || find(name).filter(this::keepsItsName).isPresent()) {
      faults.add(Refusal.of("cast-own-name").and("name", name));
    }
    var parts = new ArrayList<Power>();
    for (var part : rule.split("\\s*\\+\\s*", -1)) part(name, part.strip()).ifPresent(parts::add);
    var costume = own(name, parts);
    own.add(costume);
    cards.add(costume);
  }

  /// A power of either box, with its own numbers or with others.
  private Optional<Power> part(String name, String part) {
    var words = part.split("\\s+", -1);
    var model =
        find(words[0])
            .or(() -> Wardrobe.SECOND.stream().filter(c -> c.isCalled(words[0])).findFirst())
            .or(() -> Wardrobe.FIRST.stream().filter(c -> c.isCalled(words[0])).findFirst());
    if (model.isEmpty() || model.get().parts().size() != 1) {
      faults.add(Refusal.of("cast-own-power").and("name", name).and("power", words[0]));
      return Optional.empty();
    }
    var power = model.get().parts().getFirst();
    if (words.length == 1) return Optional.of(power);
    var numbers = new int[words.length - 1];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = words[i + 1].matches("\\d{1,2}") ? Integer.parseInt(words[i + 1]) : -1;
    }
    boolean good = numbers.length == power.numbers();
    for (int number : numbers) good &= number >= 0 && number <= LARGEST;
    if (good) return Optional.of(power.with(numbers));
    faults.add(
        Refusal.of("cast-own-numbers")
            .and("name", name)
            .and("power", words[0])
            .and("n", power.numbers())
            .and("most", LARGEST));
    return Optional.empty();
  }
}
