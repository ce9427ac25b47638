package ridotto.kernel;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What proves that nobody chose what chance did: the hash of a secret that was published before
/// the seats were locked, the secret, what each seat contributed, and the number of the round.
///
/// All but the round are in hexadecimal; contributions are by name, in the order of the seats.
///
/// `bots` are the seats whose contributions follow from the secret, so that the house had nothing
/// to choose. Records from before that do not say: there the house drew them last.
public record Fair(
    String commitment,
    String secret,
    Map<String, String> contributions,
    Optional<List<String>> bots,
    int round) {
  public Fair {
    contributions = Collections.unmodifiableMap(new LinkedHashMap<>(contributions));
    bots = bots.map(List::copyOf);
  }
}
