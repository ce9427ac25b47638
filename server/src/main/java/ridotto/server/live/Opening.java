package ridotto.server.live;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import ridotto.server.table.Manners;

/// What somebody asks for who opens a table.
public record Opening(String game, int chairs, Map<String, String> settings, Manners manners) {
  public Opening {
    settings = Collections.unmodifiableMap(new LinkedHashMap<>(settings));
  }
}
