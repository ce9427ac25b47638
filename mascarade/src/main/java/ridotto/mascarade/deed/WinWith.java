package ridotto.mascarade.deed;

import java.util.List;
import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Mark;

/// Wins with so many coins or more; with fewer nothing happens (M22, M27).
public record WinWith(int fortune) implements Deed {
  @Override
  public Step begin(Ballroom room, int user) {
    if (room.purse(user) >= fortune) room.winAlone(user);
    return Step.DONE;
  }

  @Override
  public Mark mark() {
    return Mark.STAR;
  }

  @Override
  public List<Integer> numbers() {
    return List.of(fortune);
  }
}
