package ridotto.lab.columns;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// The tables of an export, and their columns in order; `#` marks a column of whole numbers.
public enum Sheet {
  RUNS("run game players# settings seating bots playouts# seed# games# version build command"),
  GAMES("run game# ending turns# decisions# winners#"),
  SEATS("run game# player# bot dealt won#"),
  DECISIONS("run game# n# turn# player# question move options# chance# verdict"),
  EVENTS("run game# n# type event");

  private static final String WHOLE = "#";

  private final String columns;

  Sheet(String columns) {
    this.columns = columns;
  }

  /// A column of whole numbers, or of texts; either may be empty.
  public record Column(String name, boolean isText) {
    static Column of(String written) {
      return new Column(written.replace(WHOLE, ""), !written.endsWith(WHOLE));
    }
  }

  public List<Column> columns() {
    return Arrays.stream(columns.split(" ", -1)).map(Column::of).toList();
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
