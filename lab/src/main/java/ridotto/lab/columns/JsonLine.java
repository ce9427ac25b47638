package ridotto.lab.columns;

import ridotto.wire.Json;

/// An object a line. What is empty is left out.
final class JsonLine extends Line {
  private boolean begun;

  JsonLine(Sheet sheet) {
    super(sheet);
  }

  @Override
  void begin(int at) {
    text().append(begun ? ",\"" : "{\"").append(columns().get(at).name()).append("\":");
    begun = true;
  }

  @Override
  void quote(String value) {
    text().append(Json.text(value));
  }

  @Override
  void leaveOut(int at) {}

  @Override
  void end() {
    text().append("}\n");
    begun = false;
  }
}
