package ridotto.trials.faults;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import ridotto.trials.load.HouseProcess;
import ridotto.trials.siege.LogWatch;

/// How a house is opened that is tried, and what it complains of.
record Houses(Class<?> main, List<String> flags, LogWatch log) {
  HouseProcess open(Path data) {
    return open(List.of(), data);
  }

  HouseProcess open(List<String> by, Path data) {
    var arguments =
        "serve --port 0 --host 127.0.0.1 --beat 50-150 --limits wide --max-tables-per-guest 1000"
            + " --data";
    var all = new ArrayList<>(List.of(arguments.split(" ", -1)));
    all.add(data.toString());
    return HouseProcess.start(by, main, flags, all, log::hear);
  }
}
