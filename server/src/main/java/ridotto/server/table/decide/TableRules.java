package ridotto.server.table.decide;

import ridotto.server.table.Beat;

/// What the house sets for all its tables: its beat, and for how many days it keeps them.
public record TableRules(Beat beat, int keepDays) {}
