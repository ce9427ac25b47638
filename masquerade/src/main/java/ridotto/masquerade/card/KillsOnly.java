package ridotto.masquerade.card;

import java.util.List;

/// Ourri can kill only cards of these ranks; against any other both survive.
public record KillsOnly(List<Rank> ranks) implements Standing {
  public KillsOnly {
    ranks = List.copyOf(ranks);
  }

  @Override
  public boolean kills(Rank rank) {
    return ranks.contains(rank);
  }
}
