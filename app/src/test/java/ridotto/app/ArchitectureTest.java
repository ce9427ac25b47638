package ridotto.app;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import ridotto.bots.repertoire.Repertoire;

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
          .mayOnlyBeAccessedByLayers("server", "trials", "app")
          .whereLayer("bots")
          .mayOnlyBeAccessedByLayers("server", "lab", "app")
          .whereLayer("games")
          .mayOnlyBeAccessedByLayers("bots", "parts", "app");

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
