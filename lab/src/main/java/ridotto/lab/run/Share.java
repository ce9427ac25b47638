package ridotto.lab.run;

/// In how many games something was, how many seats it had, and which part of a win each brought.
record Share(long games, long seats, double share, Interval interval) {}
