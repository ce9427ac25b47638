package ridotto.mascarade.power;

/// The Empress takes three coins from the bank.
public record Empress(int coins) implements FromTheBank {
  @Override
  public Empress with(int... numbers) {
    return new Empress(numbers[0]);
  }
}
