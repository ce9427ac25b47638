package ridotto.server.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import ridotto.kernel.Contents;
import ridotto.kernel.Event;
import ridotto.kernel.Move;
import ridotto.kernel.Player;
import ridotto.kernel.Question;
import ridotto.kernel.Refusal;
import ridotto.kernel.Seat;
import ridotto.kernel.View;

/// What a table tells somebody. In JSON the name of the case is its `type`.
///
/// `seq` is the number of the log's entry it follows from; whoever comes back says the last one
/// they have and is told what they missed.
public sealed interface Message {

  /// The first message on every connection. `chairs` are those whose key the listener holds;
  /// without one they watch. `history` is as much of the past as the table's memory allows.
  record Welcome(
      long seq,
      Room room,
      List<Integer> chairs,
      boolean host,
      Optional<Contents> contents,
      Optional<Position> position,
      List<Step> history,
      List<Chat> chat)
      implements Message {}

  /// Something about the table changed, apart from the game.
  record Changed(long seq, Room room, List<Integer> chairs, boolean host) implements Message {}

  /// A game begins.
  record Began(long seq, Room room, Contents contents, Position position, List<Event> events)
      implements Message {}

  /// Something happened in the game: what this listener may know of it, and how the table is now.
  record Happened(long seq, List<Event> events, Position position) implements Message {}

  /// Nothing happened that this listener may know of, but what they are asked has changed.
  record Asked(long seq, Position position) implements Message {}

  record Chat(long seq, int chair, String name, String text) implements Message {}

  /// A command was carried out, and is durable. `answer` depends on the command: `code` of MoveSeat
  /// and ReissueSeat.
  record Done(String id, long seq, Map<String, String> answer) implements Message {}

  /// A command was turned away: the field at fault and every reason.
  record Refused(String id, String field, List<Refusal> reasons) implements Message {}

  /// Another window of the same guest has taken over this connection.
  record Superseded() implements Message {}

  /// What whoever runs the house tells everybody: in how many seconds it will be started anew, and
  /// whether nothing new begins until then. Neither is all as usual.
  record Notice(Optional<Long> restart, boolean draining) implements Message {}

  /// The table is gone, or the listener may no longer watch. `reason` is closed, closed-by-house,
  /// full, shut, signed-out, stopping or turned-away.
  record Farewell(String reason) implements Message {}

  /// What was heard at one step.
  record Step(long seq, List<Event> events) {}

  /// The game as one listener sees it now.
  ///
  /// `step` counts the moves so far and is what a Play must name. `awaited` are the seats the table
  /// waits for; `ready` are the chairs that have looked at an open deal, present only while the
  /// table waits for that.
  record Position(
      int step,
      View view,
      List<Seat> awaited,
      List<Inquiry> inquiries,
      List<Clock> clocks,
      Optional<List<Integer>> ready,
      Optional<Ended> ended) {}

  /// A question to one of the listener's own chairs. `early`: it is not yet this seat's turn to
  /// speak. `given` is an answer that lies face down; `fallback` is played if time runs out.
  /// `orders`: the standing order that is on.
  record Inquiry(
      int chair,
      Seat seat,
      Question question,
      List<Move> options,
      Move fallback,
      boolean early,
      Optional<Move> given,
      Optional<List<String>> orders) {}

  /// How long a seat still has, in milliseconds, and what is left of its reserve.
  record Clock(Seat seat, long left, long reserve) {}

  /// How the game ended: by its rules, `conceded` or `abandoned`.
  record Ended(String ending, List<Player> winners) {}
}
