package ridotto.mascarade.power;

import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Mark;
import ridotto.mascarade.Power;

/// The Judge takes what lies in the courthouse. Fines of the same turn come later (M14).
public record Judge() implements Power {
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
