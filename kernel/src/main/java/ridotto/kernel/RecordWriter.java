package ridotto.kernel;

import java.util.List;
import java.util.Map;

/// Writes a game down as it is played, so that it can be read back and replayed.
public final class RecordWriter<T extends Table<?>> {
  private static final String DEAL = "deal ";

  private final Phrases<T> phrases;
  private final StringBuilder text = new StringBuilder();
  private boolean dealing;

  public RecordWriter(Game<T> game, String box, Map<String, String> settings, List<String> names) {
    phrases = new Phrases<>(game, names);
    text.append("ridotto record 1\ngame ").append(box).append('\n');
    settings.forEach((name, value) -> text.append("set " + name + " " + value + "\n"));
    text.append("seats ").append(String.join(", ", names)).append("\n");
  }

  /// The same with what proves that the shuffles were fair.
  public RecordWriter(
      Game<T> game, String box, Map<String, String> settings, List<String> names, Fair fair) {
    this(game, box, settings, names);
    text.append("fair commitment ").append(fair.commitment()).append('\n');
    text.append("fair secret ").append(fair.secret()).append('\n');
    fair.contributions()
        .forEach((name, hex) -> text.append("fair contribution " + name + " " + hex + "\n"));
    fair.bots().ifPresent(bots -> text.append("fair bots " + named(bots) + "\n"));
    text.append("fair round ").append(fair.round()).append('\n');
  }

  private static String named(List<String> bots) {
    return bots.isEmpty() ? RecordReader.NOBODY : String.join(", ", bots);
  }

  /// Notes a move; called just before it is played.
  public void note(T table, int seat, int move) {
    var words = phrases.text(table, move);
    boolean deals = seat == Table.HOUSE && words.startsWith(DEAL);
    if (deals && dealing) {
      text.append(", ").append(words.substring(DEAL.length()));
      return;
    }
    text.append('\n');
    dealing = deals;
    if (deals) text.append(words);
    else if (seat == Table.HOUSE) text.append(Transcript.HOUSE + ": " + words);
    else text.append(phrases.names().get(table.playerAt(seat)) + ": " + words);
  }

  /// Says something that is no part of the game, as a comment.
  public void remark(String words) {
    text.append("\n# ").append(words);
    dealing = false;
  }

  public String text() {
    return text + "\n";
  }
}
