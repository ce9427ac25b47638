package ridotto.server;

import java.util.Set;

/// What the house wants to know of a table without reading its log. `people` are the guests in its
/// chairs; `keep` is for how many days it outlives its last visit.
record Row(Listing listing, boolean listed, String host, Set<String> people, int keep) {
  Row {
    people = Set.copyOf(people);
  }
}
