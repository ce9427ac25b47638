package ridotto.mascarade.power;

/// The King takes three coins from the bank, two in the second edition.
public record King(int coins) implements FromTheBank {
  @Override
  public King with(int... numbers) {
    return new King(numbers[0]);
  }
}
