package ridotto.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import ridotto.kernel.Refusal;

/// A table as anybody may see it, apart from the game played at it.
///
/// `game` and `settings` are those of the next or present game; `round` counts the games played
/// here, from 1; `hushed`: nobody hears what spectators say; `muted`: whoever runs the house lets
/// nobody chat; `obstacles` is why it cannot start yet. `commitment` is the hash of the secret that
/// decides the shuffles of this round together with the seats' contributions; `secret` is revealed
/// when the round is over, and then `nextCommitment` is that of the round to come. `wishes` are
/// what somebody wants that others have to agree to, and `changes` the chairs that have changed
/// hands in this round.
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
    boolean muted,
    int round,
    String commitment,
    Optional<String> secret,
    Optional<String> nextCommitment,
    List<Obstacle> obstacles,
    List<Wanted> wishes,
    List<Change> changes) {

  public enum Phase {
    ANTECHAMBER,
    PLAYING,
    ADJOURNED,
    FINISHED
  }

  /// Who sits in a chair and how. `bot` is a level; a person whose chair a bot minds keeps it.
  /// `shares`: the other chairs of the same device, which are one pair of eyes.
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
      boolean muted,
      List<Integer> shares) {}

  /// `what` is wanted of a chair, or of the table where that is 0: `take-over` by somebody of that
  /// name, `reissue`, `close`. `agreed` and `awaited` are chairs. Whoever has no more to wait for
  /// is seated at the end of a turn, or may ask again.
  public record Wanted(
      int number,
      String what,
      int chair,
      String name,
      List<Integer> agreed,
      List<Integer> awaited) {}

  /// `what` has become of a chair, as everybody was told under `seq`: somebody has `left` or was
  /// `unseated`, and a bot plays on; it has `moved` to another device of its own, was `reissued` to
  /// somebody who had lost the key, or was `taken-over` by a newcomer.
  public record Change(long seq, int chair, String what, String from, String to) {}

  /// What stands in the way of a start: the field and the reasons.
  public record Obstacle(String field, List<Refusal> reasons) {}
}
