package ridotto.server.live;

import ridotto.server.table.Message;

/// A table's answer to a command, and what kind of answer it is.
public record Reply(Message message, Kind kind) {
  public enum Kind {
    DONE,
    /// Understood, and turned away as the table stands.
    REFUSED,
    /// Not understood.
    UNREADABLE,
    /// Too often, or too much.
    TOO_MUCH,
    /// Nothing can be kept for now.
    UNAVAILABLE,
    /// The house failed.
    OUR_FAULT
  }
}
