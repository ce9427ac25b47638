package ridotto.server.table;

import java.util.Optional;

/// How a table is run, whatever the game. All words are small letters.
///
/// `memory`: classic, notebook, assisted. `pace`: off, lively, brisk, or three numbers of seconds
/// `turn/answer/reserve`. `bots`: how long bots take over their own turns: quick, calm, slow.
/// `keep`: days until a table nobody visits is deleted, at most the house's own limit. `newcomers`:
/// whether friends may take a bot's seat while a game is on; they may where nothing is said.
public record Manners(
    String memory,
    String pace,
    String bots,
    boolean spectators,
    boolean listed,
    boolean chat,
    int keep,
    Optional<Boolean> newcomers) {
  public static final Manners USUAL = new Manners("classic", "off", "calm", true, false, true, 30);

  public Manners(
      String memory,
      String pace,
      String bots,
      boolean spectators,
      boolean listed,
      boolean chat,
      int keep) {
    this(memory, pace, bots, spectators, listed, chat, keep, Optional.of(true));
  }

  public boolean letsNewcomersIn() {
    return newcomers.orElse(true);
  }
}
