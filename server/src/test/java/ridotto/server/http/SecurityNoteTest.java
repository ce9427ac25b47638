package ridotto.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import ridotto.kernel.Refused;
import ridotto.server.http.limits.RequestLimits;
import ridotto.server.http.proxy.Proxies;

/// Whom to tell of a hole in a house.
class SecurityNoteTest {
  private static final String PATH = "/.well-known/security.txt";

  @TempDir private Path data = Path.of("");

  @Test
  void a_house_says_whom_to_tell_and_until_when_that_is_good() {
    var url = Optional.of(URI.create("https://ridotto.example"));
    var rules =
        new DoorRules("127.0.0.1", 0, url, List.of(), Proxies.NONE, RequestLimits.WIDE, "test")
            .reportedTo("mailto:host@ridotto.example");
    try (var premises = new Premises(data, rules)) {
      var reply = premises.visitor().get(PATH);
      assertThat(reply.status()).isEqualTo(200);
      assertThat(reply.header("Content-Type")).isEqualTo("text/plain;charset=utf-8");
      var lines = reply.response().body().lines().toList();
      assertThat(lines)
          .contains(
              "Contact: mailto:host@ridotto.example",
              "Canonical: https://ridotto.example" + PATH,
              "Preferred-Languages: en, fr, it");
      var expires = lines.stream().filter(line -> line.startsWith("Expires: ")).findFirst();
      assertThat(Instant.parse(expires.orElseThrow().substring("Expires: ".length())))
          .isBetween(
              Instant.now().plus(Duration.ofDays(29)), Instant.now().plus(Duration.ofDays(31)));
    }
  }

  @Test
  void a_house_that_nobody_answers_for_has_no_such_page() {
    try (var premises = new Premises(data)) {
      assertThat(premises.visitor().get(PATH).status()).isEqualTo(404);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"host@ridotto.example", "mailto:", "http://ridotto.example", "https:", "a b", ""})
  void what_is_no_contact_is_refused(String text) {
    assertThatThrownBy(() -> DoorRules.loopback(RequestLimits.WIDE).reportedTo(text))
        .isInstanceOf(Refused.class);
  }
}
