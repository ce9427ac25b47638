import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipFile;

static final List<String> MADE =
    List.of("ridotto.jar", "ridotto.cdx.json", "ridotto-web.cdx.json", "THIRD-PARTY.txt");

/// Builds the last commit twice, in two folders, with another time zone, language and mask of
/// files, and holds the two against each other byte by byte. What follows are Maven's arguments,
/// such as `-o`.
void main(String... args) throws Exception {
  if (!areSame(args)) System.exit(1);
}

boolean areSame(String... args) throws Exception {
  var home = Files.createTempDirectory("ridotto-twice");
  try {
    var one = built(home.resolve("one"), Map.of("TZ", "UTC", "LC_ALL", "C"), "0022", args);
    var elsewhere = Map.of("TZ", "Pacific/Auckland", "LC_ALL", "C.UTF-8");
    var two = built(home.resolve("another folder"), elsewhere, "0077", args);
    boolean same = true;
    for (var name : MADE) same &= same(name, one.resolve(name), two.resolve(name));
    return same;
  } finally {
    delete(home);
  }
}

/// Where the jar lies.
Path built(Path folder, Map<String, String> world, String mask, String... args) throws Exception {
  run(Path.of("."), Map.of(), List.of("git", "clone", "-q", ".", folder.toString()));
  var maven = "umask %s && exec mvn -ntp -q package -Dmaven.test.skip=true \"$@\"".formatted(mask);
  var command = new ArrayList<>(List.of("bash", "-c", maven, "mvn"));
  command.addAll(List.of(args));
  run(folder, world, command);
  return folder.resolve("app", "target");
}

void run(Path folder, Map<String, String> world, List<String> command) throws Exception {
  var process = new ProcessBuilder(command).directory(folder.toFile()).inheritIO();
  process.environment().putAll(world);
  if (process.start().waitFor() != 0) throw new IOException("failed: " + command);
}

boolean same(String name, Path one, Path two) throws Exception {
  boolean same = Files.mismatch(one, two) < 0;
  System.out.printf(
      "%-22s %s  %s%n", name, same ? "same" : "DIFFERS", hash(Files.readAllBytes(one)));
  if (!same && name.endsWith(".jar")) differences(one, two);
  return same;
}

void differences(Path one, Path two) throws Exception {
  var ones = entries(one);
  var twos = entries(two);
  ones.forEach(
      (name, hash) -> {
        if (!hash.equals(twos.remove(name))) System.out.println("  " + name);
      });
  twos.keySet().forEach(name -> System.out.println("  only in the second: " + name));
}

/// By what is in them: where none differs, their order or times do.
Map<String, String> entries(Path jar) throws Exception {
  var entries = new TreeMap<String, String>();
  try (var zip = new ZipFile(jar.toFile())) {
    for (var entry : zip.stream().toList()) {
      entries.put(entry.getName(), hash(zip.getInputStream(entry).readAllBytes()));
    }
  }
  return entries;
}

String hash(byte[] bytes) throws Exception {
  return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
}

void delete(Path home) throws IOException {
  try (var files = Files.walk(home)) {
    for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
  }
}
