package ridotto.server.http;

import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import ridotto.testkit.Phone;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// A socket to a table, and what it has been told.
public final class Wire {
  private static final int PATIENCE_SECONDS = 10;

  private final LinkedBlockingQueue<String> told = new LinkedBlockingQueue<>();
  private final Phone phone;

  public Wire(int port, String path, String key) {
    phone = new Phone(port, path, key, told::add);
  }

  public void say(String text) {
    phone.say(text);
  }

  void sayBytes(byte... bytes) {
    phone.sayBytes(bytes);
  }

  public String text() {
    try {
      var text = told.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (text == null) throw new AssertionError("nothing more was told: " + phone.state());
      return text;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  JsonNode hear() {
    return Json.read(text()).orElseThrow();
  }

  /// The next message of this type.
  JsonNode hear(String type) {
    return hear(type, _ -> true);
  }

  /// The next message of this type of which that is true.
  JsonNode hear(String type, Predicate<JsonNode> wanted) {
    while (true) {
      var message = hear();
      if (message.path("type").asString("").equals(type) && wanted.test(message)) return message;
    }
  }

  Phone.Closed end() {
    return phone.end();
  }

  public void close() {
    phone.close();
  }
}
