package ridotto.app;

import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Locale;
import java.util.random.RandomGenerator;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import ridotto.bots.Troupes;
import ridotto.bots.repertoire.Repertoire;
import ridotto.kernel.Refused;
import ridotto.kernel.Shelf;

/// Puts the house together and hands it the command.
public final class Main {
  static final Shelf SHELF = Repertoire.SHELF;
  static final Troupes TROUPES = Repertoire.TROUPES;

  private static final String SERVE = "serve";
  private static final int BAD_INPUT = 2;

  private Main() {}

  public static void main(String... args) {
    // Figures are printed alike wherever the house stands.
    Locale.setDefault(Locale.ROOT);
    var command = args.length == 0 ? new String[] {SERVE} : args;
    var commands = command[0].equals(SERVE) ? house(SHELF) : commands(SHELF);
    System.exit(commands.execute(command));
  }

  private static CommandLine house(Shelf shelf) {
    return house(shelf, new SecureRandom(), InstantSource.system());
  }

  /// Only what opens the house: it opens sooner if nothing else is looked at.
  static CommandLine house(Shelf shelf, RandomGenerator random, InstantSource wall) {
    var serve =
        new CommandLine(new Serve(shelf, TROUPES, random, wall))
            .setDefaultValueProvider(new FromEnvironment());
    return patient(new CommandLine(new Ridotto()).addSubcommand(serve));
  }

  static CommandLine commands(Shelf shelf) {
    var bench =
        new CommandLine(new Bench())
            .addSubcommand(new BenchPlayout(shelf))
            .addSubcommand(new BenchBelief())
            .addSubcommand(new BenchHabits())
            .addSubcommand(new BenchForecasts(shelf, TROUPES))
            .addSubcommand(new BenchAnswers(shelf, TROUPES))
            .addSubcommand(new BenchServer())
            .addSubcommand(new BenchAll(shelf));
    return patient(
        house(shelf)
            .addSubcommand(new Games(shelf))
            .addSubcommand(new Simulate(shelf, TROUPES))
            .addSubcommand(new MergeRuns(shelf, TROUPES))
            .addSubcommand(new MissingRuns(shelf, TROUPES))
            .addSubcommand(new ExportRun(shelf, TROUPES))
            .addSubcommand(new AskRun())
            .addSubcommand(new ReplayRecord(shelf))
            .addSubcommand(new Verify(shelf))
            .addSubcommand(new TournamentOfBots(shelf, TROUPES))
            .addSubcommand(new Watch(shelf, TROUPES))
            .addSubcommand(bench.addSubcommand(new BenchParts()))
            .addSubcommand(
                new CommandLine(new Trial(shelf))
                    .addSubcommand(new TrialClock())
                    .addSubcommand(new TrialDisk(shelf, TROUPES))
                    .addSubcommand(new TrialKill())
                    .addSubcommand(new TrialMemory(shelf))
                    .addSubcommand(new TrialSimulation(shelf, TROUPES)))
            .addSubcommand(new OperatorCommands())
            .addSubcommand(new CheckData(shelf, TROUPES))
            .addSubcommand(new BackupData())
            .addSubcommand(new RestoreData())
            .addSubcommand(new Types(shelf))
            .addSubcommand(new ArchitectureMap()));
  }

  private static CommandLine patient(CommandLine commands) {
    return commands
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(Main::misunderstood)
        .setExecutionExceptionHandler(Main::failed);
  }

  private static int misunderstood(ParameterException e, String[] args) {
    var hint = e instanceof UnmatchedArgumentException ? "; see ./ridotto --help" : "";
    e.getCommandLine()
        .getErr()
        .println("ridotto: " + oneLine(String.valueOf(e.getMessage())) + hint);
    return BAD_INPUT;
  }

  private static int failed(Exception e, CommandLine command, CommandLine.ParseResult parsed)
      throws Exception {
    if (!(e instanceof Refused refused)) throw e;
    command.getErr().println("ridotto: " + Complaint.of(refused, Spoken.asked(command)));
    return BAD_INPUT;
  }

  private static String oneLine(String message) {
    return message.replaceAll("\\s*\\R\\s*", " ");
  }
}
