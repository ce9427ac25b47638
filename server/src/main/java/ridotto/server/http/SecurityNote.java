package ridotto.server.http;

import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.http.answers.TurnedAway;

/// Whom to tell of a hole in this house (RFC 9116): `contact` is whoever runs it, who alone can say
/// so. Without them there is no such page.
record SecurityNote(Optional<URI> contact, Optional<URI> publicUrl) {
  static final String PATH = "/.well-known/security.txt";

  /// Read anew by then; the house still stands behind it today.
  private static final Duration GOOD_FOR = Duration.ofDays(30);

  /// Throws [Refused] if nobody can be reached so.
  static URI contact(String text) {
    var wrong = new Refused("security-contact", Refusal.of("no-contact").and("value", text));
    try {
      var contact = URI.create(text);
      boolean way =
          switch (String.valueOf(contact.getScheme())) {
            case "mailto" -> contact.getSchemeSpecificPart().indexOf('@') > 0;
            case "https" -> contact.getHost() != null;
            case "tel" -> true;
            default -> false;
          };
      if (!way) throw wrong;
      return contact;
    } catch (IllegalArgumentException _) {
      throw wrong;
    }
  }

  /// Throws [TurnedAway].
  String text(Instant now) {
    var whom = contact.orElseThrow(() -> new TurnedAway(404, "path", "no-page"));
    var expires = now.plus(GOOD_FOR).truncatedTo(ChronoUnit.SECONDS);
    var canonical = publicUrl.map(url -> "Canonical: " + url.resolve(PATH) + "\n").orElse("");
    return "Contact: "
        + whom
        + "\nExpires: "
        + expires
        + "\nPreferred-Languages: en, fr, it\n"
        + canonical;
  }
}
