package ridotto.lab.columns;

/// Comma-separated values as RFC 4180 has them, but for the end of a line, which is one character.
final class CsvLine extends Line {
  CsvLine(Sheet sheet) {
    super(sheet);
  }

  @Override
  void begin(int at) {
    if (at > 0) text().append(',');
  }

  @Override
  void quote(String value) {
    boolean plain = value.indexOf(',') < 0 && value.indexOf('"') < 0 && value.indexOf('\n') < 0;
    if (plain) text().append(value);
    else text().append('"').append(value.replace("\"", "\"\"")).append('"');
  }

  @Override
  void leaveOut(int at) {
    begin(at);
  }

  @Override
  void end() {
    text().append('\n');
  }
}
