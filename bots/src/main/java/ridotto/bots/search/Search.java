package ridotto.bots.search;

import java.util.random.RandomGenerator;
import ridotto.bots.Budget.Meter;
import ridotto.kernel.Game;
import ridotto.kernel.Menu;
import ridotto.kernel.Moves;
import ridotto.kernel.Seats;
import ridotto.kernel.Table;

/// Single-observer information-set Monte-Carlo tree search.
///
/// Every playout is played in a world of its own, down one tree that belongs to the player who
/// thinks. Where several are asked at once they answer in order, the thinking player first. What
/// the house draws and what others choose in secret is played and not remembered. Lest others play
/// as if they knew the thinking player's cards, some playouts go on in a world as they see it.
/// Nothing is made anew from playout to playout.
public final class Search<T extends Table<?>> {
  private static final int DEEPEST = 64;

  /// So often a place is seen before it matters who knows what: till then first sights decide.
  private static final int SETTLED = 8;

  private static final int LONGEST = 10_000; // moves in one playout, if turns do not pass

  private final Game<T> game;
  private final Guide<T> guide;
  private final Plan plan;
  private final Doubt<T> doubt;
  private final T table;
  private final Tree tree = new Tree();
  private final Moves moves = new Moves();
  private final Moves fresh = new Moves();
  private final int[] childOf; // by move, of the place where the search is
  private final int[] seen; // by move: when childOf was written
  private final int[] path = new int[DEEPEST];
  private final int[] mover = new int[DEEPEST]; // players
  private final double[] shares;
  private double[] sights = new double[64];
  private int depth;
  private int clock;
  private int beholder; // the player as whom this playout's world is seen

  public Search(Game<T> game, Guide<T> guide, Plan plan) {
    this.game = game;
    this.guide = guide;
    this.plan = plan;
    doubt = new Doubt<>(game);
    table = game.open();
    childOf = new int[game.moves().size()];
    seen = new int[game.moves().size()];
    shares = new double[game.seats()];
  }

  /// Thinks for the player in this seat, who is asked now, until the meter says stop.
  public Findings think(
      WorldSource<T> worlds, int seat, Meter meter, int most, RandomGenerator random) {
    tree.clear((int) Math.min(plan.nodes(), most + 2L));
    worlds.lay(table, random);
    var options = options(seat);
    int self = table.playerAt(seat);
    int playouts = 0;
    while (playouts < most && meter.another()) {
      if (playouts++ > 0) worlds.lay(table, random);
      descend(seat, random);
      finish(random);
      learn(self);
    }
    return findings(options, playouts);
  }

  private int[] options(int seat) {
    var menu = game.moves(table, seat, moves);
    int[] options = new int[menu.size()];
    for (int i = 0; i < options.length; i++) options[i] = menu.get(i);
    return options;
  }

  /// Plays down the tree, and one move out of it.
  private void descend(int thinker, RandomGenerator random) {
    depth = 0;
    int node = Tree.ROOT;
    int self = table.playerAt(thinker);
    beholder = self;
    boolean inside = true;
    while (inside && !table.over() && depth < DEEPEST) {
      int seat = node == Tree.ROOT ? thinker : table.asked();
      var menu = game.moves(table, seat, moves);
      if (seat == Table.HOUSE) {
        game.play(table, seat, menu.get(random.nextInt(menu.size())));
      } else if (menu.size() == 1) {
        game.play(table, seat, menu.get(0));
      } else if (table.playerAt(seat) != self && !guide.isOpen(table, seat)) {
        game.play(table, seat, guide.choose(table, seat, menu, random));
      } else {
        int player = table.playerAt(seat);
        if (player == self && beholder != self) return;
        if (player != self && beholder == self) wonder(node, player, random);
        int size = tree.size();
        int child = child(node, seat, menu, random);
        if (child == Tree.NONE) return;
        mover[depth] = player;
        path[depth++] = child;
        game.play(table, seat, tree.move(child));
        inside = tree.size() == size;
        node = child;
      }
      inside &= node == Tree.ROOT || !guide.rests(table);
    }
  }

  /// Now and then goes on in a world as somebody else sees it, who does not know what the thinking
  /// player knows. What they may do there is the same.
  private void wonder(int node, int player, RandomGenerator random) {
    if (plan.doubt() == 0 || tree.visits(node) < SETTLED) return;
    if (random.nextDouble() >= plan.doubt()) return;
    doubt.spread(table, player, random);
    beholder = player;
  }

  /// The child to follow: a new one while the place may be widened, else the most promising.
  private int child(int node, int seat, Menu menu, RandomGenerator random) {
    clock++;
    for (int child = tree.first(node); child != Tree.NONE; child = tree.next(child)) {
      if (tree.seat(child) != seat) continue;
      childOf[tree.move(child)] = child;
      seen[tree.move(child)] = clock;
    }
    fresh.clear();
    int best = Tree.NONE;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < menu.size(); i++) {
      int move = menu.get(i);
      if (seen[move] != clock) {
        fresh.add(move);
        continue;
      }
      int child = childOf[move];
      tree.offer(child);
      double promise =
          tree.worth(child, plan.trust()) + plan.exploration() * tree.doubt(child, plan.trust());
      if (promise > most) {
        most = promise;
        best = child;
      }
    }
    int known = menu.size() - fresh.size();
    boolean widen = fresh.size() > 0 && known < plan.allowed(tree.visits(node));
    return !tree.isFull() && (widen || best == Tree.NONE) ? widen(node, seat, random) : best;
  }

  /// Adds the move that looks best at first sight; of equals any.
  private int widen(int node, int seat, RandomGenerator random) {
    if (sights.length < fresh.size()) sights = new double[2 * fresh.size()];
    guide.judge(table, seat, fresh, sights);
    int best = 0;
    int equals = 0;
    for (int i = 0; i < fresh.size(); i++) {
      if (sights[i] > sights[best]) equals = 0;
      if (sights[i] >= sights[best] && random.nextInt(++equals) == 0) best = i;
    }
    return tree.add(node, seat, fresh.get(best), sights[best]);
  }

  /// Plays on until the guide can judge, the game is over or it has taken long enough.
  private void finish(RandomGenerator random) {
    int last = table.turns() + plan.turns();
    for (int i = 0; i < LONGEST && !table.over(); i++) {
      if (table.turns() >= last || guide.rests(table)) break;
      int seat = table.asked();
      var menu = game.moves(table, seat, moves);
      int move;
      if (menu.size() == 1) move = menu.get(0);
      else if (seat == Table.HOUSE) move = menu.get(random.nextInt(menu.size()));
      else move = guide.choose(table, seat, menu, random);
      game.play(table, seat, move);
    }
  }

  /// In a world as somebody else sees it there is nothing to learn but for them.
  private void learn(int self) {
    if (table.over()) share();
    else guide.estimate(table, shares);
    tree.score(Tree.ROOT, 0);
    for (int i = 0; i < depth; i++) {
      if (beholder == self || beholder == mover[i]) tree.score(path[i], shares[mover[i]]);
    }
  }

  private void share() {
    int winners = table.winners();
    for (int player = 0; player < shares.length; player++) {
      shares[player] = Seats.has(winners, player) ? 1.0 / Seats.count(winners) : 0;
    }
  }

  private Findings findings(int[] options, int playouts) {
    int[] visits = new int[options.length];
    double[] worth = new double[options.length];
    for (int child = tree.first(Tree.ROOT); child != Tree.NONE; child = tree.next(child)) {
      for (int i = 0; i < options.length; i++) {
        if (options[i] != tree.move(child)) continue;
        visits[i] = tree.visits(child);
        worth[i] = tree.worth(child, plan.trust());
      }
    }
    return new Findings(playouts, visits, worth);
  }
}
