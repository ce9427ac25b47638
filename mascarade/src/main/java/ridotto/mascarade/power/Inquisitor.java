package ridotto.mascarade.power;

/// The Inquisitor points at another player, who names their character and shows the card; whoever
/// is wrong pays the Inquisitor four coins.
public record Inquisitor(int coins) implements ToTheQuestion {
  @Override
  public Inquisitor with(int... numbers) {
    return new Inquisitor(numbers[0]);
  }
}
