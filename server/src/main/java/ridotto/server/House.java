package ridotto.server;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import ridotto.bots.Troupes;
import ridotto.kernel.Shelf;

/// All the tables, and the log that keeps them.
@SuppressWarnings("DoNotCallSuggester") // not built yet
public final class House implements AutoCloseable {
  private House() {}

  /// Opens the log, and brings back the tables where a game is on, in the background.
  public static House open(HouseRules rules, Shelf shelf, Troupes troupes) {
    throw new UnsupportedOperationException(rules + " " + shelf + " " + troupes);
  }

  public Guests guests() {
    throw new UnsupportedOperationException();
  }

  /// Opens a table and gives its id; the guest is host. Throws [ridotto.kernel.Refused].
  public String openTable(Guest host, Opening opening) {
    throw new UnsupportedOperationException(host + " " + opening);
  }

  public Optional<Salon> find(String id) {
    throw new UnsupportedOperationException(id);
  }

  /// The tables their hosts have listed and that are not finished, newest first.
  public List<Listing> listed() {
    throw new UnsupportedOperationException();
  }

  /// The tables where this guest holds a chair or is host, newest first.
  public List<Listing> of(Guest guest) {
    throw new UnsupportedOperationException(guest.id());
  }

  /// Everything that stands in the way of this game, so many chairs and these settings.
  public List<Room.Obstacle> check(String game, int chairs, Map<String, String> settings) {
    throw new UnsupportedOperationException(game + chairs + settings);
  }

  /// Opens a finished table with this record, and gives its id. Throws [ridotto.kernel.Refused].
  public String importRecord(Guest guest, String text) {
    throw new UnsupportedOperationException(guest + text);
  }

  public Figures figures() {
    throw new UnsupportedOperationException();
  }

  /// Says farewell to everybody and closes the log.
  @Override
  public void close() {}
}
