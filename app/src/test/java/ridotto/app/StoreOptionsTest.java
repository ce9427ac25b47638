package ridotto.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import ridotto.kernel.Refused;
import ridotto.server.store.postgres.PostgresAddress;
import ridotto.wire.Language;

/// Where the database is, as it is written on a command line.
class StoreOptionsTest {
  private static PostgresAddress address(String url) {
    return StoreOptions.address(url, Optional.of("secret"), PostgresAddress.Tls.PREFERRED);
  }

  @Test
  void an_address_is_a_user_some_hosts_and_a_database() {
    var address = address("postgresql://ridotto@one:5432,two:5433/evening");
    assertThat(address.user()).isEqualTo("ridotto");
    assertThat(address.hosts()).isEqualTo("one:5432,two:5433");
    assertThat(address.database()).isEqualTo("evening");
    assertThat(address.toString()).doesNotContain("secret");
  }

  @ParameterizedTest
  @CsvSource({
    "postgresql://ridotto:secret@one/evening, password",
    "postgresql://ridotto@one/evening?sslmode=require, TLS has options",
    "postgresql://one/evening, is not an address",
    "postgresql://ridotto@one, is not an address",
    "mysql://ridotto@one/evening, is not an address",
    "evening, is not an address",
    "'postgresql://a b:secret@one/evening', is not an address"
  })
  void any_other_is_refused_with_a_reason_and_without_the_password(String url, String reason) {
    assertThatThrownBy(() -> address(url))
        .isInstanceOfSatisfying(
            Refused.class,
            refused ->
                assertThat(Complaint.of(refused, Language.ENGLISH))
                    .startsWith("store: ")
                    .contains(reason)
                    .doesNotContain("secret"));
  }
}
