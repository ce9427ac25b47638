package ridotto.server.http.proxy;

import java.net.InetAddress;
import java.util.Optional;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// A range of addresses, as `10.0.0.0/8`, or a single one.
public record Network(InetAddress base, int bits) {

  /// Throws [Refused].
  public static Network of(String text) {
    int slash = text.indexOf('/');
    var base = address(slash < 0 ? text : text.substring(0, slash));
    var wrong = new Refused("trusted-proxy", Refusal.of("no-network").and("value", text));
    if (base.isEmpty()) throw wrong;
    int all = base.get().getAddress().length * 8;
    if (slash < 0) return new Network(base.get(), all);
    try {
      int bits = Integer.parseInt(text.substring(slash + 1));
      if (bits < 0 || bits > all) throw wrong;
      return new Network(base.get(), bits);
    } catch (NumberFormatException _) {
      throw wrong;
    }
  }

  /// Only literal addresses: a name would be looked up on the network.
  static Optional<InetAddress> address(String literal) {
    try {
      return Optional.of(InetAddress.ofLiteral(literal));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  public boolean contains(InetAddress address) {
    byte[] mine = base.getAddress();
    byte[] other = address.getAddress();
    if (mine.length != other.length) return false;
    for (int i = 0; i < bits; i++) {
      int mask = 0x80 >> (i & 7);
      if (((mine[i >> 3] ^ other[i >> 3]) & mask) != 0) return false;
    }
    return true;
  }
}
