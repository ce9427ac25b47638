package ridotto.bots;

import java.util.HashMap;
import java.util.Map;
import ridotto.kernel.Dice;
import ridotto.kernel.Event;
import ridotto.kernel.Game;
import ridotto.kernel.Inquiry;
import ridotto.kernel.Move;
import ridotto.kernel.Moves;
import ridotto.kernel.Policy;
import ridotto.kernel.View;

/// A bot without a plan or a memory.
final class RandomBot implements Bot {
  private static final Reason WHIM = Reason.of("whim");

  private final Policy policy;
  private final Map<Move, Integer> ids;
  private final Dice dice;
  private final Moves moves = new Moves();

  RandomBot(Policy policy, Map<Move, Integer> ids, long seed) {
    this.policy = policy;
    this.ids = ids;
    dice = new Dice(seed);
  }

  static Map<Move, Integer> ids(Game<?> game) {
    var ids = new HashMap<Move, Integer>();
    for (int id = 0; id < game.moves().size(); id++) ids.put(game.moves().get(id), id);
    return ids;
  }

  @Override
  public void hear(Event event) {}

  @Override
  public Decision decide(View view, Inquiry inquiry, Budget budget) {
    moves.clear();
    for (var option : inquiry.options()) moves.add(ids.getOrDefault(option, -1));
    int chosen = policy.choose(inquiry.question(), moves, dice);
    int choice = 0;
    while (moves.get(choice) != chosen) choice++;
    return Decision.of(inquiry, choice, WHIM);
  }
}
