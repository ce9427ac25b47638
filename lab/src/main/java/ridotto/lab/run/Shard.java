package ridotto.lab.run;

import java.util.Map;
import ridotto.kernel.Refusal;
import ridotto.kernel.Refused;

/// Which of how many shards of a run, counted from 1. Block `b` belongs to shard `b mod of + 1`.
public record Shard(int number, int of) {
  /// Not spread at all.
  public static final Shard WHOLE = new Shard(1, 1);

  private static final int MOST = 1_000_000;

  /// Reads `3/10`; or `/10`, and the number of the task of an array this is: Slurm's, which counts
  /// as it is told to, and Kubernetes', which counts from 0. Throws [Refused].
  public static Shard of(String text, Map<String, String> environment) {
    if (!text.matches("\\d{0,7}/\\d{1,7}")) throw wrong(text);
    int slash = text.indexOf('/');
    int of = Integer.parseInt(text.substring(slash + 1));
    var number = slash > 0 ? text.substring(0, slash) : task(text, environment);
    if (!number.matches("\\d{1,7}")) throw wrong(number + text);
    var shard = new Shard(Integer.parseInt(number), of);
    if (of < 1 || of > MOST || shard.number < 1 || shard.number > of) throw wrong(shard.toString());
    return shard;
  }

  private static String task(String text, Map<String, String> environment) {
    var slurm = environment.get("SLURM_ARRAY_TASK_ID");
    if (slurm != null) return slurm;
    var kubernetes = environment.get("JOB_COMPLETION_INDEX");
    if (kubernetes == null) throw wrong(text);
    return kubernetes.matches("\\d{1,6}") ? "" + (Integer.parseInt(kubernetes) + 1) : kubernetes;
  }

  private static Refused wrong(String text) {
    return new Refused("shard", Refusal.of("shard-form").and("value", text));
  }

  boolean has(int block) {
    return block % of == number - 1;
  }

  /// The folder it is kept in, inside the run's; the run's own if this is all of it.
  public String folder() {
    return of == 1 ? "" : "shard-" + number + "-of-" + of;
  }

  @Override
  public String toString() {
    return number + "/" + of;
  }
}
