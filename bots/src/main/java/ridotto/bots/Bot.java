package ridotto.bots;

import ridotto.kernel.Event;
import ridotto.kernel.Inquiry;
import ridotto.kernel.View;

/// Somebody who plays for one player, from what that player is told.
public interface Bot {
  /// Hears an event this player may know, from the deal on and in order.
  void hear(Event event);

  /// Answers a question, with what the player sees at this moment, before the budget is spent.
  Decision decide(View view, Inquiry inquiry, Budget budget);

  /// Nobody asks for now: lets go of what it only thinks with, and keeps what it remembers as small
  /// as that goes. It plays on as if it had not rested, or as nearly as makes no difference.
  default void rest() {}
}
