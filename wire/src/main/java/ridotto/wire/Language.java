package ridotto.wire;

import java.util.Locale;

/// A language the house speaks.
public enum Language {
  ENGLISH(Locale.ENGLISH),
  FRENCH(Locale.FRENCH),
  ITALIAN(Locale.ITALIAN);

  private final Locale locale;

  Language(Locale locale) {
    this.locale = locale;
  }

  /// The language of that place, or English where nobody here speaks it.
  public static Language of(Locale wanted) {
    for (var language : values()) {
      if (language.tag().equals(wanted.getLanguage())) return language;
    }
    return ENGLISH;
  }

  public Locale locale() {
    return locale;
  }

  /// How files and browsers name it: `fr`.
  public String tag() {
    return locale.getLanguage();
  }

  /// The plural category of a number: one for 1, and in French also for less.
  String plural(Number number) {
    double n = Math.abs(number.doubleValue());
    boolean one = this == FRENCH ? n < 2 : n == 1;
    return one ? "one" : "other";
  }
}
