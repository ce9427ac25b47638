package ridotto.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.http.proxy.Reach;

/// The addresses under which the house is found: from this machine, from its network, from outside.
record Links(String here, List<String> near, String outside) {

  static Links of(String host, int port, String publicUrl) {
    var reach = new Reach(host, () -> port, Optional.empty());
    var here = "http://" + (reach.everywhere() ? "localhost" : host) + ":" + port;
    return new Links(here, reach.everywhere() ? reach.near() : List.of(), publicUrl);
  }

  /// Throws [Refused].
  static URI url(String text) {
    var wrong = new Refused("public-url", Refusal.of("no-url").and("value", text));
    try {
      var url = new URI(text);
      boolean web = "http".equals(url.getScheme()) || "https".equals(url.getScheme());
      if (!web || url.getHost() == null) throw wrong;
      return url;
    } catch (URISyntaxException _) {
      throw wrong;
    }
  }

  /// `kept` is where the tables are.
  void print(PrintWriter out, String kept) {
    out.println("The house is open.");
    out.println("  on this machine   " + here);
    for (var link : near) out.println("  on your network   " + link);
    if (!outside.isEmpty()) out.println("  for everybody     " + outside);
    out.println("Tables are kept in " + kept + ". Ctrl+C closes the house.");
    out.flush();
  }

  /// Shows the house in a browser, if there is a desktop.
  void show() {
    var system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    var command =
        system.contains("mac")
            ? List.of("open", here)
            : system.contains("win")
                ? List.of("rundll32", "url.dll,FileProtocolHandler", here)
                : hasDesktop() ? List.of("xdg-open", here) : List.<String>of();
    if (command.isEmpty()) return;
    try {
      new ProcessBuilder(command).start();
    } catch (IOException _) {
      // The link is on the screen; whoever cannot be shown it can click it.
    }
  }

  private static boolean hasDesktop() {
    return System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
  }
}
