package ridotto.kernel;

/// Somebody who listens to a table. Hears everything; whoever passes it on asks the [Audience].
public interface Witness {
  void hear(Event event);
}
