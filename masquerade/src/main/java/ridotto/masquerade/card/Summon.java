package ridotto.masquerade.card;

import ridotto.masquerade.Battlefield;

/// Every player gives you all their cards of one rank, each as it lies: Simon calls the Assassins,
/// Warrin the face-up Soldiers. Everyone learns what rank the moved cards have.
public record Summon(Rank rank, boolean onlyFaceUp) implements Effect {
  @Override
  public Step begin(Battlefield field, int you) {
    long called = field.deck().of(rank) & field.inPlay() & ~field.line(you).cards();
    field.summon(you, rank, onlyFaceUp ? called & field.faceUp() : called);
    return Step.DONE;
  }
}
