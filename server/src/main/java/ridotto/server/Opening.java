package ridotto.server;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// What somebody asks for who opens a table.
public record Opening(String game, int chairs, Map<String, String> settings, Manners manners) {
  public Opening {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
  }
}
