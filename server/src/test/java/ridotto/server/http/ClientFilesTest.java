package ridotto.server.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.server.http.answers.ClientFiles;

/// The browser's files, as the door hands them out.
class ClientFilesTest {
  private static final String PAGE = "/index.html";

  @TempDir private Path data = Path.of("");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/assets/long.js|gzip, deflate, br, zstd|br",
        "/assets/long.js|br;q=0, gzip|gzip",
        "/assets/long.js|gzip|gzip",
        "/assets/long.js|brotli|''",
        "/assets/long.js|identity|''",
        "/assets/short.js|gzip, br|''",
        "/|br|''"
      })
  void a_file_is_packed_as_small_as_the_browser_can_read_it(
      String path, String accepted, String coding) {
    try (var premises = new Premises(data)) {
      var request = premises.visitor().request(path).header("Accept-Encoding", accepted);
      var reply = Visitor.send(request);
      assertThat(reply.status()).isEqualTo(200);
      assertThat(reply.header("Content-Encoding")).isEqualTo(coding);
      assertThat(reply.header("Vary")).isEqualTo("Accept-Encoding");
    }
  }

  @Test
  void what_was_packed_while_building_is_no_file_of_its_own() {
    try (var premises = new Premises(data)) {
      assertThat(premises.visitor().get("/assets/long.js.br").status()).isEqualTo(404);
    }
  }

  @Test
  void the_picture_that_goes_with_a_link_has_a_whole_address_where_the_house_knows_its_own() {
    assertThat(page(Optional.empty())).contains("content=\"/assets/share.png\"");
    for (var url : List.of("https://masks.example", "https://masks.example/")) {
      assertThat(page(Optional.of(URI.create(url))))
          .contains("content=\"https://masks.example/assets/share.png\"");
    }
  }

  private static String page(Optional<URI> publicUrl) {
    var file = new ClientFiles("/page", publicUrl).find(PAGE).orElseThrow();
    return UTF_8.decode(file.bytes().duplicate()).toString();
  }
}
