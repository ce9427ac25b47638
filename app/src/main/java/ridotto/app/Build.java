package ridotto.app;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;
import ridotto.wire.Json;
import tools.jackson.databind.JsonNode;

/// A build of Ridotto that can be started in a fresh Java; `start` is what names it to Java.
record Build(List<String> start) {
  /// This one.
  static Build here() {
    return new Build(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
  }

  /// Another, as one jar.
  static Build of(Path jar) {
    if (!Files.isRegularFile(jar)) throw new Refused("against", Refusal.of("file-missing"));
    return new Build(List.of("-jar", jar.toString()));
  }

  /// Runs a command that prints JSON, and gives what it printed.
  JsonNode run(List<String> arguments) {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(JavaFlags.LAB);
    command.addAll(start);
    command.addAll(arguments);
    try {
      var java = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      var printed = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int status = java.waitFor();
      if (status == 0) return Json.read(printed).orElseThrow(() -> refused(arguments));
      throw refused(arguments);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  /// What it complained of was printed by itself.
  private Refused refused(List<String> arguments) {
    return new Refused(
        start.getLast(), Refusal.of("bench-failed").and("command", String.join(" ", arguments)));
  }
}
