package ridotto.launcher;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Where a Java may be installed, and which of them is new enough for Ridotto.
final class Homes {
  static final int WANTED = 25;

  private static final Pattern FEATURE = Pattern.compile("(?m)^JAVA_VERSION=\"(\\d+)");

  private Homes() {}

  /// The homes the environment names, then those in the places where installers put them.
  static List<Path> usual(Map<String, String> environment, Path user) {
    var named =
        Stream.of("RIDOTTO_JAVA_HOME", "JAVA_HOME")
            .map(environment::get)
            .filter(Objects::nonNull)
            .map(Path::of);
    var installed =
        Stream.of(
                Path.of("/usr/lib/jvm"),
                Path.of("/Library/Java/JavaVirtualMachines"),
                user.resolve(".sdkman/candidates/java"),
                user.resolve(".jdks"),
                Path.of("C:\\Program Files\\Java"),
                Path.of("C:\\Program Files\\Eclipse Adoptium"),
                Path.of("C:\\Program Files\\Microsoft"),
                Path.of("C:\\Program Files\\Zulu"))
            .flatMap(Homes::in);
    return Stream.concat(named, installed).toList();
  }

  /// The first home whose `release` file promises a Java new enough.
  static Optional<Path> newEnough(List<Path> homes) {
    return homes.stream().filter(home -> feature(home) >= WANTED).findFirst();
  }

  /// On a Mac the home lies deeper inside the folder.
  private static Stream<Path> in(Path root) {
    try (var folders = Files.list(root)) {
      return folders.sorted().toList().stream()
          .flatMap(folder -> Stream.of(folder, folder.resolve("Contents/Home")));
    } catch (IOException absent) {
      return Stream.empty();
    }
  }

  private static int feature(Path home) {
    try {
      var version = FEATURE.matcher(Files.readString(home.resolve("release")));
      return version.find() ? Integer.parseInt(version.group(1)) : 0;
    } catch (IOException absent) {
      return 0;
    }
  }
}
