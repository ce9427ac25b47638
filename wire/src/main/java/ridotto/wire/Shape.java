package ridotto.wire;

/// What a component of a record is on the wire, whatever describes it: TypeScript, or a schema.
public sealed interface Shape {
  /// What has no parts. `ANYTHING` is a number, a word or a list of such, as refusals carry them.
  enum Plain implements Shape {
    SEAT,
    PLAYER,
    NAMED,
    NUMBER,
    TEXT,
    BOOLEAN,
    ANYTHING
  }

  /// One of the constants of an enum.
  record Word(Class<?> constants) implements Shape {}

  record Listed(Shape of) implements Shape {}

  record Perhaps(Shape of) implements Shape {}

  /// By a name.
  record Mapped(Shape of) implements Shape {}

  /// A record, or one of the cases of a sealed family.
  record Whole(Class<?> type) implements Shape {}
}
