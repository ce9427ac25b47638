package ridotto.server.table.decide;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// What people write, without what deceives the eye: characters nobody sees or that turn the
/// direction of a line, heaps of accents, and names that look like another's.
///
/// Two names look alike as in Unicode's report on security (UTS 39): their skeletons are the same.
final class PlainText {
  private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}]+");
  private static final Pattern CONTROLS = Pattern.compile("\\p{Cc}+");

  /// Formats, which turn lines, join or have no width, and letters and accents that are never seen.
  private static final Pattern UNSEEN =
      Pattern.compile(
          "[\\p{Cf}\\p{Co}\\p{Cs}\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u2800\\u3164"
              + "\\uffa0\\x{e0100}-\\x{e01ef}]");

  private static final Pattern HEAP = Pattern.compile("[\\p{Mn}\\p{Me}]{3,}");
  private static final Pattern PICTURED = Pattern.compile("[\\ufe00-\\ufe0f]");

  private static final Map<Integer, Integer> LIKE = new HashMap<>();

  static {
    alike("абеорсухіјѕһԁԛԝкмтнв", "a6eopcyxijshdqwkmthb");
    alike("АВЕКМНОРСТУХІЈЅҮҺԀԚԜЗ", "ABEKMHOPCTYXIJSYhdQW3");
    alike("αβγεικνορτυχω", "aByeikvopTuxw");
    alike("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX");
    alike("ıɑɡɩօսհո", "iagiouhn");
    alike("’ʼ‘ʹ´`", "''''''");
  }

  private PlainText() {}

  private static void alike(String these, String those) {
    var from = these.codePoints().toArray();
    var to = those.codePoints().toArray();
    for (int i = 0; i < from.length; i++) LIKE.put(from[i], to[i]);
  }

  /// One line, composed, with single blanks.
  static String line(String text) {
    return Normalizer.normalize(BLANKS.matcher(text).replaceAll(" ").strip(), Normalizer.Form.NFC);
  }

  /// Whether everything in it can be seen, and no accents are heaped up.
  static boolean isSeen(String line) {
    return !UNSEEN.matcher(line).find()
        && !PICTURED.matcher(line).find()
        && !HEAP.matcher(line).find();
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
        .replace(" ", "")
        .replace("-", "");
  }

  private static String latin(String name) {
    var wide = Normalizer.normalize(name, Normalizer.Form.NFKC);
    var text = new StringBuilder();
    wide.codePoints().forEach(point -> text.appendCodePoint(LIKE.getOrDefault(point, point)));
    return Normalizer.normalize(text, Normalizer.Form.NFD);
  }
}
