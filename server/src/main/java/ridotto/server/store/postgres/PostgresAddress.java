package ridotto.server.store.postgres;

import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;

/// How the database is reached. `hosts` may be several, with commas: the one that may be written to
/// is looked for.
public record PostgresAddress(
    String hosts, String database, String user, Optional<String> password, Tls tls) {

  /// `mode` is one of PostgreSQL's own: disable, prefer, require, verify-ca, verify-full.
  public record Tls(
      String mode, Optional<Path> authority, Optional<Path> certificate, Optional<Path> key) {
    public static final Tls PREFERRED =
        new Tls("prefer", Optional.empty(), Optional.empty(), Optional.empty());
  }

  String url() {
    return "jdbc:postgresql://" + hosts + "/" + database;
  }

  /// Without the password.
  @Override
  public String toString() {
    return "postgresql://" + user + "@" + hosts + "/" + database;
  }

  /// What the driver is told. Times are in seconds.
  Properties properties() {
    var properties = new Properties();
    properties.setProperty("user", user);
    password.ifPresent(word -> properties.setProperty("password", word));
    properties.setProperty("ApplicationName", "ridotto");
    properties.setProperty("targetServerType", "primary");
    properties.setProperty("connectTimeout", "2");
    properties.setProperty("loginTimeout", "5");
    properties.setProperty("socketTimeout", "4");
    properties.setProperty("tcpKeepAlive", "true");
    properties.setProperty("sslmode", tls.mode());
    tls.authority().ifPresent(file -> properties.setProperty("sslrootcert", file.toString()));
    tls.certificate().ifPresent(file -> properties.setProperty("sslcert", file.toString()));
    tls.key().ifPresent(file -> properties.setProperty("sslkey", file.toString()));
    return properties;
  }
}
