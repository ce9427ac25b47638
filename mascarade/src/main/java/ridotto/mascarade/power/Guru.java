package ridotto.mascarade.power;

/// The Guru points at another player, who names their character and shows the card; whoever is
/// wrong pays the Guru four coins.
public record Guru(int coins) implements ToTheQuestion {
  @Override
  public Guru with(int... numbers) {
    return new Guru(numbers[0]);
  }
}
