package ridotto.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.time.Instant;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import ridotto.bots.repertoire.Repertoire;
import ridotto.kernel.Event;

/// The arrows of the house: kernel <- games <- bots <- lab, kernel <- wire <- server, the app on
/// top.
@AnalyzeClasses(packages = "ridotto", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  private static final String[] GAMES =
      Repertoire.SHELF.boxes().stream()
          .map(box -> box.getClass().getPackageName() + "..")
          .distinct()
          .toArray(String[]::new);

  @ArchTest
  static final ArchRule arrows_point_one_way =
      layeredArchitecture()
          .consideringOnlyDependenciesInAnyPackage("ridotto..")
          .withOptionalLayers(true)
          .layer("kernel")
          .definedBy("ridotto.kernel..")
          .layer("games")
          .definedBy(GAMES)
          .layer("bots")
          .definedBy("ridotto.bots..")
          .layer("testkit")
          .definedBy("ridotto.testkit..")
          .layer("wire")
          .definedBy("ridotto.wire..")
          .layer("server")
          .definedBy("ridotto.server..")
          .layer("lab")
          .definedBy("ridotto.lab..")
          .layer("parts")
          .definedBy("ridotto.parts..")
          .layer("trials")
          .definedBy("ridotto.trials..")
          .layer("app")
          .definedBy("ridotto.app..", "ridotto.launcher..")
          .whereLayer("app")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("trials")
          .mayOnlyBeAccessedByLayers("app")
          .whereLayer("parts")
          .mayOnlyBeAccessedByLayers("app")
          .whereLayer("lab")
          .mayOnlyBeAccessedByLayers("app")
          .whereLayer("testkit")
          .mayOnlyBeAccessedByLayers("trials", "app")
          .whereLayer("server")
          .mayOnlyBeAccessedByLayers("trials", "app")
          .whereLayer("wire")
          .mayOnlyBeAccessedByLayers("server", "lab", "trials", "app")
          .whereLayer("bots")
          .mayOnlyBeAccessedByLayers("server", "lab", "app")
          .whereLayer("games")
          .mayOnlyBeAccessedByLayers("bots", "parts", "app");

  /// The rooms of the server. What all of them share lies in the server's own package.
  @ArchTest
  static final ArchRule the_rooms_of_the_server_open_one_way =
      layeredArchitecture()
          .consideringOnlyDependenciesInAnyPackage("ridotto.server..")
          .layer("shared")
          .definedBy("ridotto.server")
          .layer("table")
          .definedBy("ridotto.server.table..")
          .layer("store")
          .definedBy("ridotto.server.store..")
          .layer("history")
          .definedBy("ridotto.server.history..")
          .layer("live")
          .definedBy("ridotto.server.live..")
          .layer("http")
          .definedBy("ridotto.server.http..")
          .whereLayer("shared")
          .mayNotAccessAnyLayer()
          .whereLayer("table")
          .mayNotAccessAnyLayer()
          .whereLayer("store")
          .mayOnlyAccessLayers("table", "shared")
          .whereLayer("history")
          .mayOnlyAccessLayers("table", "store", "shared")
          .whereLayer("live")
          .mayOnlyAccessLayers("table", "history", "store", "shared")
          .whereLayer("http")
          .mayOnlyAccessLayers("live", "history", "table", "shared");

  @ArchTest
  static final ArchRule the_house_knows_no_sql =
      noClasses()
          .that()
          .resideInAPackage("ridotto.server..")
          .and()
          .resideOutsideOfPackages(
              "ridotto.server.store.sqlite..", "ridotto.server.store.postgres..")
          .and()
          .doNotHaveFullyQualifiedName("ridotto.server.RedactedError")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "java.sql..",
              "org.sqlite..",
              "org.postgresql..",
              "ridotto.server.store.sqlite..",
              "ridotto.server.store.postgres..");

  /// A house on the one loads nothing of the other.
  @ArchTest
  static final ArchRule the_stores_do_not_know_each_other =
      noClasses()
          .that()
          .resideInAPackage("ridotto.server.store.sqlite..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("ridotto.server.store.postgres..", "org.postgresql..")
          .orShould()
          .dependOnClassesThat()
          .resideInAPackage("ridotto.server.store.memory..");

  /// The journal serves the rest of the store and knows nothing of it.
  @ArchTest
  static final ArchRule the_journal_stands_alone =
      noClasses()
          .that()
          .resideInAPackage("ridotto.server.store.sqlite.journal..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("ridotto.server.store", "ridotto.server.store.sqlite");

  /// No thread, no file, no clock; bots are a matter of whoever lets them play.
  @ArchTest
  static final ArchRule a_table_is_pure =
      noClasses()
          .that()
          .resideInAPackage("ridotto.server.table..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "java.util.concurrent..",
              "java.io..",
              "java.nio.file..",
              "java.nio.channels..",
              "java.sql..",
              "java.net..",
              "org.slf4j..",
              "ridotto.bots..")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.lang.Thread")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.security.SecureRandom")
          .orShould()
          .callMethod(Instant.class, "now")
          .orShould()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(System.class, "currentTimeMillis");

  @ArchTest
  static final ArchRule whatever_decides_changes_nothing =
      noClasses()
          .that()
          .resideInAPackage("ridotto.server.table")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("ridotto.server.table.decide..");

  /// Everything behind the door has its time, its chance and its threads from outside.
  @ArchTest
  static final ArchRule the_house_asks_only_its_context =
      noClasses()
          .that()
          .resideInAnyPackage(
              "ridotto.server.live..", "ridotto.server.history..", "ridotto.server.store..")
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.security.SecureRandom")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.util.concurrent.Executors")
          .orShould()
          .callMethod(Instant.class, "now")
          .orShould()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(Thread.class, "startVirtualThread", Runnable.class)
          .orShould()
          .callMethod(Thread.class, "ofPlatform")
          .orShould()
          .callMethod(Thread.class, "ofVirtual")
          .orShould()
          .callMethod(Thread.class, "sleep", long.class)
          .orShould()
          .callMethod(LockSupport.class, "parkNanos", long.class);

  /// Who may know what is decided in one place.
  @ArchTest
  static final ArchRule everything_leaves_a_table_by_a_viewpoint =
      noClasses()
          .that()
          .resideInAPackage("ridotto.server..")
          .and()
          .doNotHaveFullyQualifiedName("ridotto.server.table.Viewpoint")
          .and()
          .doNotHaveFullyQualifiedName("ridotto.server.table.Round")
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName("ridotto.kernel.Audience")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("ridotto.kernel.Eyes")
          .orShould()
          .callMethod(Event.class, "audience");

  /// One can read the list of a room's classes at a glance.
  @ArchTest
  static void no_room_is_crowded(JavaClasses classes) {
    classes.stream()
        .filter(
            each -> each.isTopLevelClass() && each.getPackageName().startsWith("ridotto.server"))
        .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()))
        .forEach((name, files) -> assertThat(files).as(name).isLessThanOrEqualTo(25));
  }

  @ArchTest
  static final ArchRule the_kernel_needs_only_the_jdk =
      classes()
          .that()
          .resideInAPackage("ridotto.kernel..")
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("ridotto.kernel..", "java..", "org.jspecify..");

  @ArchTest
  static void a_game_knows_only_the_kernel(JavaClasses classes) {
    for (var game : GAMES) knowsOnlyTheKernel(game).check(classes);
  }

  /// Whoever is given the games need not know which there are.
  @ArchTest
  static final ArchRule only_the_app_knows_all_games =
      noClasses()
          .that()
          .resideOutsideOfPackages("ridotto.app..", "ridotto.bots.repertoire..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("ridotto.bots.repertoire..");

  /// A bot is told what its player may know; only the host of a game looks through its eyes. In a
  /// search one class supposes what others see, of worlds that are supposed themselves.
  @ArchTest
  static final ArchRule bots_see_what_they_are_told =
      noClasses()
          .that()
          .resideInAPackage("ridotto.bots..")
          .and()
          .doNotHaveFullyQualifiedName("ridotto.bots.Host")
          .and()
          .doNotHaveFullyQualifiedName("ridotto.bots.search.Doubt")
          .and()
          .haveSimpleNameNotEndingWith("Bench")
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName("ridotto.kernel.Eyes");

  /// Only a benchmark seats bots with a host.
  @ArchTest
  static final ArchRule bots_do_not_meet_the_host =
      noClasses()
          .that()
          .resideInAPackage("ridotto.bots..")
          .and()
          .doNotHaveFullyQualifiedName("ridotto.bots.Host")
          .and()
          .haveSimpleNameNotEndingWith("Bench")
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName("ridotto.bots.Host");

  @ArchTest
  static final ArchRule rules_roll_no_dice =
      noClasses()
          .that()
          .resideInAnyPackage(GAMES)
          .should()
          .dependOnClassesThat()
          .haveFullyQualifiedName("ridotto.kernel.Dice")
          .orShould()
          .dependOnClassesThat()
          .haveFullyQualifiedName("java.util.Random")
          .orShould()
          .dependOnClassesThat()
          .resideInAnyPackage("java.time..", "java.io..", "java.nio..", "java.lang.reflect..");

  private static ArchRule knowsOnlyTheKernel(String game) {
    return classes()
        .that()
        .resideInAPackage(game)
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(game, "ridotto.kernel..", "java..", "org.jspecify..");
  }
}
