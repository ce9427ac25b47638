package ridotto.mascarade.deed;

import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Mark;

/// Takes what lies in the courthouse. Fines of the same turn come later (M14).
public record TakeCourthouse() implements Deed {
  @Override
  public Step begin(Ballroom room, int user) {
    room.takeCourthouse(user);
    return Step.DONE;
  }

  @Override
  public Mark mark() {
    return Mark.SCALES;
  }
}
