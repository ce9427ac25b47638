package ridotto.launcher;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The jar's entry: runs Ridotto in this Java if it is new enough, else in one that is.
public final class Launcher {
  private static final int NO_JAVA = 2;

  private Launcher() {}

  public static void main(String... args) throws Throwable {
    if (Runtime.version().feature() >= Homes.WANTED) {
      here(args);
      return;
    }
    var homes = Homes.usual(System.getenv(), Path.of(System.getProperty("user.home", "")));
    var home = Homes.newEnough(homes);
    if (home.isEmpty()) {
      System.err.println(
          "Ridotto needs Java 25: install a JDK 25, or set RIDOTTO_JAVA_HOME to where one is.");
      System.exit(NO_JAVA);
    }
    System.exit(in(home.orElseThrow(), args));
  }

  /// By name, because this class must load in a Java too old to load `Main`.
  private static void here(String... args) throws Throwable {
    MethodHandles.lookup()
        .findStatic(
            Class.forName("ridotto.app.Main"),
            "main",
            MethodType.methodType(void.class, String[].class))
        .invokeExact(args);
  }

  private static int in(Path home, String... args) throws IOException, InterruptedException {
    var jar = System.getProperty("java.class.path", "");
    var command = new ArrayList<>(List.of(home.resolve("bin/java").toString()));
    command.addAll(flags(args.length == 0 ? "serve" : args[0]));
    command.addAll(List.of("-jar", jar));
    command.addAll(List.of(args));
    var ridotto = new ProcessBuilder(command).inheritIO().start();
    Runtime.getRuntime().addShutdownHook(new Thread(() -> end(ridotto)));
    return ridotto.waitFor();
  }

  /// What Java is given for this command, as the file for it in the jar says.
  private static List<String> flags(String command) throws IOException {
    return switch (command) {
      case "serve" -> read("/house.flags");
      case "bench", "simulate", "tournament" -> read("/lab.flags");
      default -> List.of();
    };
  }

  private static List<String> read(String name) throws IOException {
    var flags = new ArrayList<String>();
    var file = Launcher.class.getResourceAsStream(name);
    if (file == null) return flags;
    try (var lines = new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8))) {
      for (var line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith("-")) flags.add(line);
      }
    }
    return flags;
  }

  private static void end(Process ridotto) {
    ridotto.destroy();
    ridotto.onExit().join();
  }
}
