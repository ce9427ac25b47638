package ridotto.kernel;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// The rules of one game, for so many players and with such options.
///
/// They know no clock, no dice, no screen: what is random is a move of the house. One instance
/// serves any number of tables and threads; all that changes is in the [Table].
public interface Game<T extends Table<?>> {
  int seats();

  /// A new table, laid for the beginning.
  T open();

  /// Puts a table back to the beginning. Its witness stays.
  void reset(T table);

  void copy(T from, T to);

  /// What this awaited seat may answer to the table's question: a menu that was made once, or
  /// `into`, written anew.
  Menu moves(T table, int seat, Moves into);

  /// Plays a listed move. What is not listed must first be turned away with [#refusal].
  void play(T table, int seat, int move);

  /// Every move of this game, each at its id.
  List<? extends Move> moves();

  List<? extends Ending> endings();

  View view(T table, Eyes eyes);

  /// Why a move that is not listed may not be played by this awaited seat.
  Refusal why(T table, int seat, int move);

  Contents contents();

  /// What is played for this awaited seat if its time runs out: whatever binds it least.
  default int fallback(T table, int seat) {
    var listed = moves(table, seat, new Moves());
    for (int i = 0; i < listed.size(); i++) {
      if (bindsNothing(moves().get(listed.get(i)))) return listed.get(i);
    }
    return listed.get(0);
  }

  /// Whether somebody who plays this commits to nothing: declines, keeps, stops.
  default boolean bindsNothing(Move move) {
    return false;
  }

  /// The seats that will be asked the present question too, one after the other, once the one that
  /// is asked now has answered. They may make up their minds before; [#moves] lists their options.
  default int later(T table) {
    return Seats.NONE;
  }

  /// Whether the cards are dealt face up and then turned down, so that everybody needs a moment.
  default boolean dealsOpen() {
    return false;
  }

  Notation<T> notation();

  /// How a player without a plan plays this game.
  default Policy random() {
    return Policy.UNIFORM;
  }

  /// Throws if something is lost or made out of nothing: coins, cards, people.
  void audit(T table);

  /// Rearranges at random what these eyes cannot see now: another world that looks the same.
  void disguise(T table, Eyes eyes, RandomGenerator random);

  /// What this awaited seat, or the house, may answer now.
  default List<Move> options(T table, int seat) {
    var listed = moves(table, seat, new Moves());
    var options = new ArrayList<Move>(listed.size());
    var taken = new BitSet();
    for (int i = 0; i < listed.size(); i++) {
      int move = listed.get(i);
      if (!taken.get(move)) options.add(moves().get(move));
      taken.set(move);
    }
    return List.copyOf(options);
  }

  /// The question put to this awaited seat, with its options.
  default Inquiry inquiry(T table, int seat) {
    return new Inquiry(Seat.of(seat), table.question(), options(table, seat));
  }

  /// Why this seat may not play this move now, or nothing if it may.
  default Optional<Refusal> refusal(T table, int seat, int move) {
    if (table.over()) return Optional.of(Refusal.of("game-over"));
    if (!table.awaits(seat)) return Optional.of(notAsked(table));
    var listed = moves(table, seat, new Moves());
    return listed.contains(move) ? Optional.empty() : Optional.of(why(table, seat, move));
  }

  private static Refusal notAsked(Table<?> table) {
    if (table.awaits(Table.HOUSE)) return Refusal.of("house-moves");
    return Refusal.of("not-asked").and("awaited", Seats.list(table.awaited(), Seat::of));
  }
}
