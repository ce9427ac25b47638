package ridotto.server.live;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import ridotto.kernel.Fair;
import ridotto.kernel.Game;
import ridotto.kernel.Moves;
import ridotto.kernel.Replay;
import ridotto.kernel.Table;
import ridotto.kernel.Transcript;

/// Goes through a record and works out again what chance did, from what is written about it and not
/// with the house's own lottery.
///
/// What a bot contributes are the first 16 bytes of HMAC-SHA-256, under the secret, over `bot` and
/// the number of its chair in four bytes. The seed is the SHA-256 of the secret, the contributions
/// in the order of the chairs, and the round in four bytes. The draws are the first eight bytes of
/// HMAC-SHA-256 over a counter of eight bytes; one that would favour small numbers is thrown away.
final class Auditor {
  private static final BigInteger ALL = BigInteger.TWO.pow(64);

  private final byte[] seed;
  private long counter;

  private Auditor(Fair fair) throws GeneralSecurityException {
    var digest = MessageDigest.getInstance("SHA-256");
    assertThat(HexFormat.of().formatHex(digest.digest(bytes(fair.secret()))))
        .isEqualTo(fair.commitment());
    follows(fair);
    digest.update(bytes(fair.secret()));
    for (var part : fair.contributions().values()) digest.update(bytes(part));
    seed = digest.digest(ByteBuffer.allocate(4).putInt(fair.round()).array());
  }

  private static void follows(Fair fair) throws GeneralSecurityException {
    var mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(bytes(fair.secret()), "HmacSHA256"));
    var names = List.copyOf(fair.contributions().keySet());
    for (var bot : fair.bots().orElseThrow()) {
      mac.update("bot".getBytes(UTF_8));
      var part = mac.doFinal(ByteBuffer.allocate(4).putInt(names.indexOf(bot) + 1).array());
      assertThat(fair.contributions().get(bot)).isEqualTo(HexFormat.of().formatHex(part, 0, 16));
    }
  }

  /// How many draws there were. Fails at the first that is not what it must be.
  static <T extends Table<?>> int draws(Game<T> game, Transcript transcript) {
    try {
      var auditor = new Auditor(transcript.fair().orElseThrow());
      var table = game.open();
      var draws = new int[1];
      new Replay<>(
              game,
              table,
              transcript,
              (seat, move) -> {
                if (seat != Table.HOUSE) return;
                var listed = game.moves(table, Table.HOUSE, new Moves());
                int drawn = auditor.draw(listed.size());
                assertThat(listed.get(drawn)).as("draw %d", ++draws[0]).isEqualTo(move);
              })
          .run();
      return draws[0];
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private static byte[] bytes(String hex) {
    return HexFormat.of().parseHex(hex);
  }

  private int draw(int bound) {
    var below = BigInteger.valueOf(bound);
    var most = ALL.subtract(ALL.mod(below));
    while (true) {
      var drawn = next();
      if (drawn.compareTo(most) < 0) return drawn.mod(below).intValueExact();
    }
  }

  private BigInteger next() {
    try {
      var mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(seed, "HmacSHA256"));
      var hash = mac.doFinal(ByteBuffer.allocate(8).putLong(counter++).array());
      return new BigInteger(1, Arrays.copyOf(hash, 8));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }
}
