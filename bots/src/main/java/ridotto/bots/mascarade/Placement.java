package ridotto.bots.mascarade;

/// Which mask lies at which place, four bits a place: fifteen places and sixteen masks fit a long.
final class Placement {
  static final int MASKS = 16;

  private Placement() {}

  static int mask(long placement, int place) {
    return (int) (placement >>> (4 * place)) & 15;
  }

  static long with(long placement, int place, int mask) {
    return (placement & ~(15L << (4 * place))) | ((long) mask << (4 * place));
  }

  static long swapped(long placement, int one, int other) {
    long difference = ((placement >>> (4 * one)) ^ (placement >>> (4 * other))) & 15;
    return placement ^ ((difference << (4 * one)) | (difference << (4 * other)));
  }

  /// The places where this mask lies, one bit each.
  static int places(long placement, int mask, int count) {
    int places = 0;
    for (int place = 0; place < count; place++) {
      if (mask(placement, place) == mask) places |= 1 << place;
    }
    return places;
  }
}
