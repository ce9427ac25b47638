package ridotto.lab.run;

import ridotto.kernel.Dice;

/// Who sits where in which game.
public enum Seating {
  /// The first bot, in every seat equally often, and only others beside it.
  ONE,
  /// Any of the bots in any seat.
  MIXED,
  /// A bot for every chair, and all move on by one chair from game to game.
  ROTATED,
  /// A bot for every chair, in every game the same.
  FIXED;

  /// Whether there is a bot for every chair.
  public boolean isByChair() {
    return this == ROTATED || this == FIXED;
  }

  /// By player, which of so many bots plays; the first two draw it.
  public int[] seated(int players, int bots, long number, Dice dice) {
    int[] seated = new int[players];
    for (int player = 0; player < players; player++) {
      seated[player] =
          switch (this) {
            case ONE -> one(player, players, bots - 1, number, dice);
            case MIXED -> dice.nextInt(bots);
            case ROTATED -> Math.floorMod(player - number, players);
            case FIXED -> player;
          };
    }
    return seated;
  }

  private static int one(int player, int players, int others, long number, Dice dice) {
    return number % players == player || others == 0 ? 0 : 1 + dice.nextInt(others);
  }
}
