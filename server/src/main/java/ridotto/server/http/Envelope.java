package ridotto.server.http;

import ridotto.server.table.Command;

/// A command as it is sent: `id` is the sender's own, and comes back with the answer.
public record Envelope(String id, Command command) {}
