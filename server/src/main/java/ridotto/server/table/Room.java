package ridotto.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import ridotto.kernel.Refusal;

/// A table as anybody may see it, apart from the game played at it.
///
/// `game` and `settings` are those of the next or present game; `round` counts the games played
/// here, from 1; `hushed`: nobody hears what spectators say; `obstacles` is why it cannot start
/// yet. `commitment` is the hash of the secret that decides the shuffles of this round together
/// with the seats' contributions; `secret` is revealed when the round is over, and then
/// `nextCommitment` is that of the round to come.
public record Room(
    String id,
    Phase phase,
    String game,
    Map<String, String> settings,
    Manners manners,
    int host,
    List<Chair> chairs,
    int spectators,
    boolean hushed,
    int round,
    String commitment,
    Optional<String> secret,
    Optional<String> nextCommitment,
    List<Obstacle> obstacles) {

  public enum Phase {
    ANTECHAMBER,
    PLAYING,
    ADJOURNED,
    FINISHED
  }

  /// Who sits in a chair and how. `bot` is a level; a person whose chair a bot minds keeps it.
  public record Chair(
      int number,
      Optional<String> name,
      Optional<String> bot,
      boolean away,
      boolean minded,
      boolean contributed,
      boolean again,
      boolean abandons,
      boolean conceded,
      boolean muted) {}

  /// What stands in the way of a start: the field and the reasons.
  public record Obstacle(String field, List<Refusal> reasons) {}
}
