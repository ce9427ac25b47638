package ridotto.server.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.server.http.limits.RequestLimits;
import ridotto.server.http.proxy.HostNames;
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
    var rules =
        new DoorRules(
            "127.0.0.1",
            0,
            Optional.empty(),
            List.of("ridotto.example"),
            proxies,
            ONE_KEY_EACH,
            "test");
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

  /// A stranger writes what they like; the proxy adds whom it has really seen, at the end.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "X-Forwarded-For | 198.51.100.1 | 203.0.113.5",
        "X-Forwarded-For | 198.51.100.1, 198.51.100.2 | 203.0.113.5, 127.0.0.1",
        "Forwarded | for=198.51.100.1 | for=203.0.113.5;proto=https",
        "Forwarded | for=198.51.100.1;by=1, for=_x | For=\"203.0.113.5:4711\"",
      })
  void the_last_hop_that_is_not_ours_counts_on_whichever_line(
      String header, String strangers, String proxys) {
    var proxies = new Proxies(List.of(Network.of("127.0.0.1")));
    var rules =
        new DoorRules("127.0.0.1", 0, Optional.empty(), List.of(), proxies, ONE_KEY_EACH, "test");
    try (var premises = new Premises(data, rules)) {
      for (int i = 0; i < 3; i++) {
        var more = strangers.replace("100.1", "100." + (10 + i));
        assertThat(by(premises, header, more, proxys)).isEqualTo(i == 0 ? 200 : 429);
      }
      var another = proxys.replace("113.5", "113.6");
      assertThat(by(premises, header, strangers, another)).as("somebody else").isEqualTo(200);
    }
  }

  /// What somebody is told who asks for a key through a proxy.
  private static int by(Premises premises, String header, String strangers, String proxys) {
    var request =
        premises
            .visitor()
            .request("/api/guests")
            .header("Content-Type", "application/json")
            .header(header, strangers)
            .header(header, proxys);
    return Visitor.send(request.POST(BodyPublishers.ofString("{}"))).status();
  }

  @ParameterizedTest
  @CsvSource({
    "localhost:8080, true",
    "192.168.1.7:8080, true",
    "'[::1]:8080', true",
    "parlour, true",
    "parlour.local, true",
    "Ridotto.Example:443, true",
    "also.example, true",
    "evil.example, false",
    "127.0.0.1.evil.example, false"
  })
  void only_names_of_ours_are_answered(String host, boolean ours) {
    var names = new HostNames(Set.of("ridotto.example", "also.example"));

    assertThat(names.allows(host)).isEqualTo(ours);
  }

  @Test
  void a_page_that_leads_its_own_name_here_is_told_nothing() throws IOException {
    try (var premises = new Premises(data);
        var socket = new Socket(InetAddress.getLoopbackAddress(), premises.door.port())) {
      socket
          .getOutputStream()
          .write("GET /metrics HTTP/1.1\r\nHost: evil.example\r\n\r\n".getBytes(US_ASCII));

      assertThat(new String(socket.getInputStream().readNBytes(12), US_ASCII))
          .isEqualTo("HTTP/1.1 421");
    }
  }
}
