/// Hosted tables, in rooms:
///
/// | package | |
/// |---|---|
/// | `table` | what a hosted table is; pure |
/// | `live` | the tables of one running house |
/// | `history` | past rounds, records, replays |
/// | `store` | where lines, rows and guests are kept |
/// | `http` | the door |
///
/// `http` uses `live`, `history` and `table`; `live` uses `table`, `history` and `store`; `history`
/// uses `table` and `store`; `store` uses `table`.
package ridotto.server;
