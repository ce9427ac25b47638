package ridotto.server.table;

import java.util.Optional;

/// How far a table has come with its game.
public sealed interface Stage {
  /// Before the first game, or once the table is laid for another.
  record Antechamber() implements Stage {}

  record Playing(Round<?> round) implements Stage {}

  record Adjourned(Round<?> round) implements Stage {}

  /// The last game is over, and still shown.
  record Finished(Round<?> round) implements Stage {}

  default Room.Phase phase() {
    return switch (this) {
      case Antechamber() -> Room.Phase.ANTECHAMBER;
      case Playing _ -> Room.Phase.PLAYING;
      case Adjourned _ -> Room.Phase.ADJOURNED;
      case Finished _ -> Room.Phase.FINISHED;
    };
  }

  /// The game that is shown.
  default Optional<Round<?>> shown() {
    return switch (this) {
      case Antechamber() -> Optional.empty();
      case Playing(Round<?> round) -> Optional.of(round);
      case Adjourned(Round<?> round) -> Optional.of(round);
      case Finished(Round<?> round) -> Optional.of(round);
    };
  }

  /// The same with another state of its game; a game that has ended is finished.
  default Stage with(Round<?> round) {
    return switch (this) {
      case Antechamber() -> throw new IllegalStateException("no game is shown here");
      case Playing _ -> round.over() ? new Finished(round) : new Playing(round);
      case Adjourned _ -> new Adjourned(round);
      case Finished _ -> new Finished(round);
    };
  }
}
