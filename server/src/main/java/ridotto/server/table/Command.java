package ridotto.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// What somebody asks of a table. In JSON the name of the case is its `type`.
///
/// A `chair` is a number from 1. During a game it is also the player's number; where rules make
/// people change places, chairs keep their people and the game's view says who sits where.
public sealed interface Command {
  /// The most characters of the id a sender gives a command.
  int LONGEST_ID = 64;

  /// What may be done before the first card is dealt, or between two games.
  sealed interface Preparing extends Command
      permits Sit, Rename, SeatBot, Arrange, Choose, Agree, Contribute, Start {}

  /// What may be done while a game is on.
  sealed interface Playing extends Command
      permits Play, Withdraw, Order, Ready, Seen, MoreTime, Concede, Abandon {}

  /// What may be done at any time.
  sealed interface Anytime extends Command
      permits Leave,
          Unseat,
          PassHost,
          Adjourn,
          Resume,
          Rematch,
          MoveSeat,
          ReissueSeat,
          TakeSeat,
          TakeOver,
          Consent,
          Say,
          Mute,
          Close {}

  /// What changes nothing and is answered at once.
  sealed interface Asking extends Command permits Why, Shown, Ping {}

  /// Sit down in an empty chair, or in a bot's. `contribution` is this seat's part in the shuffles:
  /// 16 bytes of the client's own choice, in hexadecimal.
  record Sit(int chair, String name, String contribution) implements Preparing {}

  record Rename(int chair, String name) implements Preparing {}

  /// Host: a bot of this level, such as `expert` or `casual-bold`.
  record SeatBot(int chair, String level) implements Preparing {}

  /// Host: the chairs in their new order, each number once.
  record Arrange(List<Integer> order) implements Preparing {}

  /// Host: which game, for how many, and how it is set up.
  record Choose(String game, int chairs, Map<String, String> settings) implements Preparing {}

  /// Host: how the table is run.
  record Agree(Manners manners) implements Preparing {}

  /// A new contribution to the shuffles of the next game.
  record Contribute(int chair, String contribution) implements Preparing {}

  /// Host: lock the seats and deal.
  record Start() implements Preparing {}

  /// Play a move at the step one has seen. Given early it is kept face down until it is one's turn
  /// to speak, and may be replaced until then.
  record Play(int chair, int step, JsonNode move) implements Playing {}

  /// Take back an early answer.
  record Withdraw(int chair) implements Playing {}

  /// A standing order: let every announcement pass but those of these names. Without `on`, none.
  record Order(int chair, boolean on, List<String> unless) implements Playing {}

  /// The cards dealt open have been looked at.
  record Ready(int chair) implements Playing {}

  /// The private showings up to this sequence number have been seen.
  record Seen(int chair, long seq) implements Playing {}

  record MoreTime(int chair) implements Playing {}

  record Concede(int chair) implements Playing {}

  /// A vote to end the game without a winner, or its withdrawal.
  record Abandon(int chair, boolean yes) implements Playing {}

  record Leave(int chair) implements Anytime {}

  /// Host: free a chair; while a game is on, only of somebody who is away. With `ban` they are not
  /// let in again this evening.
  record Unseat(int chair, Optional<Boolean> ban) implements Anytime {
    public Unseat(int chair) {
      this(chair, Optional.empty());
    }
  }

  record PassHost(int chair) implements Anytime {}

  record Adjourn() implements Anytime {}

  record Resume() implements Anytime {}

  /// Whether one plays again, in the same chair.
  record Rematch(int chair, boolean yes, String contribution) implements Anytime {}

  /// Ask for a code that brings one's chair to another device.
  record MoveSeat(int chair) implements Anytime {}

  /// Host: a code for somebody who has lost the key to a chair, and so is away. While a game is on
  /// those who sit there are asked first; when they have agreed, ask again.
  record ReissueSeat(int chair) implements Anytime {}

  /// Use such a code.
  record TakeSeat(String code) implements Anytime {}

  /// Take over a bot's chair in the middle of a game, at the end of a turn. Those who sit there are
  /// asked first where somebody was dealt its cards who has gone.
  record TakeOver(int chair, String name) implements Anytime {}

  /// Whether those in one's chair agree to a wish of the table's.
  record Consent(int chair, int wish, boolean yes) implements Anytime {}

  /// Chat. ChairState 0 is a spectator, whom only spectators hear.
  record Say(int chair, String text) implements Anytime {}

  /// Host: whether somebody may not chat. ChairState 0 is all who watch.
  record Mute(int chair, boolean yes) implements Anytime {}

  /// Host: delete the table and all that was played at it. While a game is on those who sit there
  /// are asked first; when they have agreed, ask again.
  record Close() implements Anytime {}

  /// Why this move cannot be played now.
  record Why(int chair, JsonNode move) implements Asking {}

  record Ping() implements Asking {}

  /// One has seen all that has happened. Who watches alone need not be waited for any longer.
  record Shown() implements Asking {}
}
