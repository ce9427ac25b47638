package ridotto.kernel;

import java.util.List;
import java.util.Map;

/// What a table has set, as words and numbers. Throws [Refused], which names the setting.
public record Settings(Map<String, String> set) {
  public boolean has(String name) {
    return set.containsKey(name);
  }

  /// Of the rules; the latest one unless another is named.
  public int version() {
    return number(Version.SETTING, Version.LATEST, Version.FIRST, Version.LATEST);
  }

  public String text(String name, String usual) {
    return set.getOrDefault(name, usual);
  }

  public int number(String name, int usual, int least, int most) {
    return has(name) ? Facts.whole(name, text(name, ""), least, most) : usual;
  }

  /// A number from 1, or the word that stands for `meaning`: `off`, `lot`.
  public int numberOr(String name, String word, int meaning, int usual, int most) {
    if (!has(name)) return usual;
    var text = text(name, "");
    if (text.equalsIgnoreCase(word)) return meaning;
    int number = text.matches("\\d{1,7}") ? Integer.parseInt(text) : 0;
    if (number >= 1 && number <= most) return number;
    throw new Refused(
        name,
        Refusal.of("number-or-word")
            .and("value", text)
            .and("word", word)
            .and("least", 1)
            .and("most", most));
  }

  /// One of these words; the first is the usual one.
  public String word(String name, String... words) {
    var text = text(name, words[0]);
    for (var word : words) {
      if (text.equalsIgnoreCase(word)) return word;
    }
    var known = String.join(", ", List.of(words));
    throw new Refused(name, Refusal.of("one-of").and("value", text).and("known", known));
  }

  /// Whether the second of two words is set.
  public boolean isSecond(String name, String usual, String other) {
    return word(name, usual, other).equals(other);
  }
}
