package ridotto.server.http.limits;

/// How much a stranger may ask. Each rate is so many a second, after a burst.
///
/// Addresses are those of households and offices, not of people: what is counted by address leaves
/// room for a party behind one router.
public record RequestLimits(
    Rate requests,
    Rate commands,
    Rate guests,
    Rate tables,
    int linesPerAddress,
    int linesPerGuest,
    int body,
    int record,
    int message,
    int backlog) {

  public record Rate(double perSecond, int burst) {}

  /// Connections of one address, lines included: a browser holds a handful.
  public int connectionsPerAddress() {
    return 100 + 2 * linesPerAddress;
  }

  /// Requests of one address that have not come in whole.
  public int unfinished() {
    return 20 + linesPerAddress / 5;
  }

  public static final RequestLimits USUAL =
      new RequestLimits(
          new Rate(40, 400),
          new Rate(10, 60),
          new Rate(0.05, 40),
          new Rate(0.02, 30),
          300,
          12,
          16_384,
          1_048_576,
          16_384,
          2_097_152);

  /// No rates, and room for thousands of lines from one address: for trials and benchmarks.
  public static final RequestLimits WIDE =
      new RequestLimits(
          new Rate(1e7, 10_000_000),
          new Rate(1e7, 10_000_000),
          new Rate(1e7, 10_000_000),
          new Rate(1e7, 10_000_000),
          1_000_000,
          1_000_000,
          16_384,
          1_048_576,
          16_384,
          2_097_152);
}
