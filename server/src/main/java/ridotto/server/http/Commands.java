package ridotto.server.http;

import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.RedactedError;
import ridotto.server.http.limits.RateLimit;
import ridotto.server.http.metrics.Metrics;
import ridotto.server.live.LiveTable;
import ridotto.server.table.Guest;
import ridotto.server.table.Message;
import ridotto.wire.Json;
import ridotto.wire.StrictReader;

/// Carries text from somebody to a table and brings the table's answer, whatever it came by.
record Commands(RateLimit rates, int most, Metrics meters) {
  private static final Logger LOG = LoggerFactory.getLogger(Commands.class);
  private static final int LONGEST_ID = 64;

  Message answer(LiveTable salon, Guest guest, String text) {
    if (!rates.allow(guest.id())) return refused(text, "command", Refusal.of("too-fast"));
    if (text.length() > most) {
      return refused("", "command", Refusal.of("body-large").and("most", most));
    }
    long began = System.nanoTime();
    var answer = carried(salon, guest, text);
    meters.command(answer, System.nanoTime() - began);
    return answer;
  }

  /// Whatever goes wrong in the house is known to the log, and the sender is told whose fault it
  /// is.
  private static Message carried(LiveTable salon, Guest guest, String text) {
    try {
      return read(salon, guest, text);
    } catch (RuntimeException | Error e) {
      LOG.error("could not carry out a command", RedactedError.of(e));
      return refused(text, "server", Refusal.of("our-fault"));
    }
  }

  private static Message read(LiveTable salon, Guest guest, String text) {
    Envelope envelope;
    try {
      envelope = StrictReader.read(text, Envelope.class);
    } catch (Refused refused) {
      return new Message.Refused(id(text), refused.field(), refused.reasons());
    }
    if (envelope.id().isEmpty() || envelope.id().length() > LONGEST_ID) {
      return refused("", "id", Refusal.of("text-long").and("most", LONGEST_ID));
    }
    return salon.handle(guest, envelope.id(), envelope.command());
  }

  private static Message refused(String text, String field, Refusal reason) {
    return new Message.Refused(id(text), field, List.of(reason));
  }

  /// The sender's id, if that much can be read, so that they know what was turned away.
  private static String id(String text) {
    return Json.read(text)
        .filter(node -> node.path("id").isString())
        .map(node -> node.path("id").stringValue())
        .filter(id -> id.length() <= LONGEST_ID)
        .orElse("");
  }
}
