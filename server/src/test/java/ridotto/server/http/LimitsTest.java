package ridotto.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.kernel.Refused;
import ridotto.server.http.limits.ConnectionLimit;
import ridotto.server.http.limits.RateLimit;
import ridotto.server.http.limits.RequestLimits;
import ridotto.server.http.proxy.Network;
import ridotto.server.http.proxy.Proxies;

class LimitsTest {
  private static final RequestLimits.Rate WIDE = new RequestLimits.Rate(1e6, 1_000_000);

  @TempDir private Path data = Path.of("");

  private static RequestLimits limits(
      RequestLimits.Rate commands, RequestLimits.Rate guests, int lines) {
    return new RequestLimits(
        WIDE,
        commands,
        guests,
        new RequestLimits.Rate(0.01, 2),
        lines,
        lines,
        999,
        999,
        999,
        99_999);
  }

  @Test
  void a_burst_passes_and_then_so_many_a_second() {
    var now = new AtomicLong(Long.MAX_VALUE - 5);
    var rates = new RateLimit(new RequestLimits.Rate(2, 3), now::get);
    assertThat(IntStream.range(0, 9).filter(_ -> rates.allow("a")).count()).isEqualTo(3);
    assertThat(rates.allow("b")).isTrue();
    now.addAndGet(1_000_000_000L);
    assertThat(IntStream.range(0, 9).filter(_ -> rates.allow("a")).count()).isEqualTo(2);
  }

  @Test
  void strangers_do_not_fill_the_memory() {
    var now = new AtomicLong();
    var rates = new RateLimit(new RequestLimits.Rate(1, 3), now::get);
    for (int i = 0; i < 100_000; i++) {
      now.addAndGet(10_000_000L);
      rates.allow("stranger" + i);
    }
    assertThat(rates.keys()).isLessThan(5_000);
  }

  @Test
  void places_are_given_back() {
    var places = new ConnectionLimit(2);
    assertThat(places.take("a")).isTrue();
    assertThat(places.take("a")).isTrue();
    assertThat(places.take("a")).isFalse();
    places.leave("a");
    assertThat(places.take("a")).isTrue();
    assertThat(places.sum()).isEqualTo(2);
  }

  @Test
  void keys_tables_commands_and_lines_are_limited() {
    var rules =
        DoorRules.loopback(
            limits(new RequestLimits.Rate(0.01, 4), new RequestLimits.Rate(0.01, 3), 1));
    try (var premises = new Premises(data, rules)) {
      var ada = premises.visitor().guest();
      premises.visitor().guest();
      premises.visitor().guest();
      assertThat(premises.visitor().post("/api/guests", "{}").status()).isEqualTo(429);
      var table = ada.open("masques", 2);
      ada.open("masques", 2);
      var third =
          ada.post(
              "/api/tables",
              "{\"game\":\"masques\",\"chairs\":2,\"settings\":{},\"manners\":{\"memory\":\"classic\",\"pace\":\"off\",\"bots\":\"quick\",\"spectators\":true,\"listed\":true,\"chat\":true,\"keep\":3}}");
      assertThat(third.status()).isEqualTo(429);
      for (int i = 0; i < 4; i++) ada.done(table, "{\"type\":\"Ping\"}");
      var fast = ada.command(table, "{\"type\":\"Ping\"}");
      assertThat(fast.status()).isEqualTo(429);
      assertThat(fast.code()).isEqualTo("too-fast");
      var wire = ada.connect(table, "");
      wire.hear("Welcome");
      assertThatThrownBy(() -> ada.connect(table, "")).hasMessageContaining("429");
      wire.close();
    }
  }

  @Test
  void only_a_trusted_proxy_is_believed() {
    var believed = new Proxies(List.of(Network.of("127.0.0.0/8"), Network.of("10.0.0.7")));
    var limits = limits(WIDE, new RequestLimits.Rate(0.001, 1), 9);
    var url = Optional.of(URI.create("https://ridotto.example"));
    var rules = new DoorRules("127.0.0.1", 0, url, List.of(), believed, limits, "test");
    try (var premises = new Premises(data, rules)) {
      assertThat(from(premises, "203.0.113.5").header("Set-Cookie")).contains("Secure");
      assertThat(from(premises, "203.0.113.5").status()).isEqualTo(429);
      assertThat(from(premises, "203.0.113.6, 10.0.0.7").status()).isEqualTo(200);
      assertThat(from(premises, "203.0.113.99, 203.0.113.6").status()).isEqualTo(429);
    }
  }

  private static Visitor.Reply from(Premises premises, String addresses) {
    return Visitor.send(
        premises
            .visitor()
            .request("/api/guests")
            .header("Content-Type", "application/json")
            .header("X-Forwarded-For", addresses)
            .header("X-Forwarded-Proto", "https")
            .header("Origin", "https://ridotto.example")
            .POST(BodyPublishers.ofString("{}")));
  }

  @ParameterizedTest
  @CsvSource({
    "10.0.0.0/8, 10.255.1.2, true",
    "10.0.0.0/8, 11.0.0.1, false",
    "192.168.1.7, 192.168.1.7, true",
    "192.168.1.7, 192.168.1.8, false",
    "fd00::/8, fd12::1, true",
    "fd00::/8, 10.0.0.1, false",
  })
  void a_network_has_its_addresses(String network, String address, boolean inside) {
    assertThat(Network.of(network).contains(InetAddress.ofLiteral(address))).isEqualTo(inside);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "localhost", "10.0.0.0/33", "10.0.0.0/x", "10.0.0.0/", "/8"})
  void what_is_no_network_is_refused(String text) {
    assertThatThrownBy(() -> Network.of(text)).isInstanceOf(Refused.class);
  }
}
