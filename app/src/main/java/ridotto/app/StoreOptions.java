package ridotto.app;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.server.HouseContext;
import ridotto.server.store.Store;
import ridotto.server.store.postgres.PostgresAddress;
import ridotto.server.store.postgres.PostgresStore;

/// The database that several houses share, if there is one. Nothing of it is looked at unless it is
/// asked for.
final class StoreOptions {
  private static final String FIELD = "store";
  private static final List<String> MODES =
      List.of("disable", "prefer", "require", "verify-ca", "verify-full");

  @Option(
      names = "--store",
      paramLabel = "URL",
      description = {
        "A PostgreSQL instead of a file, for any number of houses:"
            + " postgresql://user@host/database.",
        "Its password is read from --store-password-file, PGPASSWORD or PGPASSFILE."
      })
  private String url = "";

  @Option(
      names = "--store-password-file",
      paramLabel = "FILE",
      description = "A file with the database's password.")
  private @Nullable Path passwordFile;

  @Option(
      names = "--store-tls",
      paramLabel = "MODE",
      defaultValue = "prefer",
      description = "To the database: disable, prefer, require, verify-ca, verify-full.")
  private String tls = "";

  @Option(
      names = "--store-tls-ca",
      paramLabel = "FILE",
      description = "Who vouches for the database.")
  private @Nullable Path authority;

  @Option(
      names = "--store-tls-cert",
      paramLabel = "FILE",
      description = "What this house shows the database.")
  private @Nullable Path certificate;

  @Option(names = "--store-tls-key", paramLabel = "FILE", description = "The key to that.")
  private @Nullable Path key;

  boolean given() {
    return !url.isEmpty();
  }

  /// Throws [Refused].
  Store open(HouseContext context, boolean winds) {
    return PostgresStore.open(address(url, password(), tls()), context, winds);
  }

  /// Where it is, without the password.
  String shown() {
    return url;
  }

  /// Throws [Refused].
  static PostgresAddress address(String url, Optional<String> password, PostgresAddress.Tls tls) {
    var wrong = new Refused(FIELD, Refusal.of("no-store").and("value", "…"));
    try {
      var uri = new URI(url);
      var authority = Optional.ofNullable(uri.getRawAuthority()).orElse("");
      int at = authority.lastIndexOf('@');
      var user = at < 0 ? "" : authority.substring(0, at);
      if (user.contains(":")) throw new Refused(FIELD, Refusal.of("store-password"));
      if (uri.getQuery() != null) throw new Refused(FIELD, Refusal.of("store-options"));
      var database = Optional.ofNullable(uri.getPath()).orElse("").replaceFirst("^/", "");
      var hosts = authority.substring(at + 1);
      boolean whole = !user.isEmpty() && !hosts.isEmpty() && database.matches("[A-Za-z0-9_.-]+");
      boolean known = "postgresql".equals(uri.getScheme()) || "postgres".equals(uri.getScheme());
      if (!whole || !known) throw new Refused(FIELD, Refusal.of("no-store").and("value", url));
      return new PostgresAddress(hosts, database, user, password, tls);
    } catch (URISyntaxException _) {
      throw wrong; // it may have a password in it
    }
  }

  private Optional<String> password() {
    if (passwordFile == null) return Optional.ofNullable(System.getenv("PGPASSWORD"));
    try {
      return Optional.of(Files.readString(passwordFile).strip());
    } catch (IOException _) {
      var reason = Refusal.of("no-file").and("value", passwordFile.toString());
      throw new Refused("store-password-file", reason);
    }
  }

  private PostgresAddress.Tls tls() {
    if (!MODES.contains(tls)) {
      var reason = Refusal.of("one-of").and("value", tls).and("known", String.join(", ", MODES));
      throw new Refused("store-tls", reason);
    }
    return new PostgresAddress.Tls(
        tls,
        Optional.ofNullable(authority),
        Optional.ofNullable(certificate),
        Optional.ofNullable(key));
  }
}
