package ridotto.bots.mascarade;

/// How dangerous the others are because they know what they have.
final class Threats {
  private final Memory memory;

  Threats(Memory memory) {
    this.memory = memory;
  }

  /// What the owner of this place can make of what they think, in coins of ours.
  double of(int place) {
    return of(place, 1, memory.commonRow(place));
  }

  /// By how much a swap-or-not with that place would unsettle the owner of this one.
  double unsettled(int place, int with) {
    return of(place) - of(place, 0.5, memory.commonRow(with));
  }

  private double of(int place, double keeps, double[] blended) {
    int owner = memory.book().owner(place);
    if (owner == Book.CENTRE || owner == memory.seat()) return 0;
    var minds = memory.thoughts();
    double threat = 0;
    for (int strand = 0; strand < minds.strands(place); strand++) {
      var row = minds.row(place, strand);
      double best = 0;
      for (int mask = 0; mask < row.length; mask++) {
        double sure = keeps * row[mask] + (1 - keeps) * blended[mask];
        best = Math.max(best, sure * memory.stakes().worth(mask, owner) - (1 - sure));
      }
      threat += minds.weight(place, strand) * best;
    }
    return threat * memory.stakes().spite(memory.seat(), owner);
  }
}
