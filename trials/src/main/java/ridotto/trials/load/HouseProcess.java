package ridotto.trials.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/// A house in a process of its own, from the same classes as this one.
public final class HouseProcess implements AutoCloseable {
  private static final Pattern ADDRESS =
      Pattern.compile("http://(?:localhost|127\\.0\\.0\\.1):\\d+");

  private final Process process;
  private final URI address;

  private HouseProcess(Process process, URI address) {
    this.process = process;
    this.address = address;
  }

  /// A house for a trial: on this machine only, no beats, no limits for strangers. All it says once
  /// it is open is `heard`.
  public static HouseProcess open(
      Class<?> main, List<String> flags, Path data, Consumer<String> heard) {
    var arguments = "serve --port 0 --host 127.0.0.1 --beat 0-0 --limits wide --data";
    var all = new ArrayList<>(List.of(arguments.split(" ", -1)));
    all.add(data.toString());
    return start(main, flags, all, heard);
  }

  /// Starts `main` with these arguments, and waits until it has printed its address.
  public static HouseProcess start(Class<?> main, List<String> flags, List<String> arguments) {
    return start(main, flags, arguments, _ -> {});
  }

  /// The same; all it says once it is open is `heard`.
  public static HouseProcess start(
      Class<?> main, List<String> flags, List<String> arguments, Consumer<String> heard) {
    return start(List.of(), main, flags, arguments, heard);
  }

  /// The same by another command, which ends by being Java with the arguments that follow.
  public static HouseProcess start(
      List<String> by,
      Class<?> main,
      List<String> flags,
      List<String> arguments,
      Consumer<String> heard) {
    var command = new ArrayList<>(by);
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(flags);
    // The manifest of the jar allows it; here there is a class path instead.
    command.add("--enable-native-access=ALL-UNNAMED");
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
    command.addAll(arguments);
    try {
      var process = new ProcessBuilder(command).redirectErrorStream(true).start();
      return new HouseProcess(process, address(process, heard));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static URI address(Process process, Consumer<String> heard) throws IOException {
    var out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    var said = new StringBuilder();
    for (var line = out.readLine(); line != null; line = out.readLine()) {
      said.append(line).append('\n');
      var address = ADDRESS.matcher(line);
      if (!address.find()) continue;
      Thread.ofVirtual().start(() -> listen(out, heard));
      return URI.create(address.group().replace("localhost", "127.0.0.1"));
    }
    throw new IllegalStateException("the house did not open:\n" + said);
  }

  /// What it says later is read, so that it never waits for somebody to listen.
  private static void listen(BufferedReader out, Consumer<String> heard) {
    try (out) {
      out.lines().forEach(heard);
    } catch (IOException | UncheckedIOException _) {
      // It has ended.
    }
  }

  public URI address() {
    return address;
  }

  /// Ends it as a power cut would.
  public void kill() {
    process.destroyForcibly();
    process.onExit().join();
  }

  /// Asks it to stop, and says how long that took.
  public Duration end() {
    long began = System.nanoTime();
    close();
    return Duration.ofNanos(System.nanoTime() - began);
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
  }

  public long pid() {
    return process.pid();
  }

  /// It stands still while this is done.
  public void still(Runnable work) {
    signal("STOP");
    try {
      work.run();
    } finally {
      signal("CONT");
    }
  }

  private void signal(String name) {
    try {
      var sent = new ProcessBuilder("kill", "-" + name, String.valueOf(pid())).start();
      if (sent.waitFor() != 0) throw new IllegalStateException("no signal reached the house");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  public Duration cpu() {
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  /// The memory it has in use, in bytes, or 0 where the system does not tell.
  public long resident() {
    var status = Path.of("/proc", String.valueOf(process.pid()), "status");
    if (!Files.exists(status)) return 0;
    try (var lines = Files.lines(status)) {
      return lines
          .filter(line -> line.startsWith("VmRSS:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024)
          .findFirst()
          .orElse(0);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
