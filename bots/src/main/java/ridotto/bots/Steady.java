package ridotto.bots;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import ridotto.kernel.Event;
import ridotto.kernel.Inquiry;
import ridotto.kernel.View;

/// A bot that always answers: if the one who plays loses the thread, somebody else plays on.
///
/// Others at the table have come to play, and one bot's mistake must not end their game. It is
/// written to the log, since it is a mistake all the same.
final class Steady implements Bot {
  private static final Logger LOG = System.getLogger("ridotto.bots");
  static final Reason LOST = Reason.of("lost");

  private Bot bot;
  private final Bot spare;
  private boolean lost;

  Steady(Bot bot, Bot spare) {
    this.bot = bot;
    this.spare = spare;
  }

  @Override
  public void hear(Event event) {
    spare.hear(event);
    if (lost) return;
    try {
      bot.hear(event);
    } catch (RuntimeException e) {
      lose(e);
    }
  }

  @Override
  public Decision decide(View view, Inquiry inquiry, Budget budget) {
    try {
      if (!lost) return bot.decide(view, inquiry, budget);
    } catch (RuntimeException e) {
      lose(e);
    }
    return Decision.of(inquiry, spare.decide(view, inquiry, budget).choice(), LOST);
  }

  @Override
  public void rest() {
    bot.rest();
  }

  private void lose(RuntimeException cause) {
    lost = true;
    bot = spare;
    LOG.log(Level.WARNING, "a bot has lost the thread", cause);
  }
}
