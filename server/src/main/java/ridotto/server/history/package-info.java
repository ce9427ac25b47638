/// What has happened at a table, read back from its lines: what a seat may hear again, records and
/// replays.
package ridotto.server.history;
