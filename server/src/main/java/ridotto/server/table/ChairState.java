package ridotto.server.table;

import java.util.List;
import java.util.Optional;

/// Who sits in a chair, and what they have said there.
///
/// `order` is the standing order that is on: what not to let pass. Private showings up to the
/// number `seen` have been seen; whoever sits here now knows nothing of what the chair was told
/// before the number `since`.
public record ChairState(
    Occupant occupant,
    String contribution,
    boolean again,
    boolean abandons,
    boolean conceded,
    boolean muted,
    Optional<List<String>> order,
    long seen,
    long since) {

  /// Who sits there.
  public sealed interface Occupant {}

  public record Nobody() implements Occupant {}

  /// Somebody from a record, who is not in the house.
  public record Recorded(String name) implements Occupant {}

  /// A guest, by id. Whoever took the seat of somebody who has left has no name yet.
  public record Person(String guest, String name) implements Occupant {}

  public record BotPlayer(String name, String level) implements Occupant {}

  /// The bot that plays on for somebody who is away, has left or has conceded.
  public static final String CAUTIOUS = "regular-timid";

  static final ChairState EMPTY =
      new ChairState(new Nobody(), "", false, false, false, false, Optional.empty(), 0, 0);

  public Optional<String> name() {
    return switch (occupant) {
      case Nobody() -> Optional.empty();
      case Recorded(String name) -> Optional.of(name);
      case Person(_, String name) -> Optional.of(name).filter(known -> !known.isEmpty());
      case BotPlayer(String name, _) -> Optional.of(name);
    };
  }

  public Optional<String> guest() {
    return occupant instanceof Person(String guest, _) ? Optional.of(guest) : Optional.empty();
  }

  /// The level of the bot.
  public Optional<String> bot() {
    return occupant instanceof BotPlayer(_, String level) ? Optional.of(level) : Optional.empty();
  }

  public boolean empty() {
    return occupant instanceof Nobody || occupant instanceof Recorded;
  }

  public boolean person() {
    return occupant instanceof Person;
  }

  public boolean of(Guest somebody) {
    return occupant instanceof Person(String guest, _) && guest.equals(somebody.id());
  }

  public boolean contributed() {
    return !contribution.isEmpty();
  }

  /// Whoever sits down keeps what the chair has said, but may speak.
  ChairState sit(Occupant other) {
    return new ChairState(
        other, contribution, again, abandons, conceded, false, order, seen, since);
  }

  ChairState occupied(Occupant other) {
    return new ChairState(
        other, contribution, again, abandons, conceded, muted, order, seen, since);
  }

  ChairState renamed(String other) {
    return occupied(
        switch (occupant) {
          case Nobody _, Recorded _ -> new Recorded(other);
          case Person(String guest, _) -> new Person(guest, other);
          case BotPlayer(_, String level) -> new BotPlayer(other, level);
        });
  }

  ChairState contributing(String part) {
    return new ChairState(occupant, part, again, abandons, conceded, muted, order, seen, since);
  }

  ChairState again(boolean yes) {
    return new ChairState(
        occupant, contribution, yes, abandons, conceded, muted, order, seen, since);
  }

  ChairState abandons(boolean yes) {
    return new ChairState(occupant, contribution, again, yes, conceded, muted, order, seen, since);
  }

  ChairState concede() {
    return new ChairState(occupant, contribution, again, abandons, true, muted, order, seen, since);
  }

  ChairState muted(boolean yes) {
    return new ChairState(
        occupant, contribution, again, abandons, conceded, yes, order, seen, since);
  }

  ChairState ordering(Optional<List<String>> unless) {
    return new ChairState(
        occupant, contribution, again, abandons, conceded, muted, unless, seen, since);
  }

  ChairState seen(long number) {
    return new ChairState(
        occupant, contribution, again, abandons, conceded, muted, order, number, since);
  }

  /// Knows only what is told after this number.
  ChairState knowsFrom(long number) {
    return new ChairState(
        occupant, contribution, again, abandons, conceded, muted, order, number, number);
  }

  /// A new game begins.
  ChairState forget() {
    return new ChairState(
        occupant, contribution, false, false, false, muted, Optional.empty(), 0, 0);
  }

  /// A game is over: everybody is asked anew whether they play, and for a contribution.
  ChairState finish() {
    return new ChairState(
        occupant, "", again, false, conceded, muted, Optional.empty(), seen, since);
  }
}
