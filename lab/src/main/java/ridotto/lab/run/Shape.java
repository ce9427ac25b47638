package ridotto.lab.run;

import java.util.List;
import ridotto.bots.Lens;
import ridotto.bots.Lens.Role;
import ridotto.kernel.Ending;
import ridotto.kernel.Game;

/// Which counts a tally has, and where each lies among its numbers.
record Shape(
    int players,
    List<String> kinds,
    List<String> endings,
    List<Role> roles,
    List<String> habits,
    int seats,
    int bots,
    int cards,
    int habit,
    int size) {
  static final int GAMES = 0;
  static final int TURNS = 1;
  static final int DECISIONS = 2;
  static final int FINGERPRINT = 3;
  static final int ENDINGS = 4;

  static Shape of(Plan plan, Game<?> game, Lens lens) {
    int players = plan.players();
    var kinds = plan.kinds();
    var endings = game.endings().stream().map(Ending::word).toList();
    int seats = ENDINGS + endings.size();
    int bots = seats + players * Shares.size(1, players);
    int cards = bots + kinds.size() * Shares.size(players, players);
    int habit = cards;
    for (var role : lens.roles()) habit += Shares.size(role.copies(), players);
    int size = habit + kinds.size() * lens.habits().size();
    return new Shape(
        players, kinds, endings, lens.roles(), lens.habits(), seats, bots, cards, habit, size);
  }

  Shares seat(int player) {
    int one = Shares.size(1, players);
    return new Shares(seats + player * one, 1, players);
  }

  Shares bot(int kind) {
    int one = Shares.size(players, players);
    return new Shares(bots + kind * one, players, players);
  }

  Shares role(int number) {
    int at = cards;
    for (int i = 0; i < number; i++) at += Shares.size(roles.get(i).copies(), players);
    return new Shares(at, roles.get(number).copies(), players);
  }

  int habitOf(int kind, int number) {
    return habit + kind * habits.size() + number;
  }
}
