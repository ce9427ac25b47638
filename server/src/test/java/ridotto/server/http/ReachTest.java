package ridotto.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReachTest {
  @Test
  void what_friends_type_comes_before_everything_else() {
    var url = URI.create("https://ridotto.example/");
    assertThat(new Reach("127.0.0.1", () -> 8080, Optional.of(url)).url())
        .contains("https://ridotto.example");
  }

  @Test
  void an_address_of_its_own_is_the_one() {
    assertThat(new Reach("192.168.1.7", () -> 8080, Optional.empty()).url())
        .contains("http://192.168.1.7:8080");
  }

  @Test
  void a_house_for_one_machine_has_none() {
    assertThat(new Reach("localhost", () -> 8080, Optional.empty()).url()).isEmpty();
  }

  @Test
  void a_house_for_all_is_found_under_one_of_this_machines_addresses() {
    var reach = new Reach("0.0.0.0", () -> 8080, Optional.empty());
    assertThat(reach.url().map(url -> reach.near().contains(url)).orElse(reach.near().isEmpty()))
        .isTrue();
  }
}
