package ridotto.mascarade.power;

/// The Bishop takes two coins from the richest of the other players, and picks one on a tie.
public record Bishop(int coins) implements FromTheRichest {
  @Override
  public Bishop with(int... numbers) {
    return new Bishop(numbers[0]);
  }
}
