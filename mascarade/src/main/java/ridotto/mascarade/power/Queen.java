package ridotto.mascarade.power;

/// The Queen takes two coins from the bank.
public record Queen(int coins) implements FromTheBank {
  @Override
  public Queen with(int... numbers) {
    return new Queen(numbers[0]);
  }
}
