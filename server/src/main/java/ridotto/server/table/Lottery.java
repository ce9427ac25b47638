package ridotto.server.table;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// What chance does in one round: a stream that nobody at the table could choose alone.
///
/// The house publishes the hash of a secret before anybody contributes, and the secret after the
/// round. What bots contribute follows from that secret, so that nothing is left for the house to
/// choose once people have contributed. The seed is the hash of the secret, the contributions in
/// the order of the chairs, and the number of the round; the draws are HMACs of a counter under
/// that seed.
public final class Lottery {
  private static final HexFormat HEX = HexFormat.of();
  private static final byte[] BOT = "bot".getBytes(US_ASCII);
  private static final int CONTRIBUTION = 16;

  private final byte[] seed;
  private long counter;

  private Lottery(byte[] seed, long counter) {
    this.seed = seed;
    this.counter = counter;
  }

  /// All of them in hexadecimal; the round counts from 1.
  public static Lottery of(String secret, List<String> contributions, int round) {
    var digest = sha256();
    digest.update(HEX.parseHex(secret));
    for (var contribution : contributions) digest.update(HEX.parseHex(contribution));
    digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(round).array());
    return new Lottery(digest.digest(), 0);
  }

  /// What the house says of its secret beforehand.
  public static String commitment(String secret) {
    return HEX.formatHex(sha256().digest(HEX.parseHex(secret)));
  }

  /// The secret of one round. Knowing it tells nothing of those of other rounds.
  static String secret(String master, int round) {
    return hash(master + " " + round);
  }

  /// What a bot in this chair contributes, from 1, in hexadecimal.
  public static String ofBot(String secret, int chair) {
    var counted = ByteBuffer.allocate(BOT.length + Integer.BYTES).put(BOT).putInt(chair).array();
    return HEX.formatHex(hmac(HEX.parseHex(secret), counted), 0, CONTRIBUTION);
  }

  public static String hash(String text) {
    return HEX.formatHex(sha256().digest(text.getBytes(US_ASCII)));
  }

  /// The next number below the bound. Draws that would favour small numbers are thrown away.
  public int draw(int bound) {
    long uneven = Long.remainderUnsigned(-bound, bound); // 2^64 mod bound
    long drawn = next();
    while (Long.compareUnsigned(drawn, -uneven) >= 0 && uneven != 0) drawn = next();
    return (int) Long.remainderUnsigned(drawn, bound);
  }

  private long next() {
    var counted = ByteBuffer.allocate(Long.BYTES).putLong(counter++).array();
    return ByteBuffer.wrap(hmac(seed, counted)).getLong();
  }

  private static byte[] hmac(byte[] key, byte[] text) {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      return mac.doFinal(text);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  /// One that goes on alike from here.
  Lottery copy() {
    return new Lottery(seed, counter);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }
}
