package ridotto.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HomesTest {
  @TempDir Path user;

  @Test
  void the_first_home_new_enough_is_taken() throws IOException {
    var eight = home("eight", "1.8.0_402");
    var seventeen = home("seventeen", "17.0.15");
    var twentyFive = home("twenty-five", "25");
    var twentySix = home("twenty-six", "26.0.1");

    assertThat(Homes.newEnough(List.of(eight, seventeen, twentyFive, twentySix)))
        .contains(twentyFive);
  }

  @Test
  void without_a_new_java_there_is_none() throws IOException {
    var seventeen = home("seventeen", "17.0.15");
    var noJava = Files.createDirectory(user.resolve("photos"));
    var unversioned = Files.createDirectory(user.resolve("unversioned"));
    Files.writeString(unversioned.resolve("release"), "IMPLEMENTOR=\"Nobody\"\n");

    assertThat(Homes.newEnough(List.of(seventeen, noJava, unversioned))).isEmpty();
  }

  @Test
  void the_environment_is_asked_before_the_usual_places() throws IOException {
    var sdkman = home(".sdkman/candidates/java/25.0.1-tem", "25.0.1");
    var named = home("named", "25.0.2");
    var homes =
        Homes.usual(Map.of("RIDOTTO_JAVA_HOME", named.toString(), "JAVA_HOME", "/older"), user);

    assertThat(homes).startsWith(named, Path.of("/older")).contains(sdkman);
  }

  @Test
  void a_mac_keeps_the_home_inside_the_folder() throws IOException {
    var bundled = home(".jdks/temurin-25/Contents/Home", "25.0.1");

    assertThat(Homes.usual(Map.of(), user)).contains(bundled);
  }

  private Path home(String name, String version) throws IOException {
    var home = Files.createDirectories(user.resolve(name));
    var release = "IMPLEMENTOR=\"Test\"\nJAVA_VERSION=\"" + version + "\"\n";
    Files.writeString(home.resolve("release"), release);
    return home;
  }
}
