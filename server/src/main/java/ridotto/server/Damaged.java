package ridotto.server;

/// Thrown where the lines of a table are there and make no sense: no time will mend that.
public final class Damaged extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public Damaged(String table, Throwable cause) {
    super("table " + table + " is damaged", cause);
  }

  public Damaged(String table) {
    super("table " + table + " is damaged");
  }
}
