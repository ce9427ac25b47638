package ridotto.bots.search;

/// How to search. `exploration` weighs what is uncertain against what looks good (UCB1). At a place
/// seen `n` times the best `width * n^growth` moves are compared. A first sight counts as `trust`
/// playouts. A playout ends `turns` turns after it left the tree. There are at most `nodes` in it.
/// `doubt` is how often a playout that comes to somebody else goes on in a world as they see it.
public record Plan(
    double exploration,
    double width,
    double growth,
    double trust,
    int turns,
    int nodes,
    double doubt) {

  /// Compares every move: for games whose guide does not judge.
  public static final Plan BROAD = new Plan(0.7, 1, 1, 0, 40, 1 << 15, 0);

  public Plan {
    if (width <= 0 || nodes < 2) throw new IllegalArgumentException("no room to search");
  }

  int allowed(int visits) {
    return (int) Math.ceil(width * (growth == 1 ? visits + 1 : Math.pow(visits + 1, growth)));
  }
}
