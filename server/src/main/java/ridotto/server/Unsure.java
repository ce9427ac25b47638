package ridotto.server;

/// Thrown where nobody knows whether something was kept. Who asked for it is told neither that it
/// was done nor that it was refused; asking again under the same id brings the truth.
public final class Unsure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public Unsure() {
    super("nobody knows whether it was kept", null, false, false);
  }
}
