package ridotto.lab.columns;

import java.util.List;

/// Writes the rows of one sheet, value by value in the order of its columns.
abstract sealed class Line permits CsvLine, JsonLine {
  private final List<Sheet.Column> columns;
  private final StringBuilder text = new StringBuilder();
  private int column;

  Line(Sheet sheet) {
    columns = sheet.columns();
  }

  static Line of(Format format, Sheet sheet) {
    return switch (format) {
      case CSV, PARQUET -> new CsvLine(sheet);
      case JSONL -> new JsonLine(sheet);
    };
  }

  List<Sheet.Column> columns() {
    return columns;
  }

  StringBuilder text() {
    return text;
  }

  final Line whole(long value) {
    begin(column);
    text.append(value);
    return next();
  }

  final Line text(String value) {
    if (value.isEmpty()) return none();
    begin(column);
    quote(value);
    return next();
  }

  final Line none() {
    leaveOut(column);
    return next();
  }

  private Line next() {
    if (++column < columns.size()) return this;
    end();
    column = 0;
    return this;
  }

  abstract void begin(int at);

  abstract void quote(String value);

  abstract void leaveOut(int at);

  abstract void end();
}
