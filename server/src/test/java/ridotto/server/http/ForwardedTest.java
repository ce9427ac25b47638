package ridotto.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.server.http.limits.RequestLimits;
import ridotto.server.http.proxy.Network;
import ridotto.server.http.proxy.Proxies;

/// What a request says about where it comes from is believed if a proxy of ours says it, and from
/// nobody else.
class ForwardedTest {
  private static final RequestLimits.Rate WIDE = new RequestLimits.Rate(1e6, 1_000_000);
  private static final RequestLimits ONE_KEY_EACH =
      new RequestLimits(
          WIDE, WIDE, new RequestLimits.Rate(0.001, 1), WIDE, 9, 9, 999, 999, 999, 99_999);

  @TempDir private Path data = Path.of("");

  /// Asks for a key as somebody else's proxy would.
  private static Visitor.Reply ask(Premises premises, String address, String origin) {
    return Visitor.send(
        premises
            .visitor()
            .request("/api/guests")
            .header("Content-Type", "application/json")
            .header("X-Forwarded-For", address)
            .header("X-Forwarded-Proto", "https")
            .header("X-Forwarded-Host", "ridotto.example")
            .header("Origin", origin)
            .POST(BodyPublishers.ofString("{}")));
  }

  @ParameterizedTest
  @CsvSource({"127.0.0.1, true", "10.0.0.7, false"})
  void only_from_a_proxy_of_ours(String proxy, boolean believed) {
    var proxies = new Proxies(List.of(Network.of(proxy)));
    var rules = new DoorRules("127.0.0.1", 0, Optional.empty(), proxies, ONE_KEY_EACH, "test");
    try (var premises = new Premises(data, rules)) {
      var here = "http://127.0.0.1:" + premises.door.port();
      var there = "https://ridotto.example";
      assertThat(ask(premises, "203.0.113.5", believed ? here : there).code())
          .as("a name it is called by")
          .isEqualTo("wrong-origin");
      var first = ask(premises, "203.0.113.5", believed ? there : here);
      assertThat(first.status()).isEqualTo(200);
      assertThat(first.header("Set-Cookie").contains("Secure")).isEqualTo(believed);
      var second = ask(premises, "203.0.113.6", believed ? there : here);
      assertThat(second.status()).as("from another address").isEqualTo(believed ? 200 : 429);
    }
  }
}
