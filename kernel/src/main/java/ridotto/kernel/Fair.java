package ridotto.kernel;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// What proves that nobody chose what chance did: the hash of a secret that was published before
/// the seats were locked, the secret, what each seat contributed, and the number of the round.
///
/// All but the round are in hexadecimal; contributions are by name, in the order of the seats.
public record Fair(String commitment, String secret, Map<String, String> contributions, int round) {
  public Fair {
    contributions = Collections.unmodifiableMap(new LinkedHashMap<>(contributions));
  }
}
