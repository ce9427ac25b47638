package ridotto.mascarade.power;

import ridotto.mascarade.Ballroom;
import ridotto.mascarade.Power;

/// Takes coins from the bank, and that is all.
interface FromTheBank extends Power {
  int coins();

  @Override
  default Step begin(Ballroom room, int user) {
    room.takeFromBank(user, coins());
    return Step.DONE;
  }

  @Override
  default boolean fromBank() {
    return coins() > 0;
  }

  @Override
  default int numbers() {
    return 1;
  }
}
