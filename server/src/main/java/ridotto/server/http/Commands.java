package ridotto.server.http;

import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.RedactedError;
import ridotto.server.Unsure;
import ridotto.server.http.limits.RateLimit;
import ridotto.server.http.metrics.Metrics;
import ridotto.server.live.LiveTable;
import ridotto.server.live.Reply;
import ridotto.server.table.Command;
import ridotto.server.table.Guest;
import ridotto.server.table.Message;
import ridotto.wire.Json;
import ridotto.wire.StrictReader;

/// Carries text from somebody to a table and brings the table's answer, whatever it came by.
record Commands(RateLimit rates, int most, Metrics metrics) {
  private static final Logger LOG = LoggerFactory.getLogger(Commands.class);

  Reply answer(LiveTable table, Guest guest, String text) {
    if (!rates.allow(guest.id())) {
      return refused(text, "command", Refusal.of("too-fast"), Reply.Kind.TOO_MUCH);
    }
    if (text.length() > most) {
      var reason = Refusal.of("body-large").and("most", most);
      return refused("", "command", reason, Reply.Kind.REFUSED);
    }
    long began = System.nanoTime();
    var reply = carried(table, guest, text);
    metrics.command(reply.message(), System.nanoTime() - began);
    return reply;
  }

  /// Whatever goes wrong in the house is known to the log, and the sender is told whose fault it
  /// is. Where nobody knows whether it was done, nothing is told.
  private static Reply carried(LiveTable table, Guest guest, String text) {
    try {
      return read(table, guest, text);
    } catch (Unsure e) {
      throw e;
    } catch (RuntimeException | Error e) {
      LOG.error(
          "Table {}: failed to carry out a command; the sender was told so",
          table.id(),
          RedactedError.of(e));
      return refused(text, "server", Refusal.of("our-fault"), Reply.Kind.OUR_FAULT);
    }
  }

  private static Reply read(LiveTable table, Guest guest, String text) {
    Envelope envelope;
    try {
      envelope = StrictReader.read(text, Envelope.class);
    } catch (Refused refused) {
      var message = new Message.Refused(id(text), refused.field(), refused.reasons());
      return new Reply(message, Reply.Kind.UNREADABLE);
    }
    if (envelope.id().isEmpty() || envelope.id().length() > Command.LONGEST_ID) {
      var reason = Refusal.of("text-long").and("most", Command.LONGEST_ID);
      return refused("", "id", reason, Reply.Kind.UNREADABLE);
    }
    return table.carryOut(guest, envelope.id(), envelope.command());
  }

  private static Reply refused(String text, String field, Refusal reason, Reply.Kind kind) {
    return new Reply(new Message.Refused(id(text), field, List.of(reason)), kind);
  }

  /// The sender's id, if that much can be read, so that they know what was turned away.
  private static String id(String text) {
    return Json.read(text)
        .filter(node -> node.path("id").isString())
        .map(node -> node.path("id").stringValue())
        .filter(id -> id.length() <= Command.LONGEST_ID)
        .orElse("");
  }
}
