import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/// Holds every Java source of the project against google-java-format: `check` names the files that
/// differ and fails, `apply` rewrites them.
void main(String... args) throws IOException {
  var apply = args[0].equals("apply");
  var options = apply ? List.of("--replace") : List.of("--dry-run", "--set-exit-if-changed");
  var command = Stream.concat(options.stream(), sources().stream()).toArray(String[]::new);
  var formatter = ToolProvider.findFirst("google-java-format").orElseThrow();

  if (formatter.run(System.out, System.err, command) == 0) return;
  if (!apply)
    System.out.println("The files above are not formatted; this does it: ./ridotto format");
  System.exit(1);
}

List<String> sources() throws IOException {
  try (var folders = Files.list(Path.of("."))) {
    return folders
        .map(folder -> folder.endsWith("build") ? folder : folder.resolve("src"))
        .filter(Files::exists)
        .flatMap(this::javaFiles)
        .toList();
  }
}

Stream<String> javaFiles(Path root) {
  try (var files = Files.walk(root)) {
    return files
        .map(Path::toString)
        .filter(file -> file.endsWith(".java"))
        .sorted()
        .toList()
        .stream();
  } catch (IOException e) {
    throw new UncheckedIOException(e);
  }
}
