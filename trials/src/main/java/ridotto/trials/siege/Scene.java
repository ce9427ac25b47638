package ridotto.trials.siege;

/// What attackers know of a table: who sits there, what Ada is asked, and the keys of those who
/// watch or play.
///
/// Chair 1 is Ada's, who is host, and chair 2 Bruno's; bots have the others. `watcher` and
/// `intruder` have no chair.
record Scene(
    String table,
    String game,
    int chairs,
    Person ada,
    String bruno,
    String watcher,
    String intruder) {}
