package ridotto.server.table.decide;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// What people write, without what deceives the eye: characters nobody sees or that turn the
/// direction of a line, heaps of accents, and names that look like another's.
///
/// Two names look alike as in Unicode's report on security (UTS 39): their skeletons are the same.
/// A word is written in one script, and in one that people write today.
public final class PlainText {
  private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}]+");
  private static final Pattern CONTROLS = Pattern.compile("\\p{Cc}+");

  /// Formats, which turn lines, join or have no width, and letters and accents that are never seen.
  private static final Pattern UNSEEN =
      Pattern.compile(
          "[\\p{Cf}\\p{Co}\\p{Cs}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164"
              + "\\uffa0\\x{e0100}-\\x{e01ef}]");

  private static final Pattern HEAP = Pattern.compile("[\\p{Mn}\\p{Me}]{3,}");
  private static final Pattern FRAMED = Pattern.compile("\\p{Me}");
  private static final Pattern WORDS = Pattern.compile("[^\\p{L}\\p{M}]+");
  private static final int LONGEST_ELSEWHERE = 60;

  /// The recommended ones of Unicode's report on identifiers (UAX 31).
  private static final Set<UnicodeScript> WRITTEN =
      scripts(
          "LATIN GREEK CYRILLIC ARMENIAN GEORGIAN HEBREW ARABIC THAANA ETHIOPIC DEVANAGARI BENGALI"
              + " GURMUKHI GUJARATI ORIYA TAMIL TELUGU KANNADA MALAYALAM SINHALA THAI LAO TIBETAN"
              + " MYANMAR KHMER HANGUL HAN HIRAGANA KATAKANA BOPOMOFO");

  /// What is written together in Chinese, Japanese and Korean.
  private static final Set<UnicodeScript> TOGETHER =
      scripts("HANGUL HAN HIRAGANA KATAKANA BOPOMOFO");

  private static final Pattern LIKE_LATIN =
      Pattern.compile("[\\p{IsLatin}\\p{IsGreek}\\p{IsCyrillic}]");

  private static final Pattern PICTURED = Pattern.compile("[\\ufe00-\\ufe0f]");

  private static final Map<Integer, Integer> LIKE = new HashMap<>();

  static {
    alike("абеорсухіјѕһԁԛԝкмтнв", "a6eopcyxijshdqwkmthb");
    alike("АВЕКМНОРСТУХІЈЅҮҺԀԚԜЗ", "ABEKMHOPCTYXIJSYhdQW3");
    alike("αβγεικνορτυχω", "aByeikvopTuxw");
    alike("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX");
    alike("ıɑɡɩօսհոǀ", "iagiouhnl");
    alike("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz");
    alike("’ʼ‘ʹ´`", "''''''");
  }

  private PlainText() {}

  private static Set<UnicodeScript> scripts(String names) {
    return Arrays.stream(names.split(" ", -1))
        .map(UnicodeScript::valueOf)
        .collect(Collectors.toUnmodifiableSet());
  }

  private static void alike(String these, String those) {
    var from = these.codePoints().toArray();
    var to = those.codePoints().toArray();
    for (int i = 0; i < from.length; i++) LIKE.put(from[i], to[i]);
  }

  /// One line, composed, with single blanks.
  static String line(String text) {
    return Normalizer.normalize(BLANKS.matcher(text).replaceAll(" ").strip(), Normalizer.Form.NFC);
  }

  /// Whether everything in it can be seen, no accents are heaped up, and no word is put together
  /// from several scripts.
  static boolean isSeen(String line) {
    return !UNSEEN.matcher(line).find()
        && !PICTURED.matcher(line).find()
        && !FRAMED.matcher(line).find()
        && !HEAP.matcher(line).find()
        && isCounted(line)
        && WORDS.splitAsStream(line).allMatch(PlainText::isOfOneScript);
  }

  private static boolean isOfOneScript(String word) {
    var scripts = EnumSet.noneOf(UnicodeScript.class);
    word.codePoints().mapToObj(UnicodeScript::of).forEach(scripts::add);
    scripts.remove(UnicodeScript.COMMON);
    scripts.remove(UnicodeScript.INHERITED);
    return WRITTEN.containsAll(scripts) && (scripts.size() <= 1 || TOGETHER.containsAll(scripts));
  }

  /// Numbers are of one kind of digits. Many of other scripts look like Latin letters and are not
  /// put beside any.
  private static boolean isCounted(String line) {
    var zeros =
        Normalizer.normalize(line, Normalizer.Form.NFKC)
            .codePoints()
            .filter(Character::isDigit)
            .map(digit -> digit - Character.digit(digit, 10))
            .distinct()
            .toArray();
    if (zeros.length == 0) return true;
    return zeros.length == 1 && (zeros[0] == '0' || !LIKE_LATIN.matcher(line).find());
  }

  /// As long as a name may be, also where one letter stands for a sentence.
  static boolean isShort(String name, int most) {
    return Normalizer.normalize(name, Normalizer.Form.NFKC).length() <= most
        && name.length() <= most;
  }

  /// Names that come from elsewhere with a game that is over: they may be longer, but none is made
  /// to pass for another. Throws [Refused].
  public static void requireNames(List<String> names) {
    for (var name : names) {
      if (isSeen(name) && isShort(name, LONGEST_ELSEWHERE)) continue;
      throw new Refused("seats", Refusal.of("name-form").and("most", LONGEST_ELSEWHERE));
    }
    poser(names)
        .ifPresent(
            name -> {
              throw new Refused("seats", Refusal.of("name-taken").and("name", name));
            });
  }

  /// What the host writes into the rules, such as characters of their own. Throws [Refused].
  static void requireWords(String field, String text) {
    var words = WORDS.splitAsStream(text).distinct().toList();
    if (isSeen(text) && poser(words).isEmpty()) return;
    throw new Refused(field, Refusal.of("letters-deceive"));
  }

  /// The first that looks like one before it, by letters of another script, and is not the same.
  private static Optional<String> poser(List<String> words) {
    var seen = new HashMap<String, String>();
    for (var word : words) {
      var plain = word.toLowerCase(Locale.ROOT);
      var other = seen.putIfAbsent(folded(word), plain);
      if (other != null && !other.equals(plain)) return Optional.of(word);
    }
    return Optional.empty();
  }

  /// What is left of it that can be seen.
  static String seen(String text) {
    var visible = UNSEEN.matcher(CONTROLS.matcher(text).replaceAll(" ")).replaceAll("");
    return line(HEAP.matcher(visible).replaceAll(heap -> heap.group().substring(0, 2)));
  }

  /// Whether people would take one name for the other.
  static boolean looksLike(String one, String other) {
    return folded(one).equals(folded(other)) || skeleton(one).equals(skeleton(other));
  }

  private static String folded(String name) {
    return latin(name).toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
  }

  private static String skeleton(String name) {
    return latin(name)
        .replaceAll("[I1|]", "l")
        .replaceAll("[O0]", "o")
        .replace("rn", "m")
        .replace("vv", "w")
        .replace("VV", "W")
        .replace(" ", "")
        .replace("-", "");
  }

  private static String latin(String name) {
    var wide = Normalizer.normalize(name, Normalizer.Form.NFKD);
    var text = new StringBuilder();
    wide.codePoints().forEach(point -> text.appendCodePoint(LIKE.getOrDefault(point, point)));
    return text.toString();
  }
}
