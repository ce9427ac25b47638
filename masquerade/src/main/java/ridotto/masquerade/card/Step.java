package ridotto.masquerade.card;

/// Whether an effect is through, or waits for somebody's choice.
public enum Step {
  DONE,
  ASKS
}
