package ridotto.server;

import java.util.OptionalLong;

/// One table: whoever sits there, how it is run, and the game that is on.
@SuppressWarnings("DoNotCallSuggester") // not built yet
public final class Salon {
  private Salon() {}

  /// Carries out a command; returns when it is durable. Bad input is answered, never thrown.
  public Message handle(Guest guest, String commandId, Command command) {
    throw new UnsupportedOperationException(guest + commandId + command);
  }

  /// Connects a listener, who is told [Message.Welcome] first, with what was missed after the given
  /// sequence number.
  public Connection connect(Guest guest, OptionalLong after, Listener listener) {
    throw new UnsupportedOperationException(guest + " " + after + listener);
  }

  /// What this guest would be told on connecting. Throws [ridotto.kernel.Refused] if the door is
  /// shut.
  public Message.Welcome welcome(Guest guest) {
    throw new UnsupportedOperationException(guest.id());
  }

  /// The record of a finished round; of a running one what the guest has seen, as lines of JSON.
  /// Throws [ridotto.kernel.Refused].
  public String record(Guest guest, int round) {
    throw new UnsupportedOperationException(guest.id() + round);
  }

  /// A finished round as a chair's number, `spectator` or `open` saw it. Throws
  /// [ridotto.kernel.Refused].
  public Film replay(int round, String as) {
    throw new UnsupportedOperationException(round + as);
  }
}
