package ridotto.kernel;

import java.util.Optional;

/// What a table waits for. Each game seals its own, and makes each question once.
public interface Question {
  /// Whether it asks for a word to what somebody else has just done: such an answer is quick.
  default boolean isReply() {
    return false;
  }

  /// What it is about, if that has a name: a standing order may go by it.
  default Optional<Named> about() {
    return Optional.empty();
  }
}
