package ridotto.kernel;

/// What happened, and who may know.
public interface Event {
  default Audience audience() {
    return Audience.everyone();
  }

  /// Whether this event shows its audience something that was hidden until now.
  ///
  /// Two worlds that look alike to somebody may part company only at such an event.
  default boolean reveals() {
    return false;
  }

  /// Whether it is forgotten with its turn where memory is part of the game. What reveals is,
  /// unless it lies open on the table from then on.
  default boolean fades() {
    return reveals();
  }
}
