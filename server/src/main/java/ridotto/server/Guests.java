package ridotto.server;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Everybody the house has met. A guest is a key of 32 random bytes; only its hash is kept.
public final class Guests {
  private final Set<String> hashes = ConcurrentHashMap.newKeySet();
  private final SecureRandom random = new SecureRandom();

  Guests() {}

  /// A new key, in base64url.
  public String issue() {
    var bytes = new byte[32];
    random.nextBytes(bytes);
    var key = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    hashes.add(hash(key));
    return key;
  }

  public Optional<Guest> find(String key) {
    return Optional.of(hash(key)).filter(hashes::contains).map(Guest::new);
  }

  private static String hash(String key) {
    try {
      var digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(key.getBytes(US_ASCII)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
