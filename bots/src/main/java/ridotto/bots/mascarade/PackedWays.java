package ridotto.bots.mascarade;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.Inflater;

/// Weighted ways, made small. All ways are the same cards in another order, so a way is kept as the
/// number of its order; and nearly always few weights differ, so that nothing is lost. Where too
/// many differ, as happens at tables of a dozen and more, they are kept to four digits.
final class PackedWays {
  private static final int LARGEST = 24_000;
  private static final int ROUNDED = 3; // bytes: the first three of a float
  private static final int ORDER = 6; // bytes: fifteen cards have fewer than 2^41 orders

  private final Orders orders;
  private final int size;
  private final boolean rounded;
  private final byte[] bytes;

  private PackedWays(Orders orders, int size, boolean rounded, byte[] bytes) {
    this.orders = orders;
    this.size = size;
    this.rounded = rounded;
    this.bytes = bytes;
  }

  static PackedWays of(long[] ways, double[] weights, int size, int places) {
    var orders = new Orders(ways[0], places);
    var plain = ByteBuffer.allocate((ORDER + Double.BYTES) * size);
    for (int i = 0; i < size; i++) {
      long order = orders.number(ways[i]);
      // The first octets of all, then the second: those differ least.
      for (int octet = 0; octet < ORDER; octet++) {
        plain.put(octet * size + i, (byte) (order >>> (8 * octet)));
      }
    }
    plain.position(ORDER * size);
    for (int i = 0; i < size; i++) plain.putDouble(weights[i]);
    var exact = deflated(plain);
    if (exact.length <= LARGEST) return new PackedWays(orders, size, false, exact);
    plain.clear().position(ORDER * size);
    for (int i = 0; i < size; i++) putRounded(plain, (float) weights[i]);
    return new PackedWays(orders, size, true, deflated(plain));
  }

  private static void putRounded(ByteBuffer into, float weight) {
    int bits = Float.floatToRawIntBits(weight) + 0x80;
    into.put((byte) (bits >>> 24)).putShort((short) (bits >>> 8));
  }

  private static float rounded(ByteBuffer from) {
    return Float.intBitsToFloat((from.get() << 24) | ((from.getShort() & 0xFFFF) << 8));
  }

  private static byte[] deflated(ByteBuffer plain) {
    try (var deflater = new Deflater(Deflater.BEST_SPEED)) {
      deflater.setInput(plain.flip());
      deflater.finish();
      // What cannot be made smaller becomes a little larger.
      var packed = new byte[plain.limit() + plain.limit() / 16 + 64];
      return Arrays.copyOf(packed, deflater.deflate(packed));
    }
  }

  void unpack(long[] ways, double[] weights) {
    var plain = ByteBuffer.allocate((ORDER + (rounded ? ROUNDED : Double.BYTES)) * size);
    try (var inflater = new Inflater()) {
      inflater.setInput(bytes);
      if (inflater.inflate(plain) < plain.capacity()) throw new IllegalStateException("ways lost");
    } catch (DataFormatException e) {
      throw new IllegalStateException(e);
    }
    for (int i = 0; i < size; i++) {
      long order = 0;
      for (int octet = 0; octet < ORDER; octet++) {
        order |= (plain.get(octet * size + i) & 0xFFL) << (8 * octet);
      }
      ways[i] = orders.way(order);
    }
    plain.position(ORDER * size);
    for (int i = 0; i < size; i++) weights[i] = rounded ? rounded(plain) : plain.getDouble();
  }
}
