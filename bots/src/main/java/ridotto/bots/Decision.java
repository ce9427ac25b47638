package ridotto.bots;

import ridotto.kernel.Inquiry;
import ridotto.kernel.Move;

/// What a bot plays and why. `choice` is the move's place among the options it was asked with,
/// which is also its place in the list of ids of [ridotto.kernel.Game#moves].
public record Decision(int choice, Move move, Reason reason) {
  public static Decision of(Inquiry inquiry, int choice, Reason reason) {
    return new Decision(choice, inquiry.options().get(choice), reason);
  }
}
