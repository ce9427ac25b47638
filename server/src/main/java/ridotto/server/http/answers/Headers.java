package ridotto.server.http.answers;

import java.util.List;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;

/// What every answer tells a browser: run nothing but ours, frame us nowhere, guess no types.
public final class Headers {
  private static final List<String> ALWAYS =
      List.of(
          "Content-Security-Policy",
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
              + " connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
              + " frame-ancestors 'none'",
          "X-Content-Type-Options",
          "nosniff",
          "Referrer-Policy",
          "same-origin",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Cross-Origin-Resource-Policy",
          "same-origin",
          "X-Frame-Options",
          "DENY",
          "Permissions-Policy",
          "camera=(), microphone=(), geolocation=()");

  /// Once a browser has been here by TLS it comes no other way.
  public static final HttpField ONLY_TLS =
      new HttpField(HttpHeader.STRICT_TRANSPORT_SECURITY, "max-age=31536000");

  private Headers() {}

  public static void put(HttpFields.Mutable headers) {
    for (int i = 0; i < ALWAYS.size(); i += 2) headers.put(ALWAYS.get(i), ALWAYS.get(i + 1));
  }
}
