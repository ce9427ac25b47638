package ridotto.mascarade.power;

/// The Swindler takes two coins from the richest of the other players, and picks one on a tie.
public record Swindler(int coins) implements FromTheRichest {
  @Override
  public Swindler with(int... numbers) {
    return new Swindler(numbers[0]);
  }
}
