package ridotto.server.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.server.http.limits.RequestLimits;
import ridotto.server.http.proxy.Proxies;

/// Who gets in by which way, and what they take along.
class DoorwaysTest {
  @TempDir private Path data = Path.of("");
  private Premises premises;

  @BeforeEach
  void opens() {
    var url = Optional.of(URI.create("https://ridotto.example"));
    var rules =
        new DoorRules("127.0.0.1", 0, url, List.of(), Proxies.NONE, RequestLimits.WIDE, "test");
    premises = new Premises(data, rules);
  }

  @AfterEach
  void closes() {
    premises.close();
  }

  @Test
  void a_page_of_another_site_hears_nothing_of_a_table() {
    var ada = premises.visitor().guest();
    var path = "/api/tables/" + ada.open("masques", 2) + "/events";
    for (var header :
        Map.of("Origin", "https://evil.example", "Sec-Fetch-Site", "cross-site").entrySet()) {
      // Were it answered, it would have no end.
      var foreign = ada.request(path).timeout(Duration.ofSeconds(20));
      assertThat(Visitor.send(foreign.header(header.getKey(), header.getValue())).code())
          .isEqualTo("wrong-origin");
    }
  }

  @Test
  void behind_tls_a_cookie_is_of_this_host_alone_and_browsers_come_no_other_way() {
    var reply = premises.visitor().post("/api/guests", "{}");
    assertThat(reply.header("Set-Cookie")).startsWith("__Host-ridotto=").contains("; Secure");
    assertThat(reply.header("Strict-Transport-Security")).isEqualTo("max-age=31536000");
  }

  @Test
  void an_old_cookie_is_exchanged_for_the_new_one_and_the_guest_stays_the_same() {
    var ada = premises.visitor().guest();
    var table = ada.open("masques", 2);
    var reply = cookie("/api/guests", "ridotto=" + ada.key());
    var cookies = reply.response().headers().allValues("Set-Cookie");
    assertThat(cookies).hasSize(2);
    assertThat(cookies.getFirst()).startsWith("__Host-ridotto=" + ada.key() + ";");
    assertThat(cookies.getLast()).startsWith("ridotto=; ").contains("Max-Age=0");
    var exchanged = "__Host-ridotto=" + ada.key();
    assertThat(cookie("/api/guests", exchanged).header("Set-Cookie")).isEmpty();
    var mine =
        Visitor.send(premises.visitor().request("/api/guests/me").header("Cookie", exchanged));
    assertThat(mine.response().body()).contains(table);
  }

  private Visitor.Reply cookie(String path, String cookie) {
    return Visitor.send(
        premises
            .visitor()
            .request(path)
            .header("Content-Type", "application/json")
            .header("Cookie", cookie)
            .POST(BodyPublishers.ofString("{}")));
  }

  @ParameterizedTest
  @CsvSource({"Via, 1.1 proxy", "Forwarded, for=8.8.8.8", "X-Forwarded-For, 127.0.0.1"})
  void figures_are_not_for_who_comes_through_a_proxy(String header, String value) {
    var request = premises.visitor().request("/metrics").header(header, value);
    assertThat(Visitor.send(request).status()).isEqualTo(404);
    assertThat(premises.visitor().get("/metrics").status()).isEqualTo(200);
  }

  @ParameterizedTest
  @ValueSource(strings = {"evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80"})
  void figures_are_not_for_a_page_whose_name_was_made_to_mean_this_machine(String host)
      throws IOException {
    assertThat(status("/metrics", host)).contains(" 421 ");
    assertThat(status("/metrics", "localhost:1")).contains(" 200 ");
  }

  private String status(String path, String host) throws IOException {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), premises.door.port())) {
      var text = "GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(text.getBytes(US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), US_ASCII).lines().findFirst().get();
    }
  }

  @Test
  void nobody_finds_a_table_by_trying() {
    var ada = premises.visitor().guest();
    for (int i = 0; i < 5; i++) {
      assertThat(ada.open("masques", 2)).matches("[a-z]+-[a-z]+-[2-9a-hjkmnp-z]{10}");
    }
  }

  @Test
  void what_the_house_keeps_is_read_by_its_owner_alone() throws IOException {
    premises.visitor().guest().open("masques", 2);
    assertThat(mode(data)).isEqualTo("rwx------");
    try (var files = Files.list(data)) {
      assertThat(files.toList())
          .hasSizeGreaterThan(2)
          .allMatch(file -> mode(file).equals("rw-------"));
    }
  }

  private static String mode(Path path) {
    try {
      return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
