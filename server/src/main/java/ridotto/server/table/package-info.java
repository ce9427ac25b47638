/// What a hosted table is: its entries, the state they amount to, and what may be seen of it.
///
/// Pure: no thread, no file, no clock. Time comes in as a value, and the state changes only by
/// [ridotto.server.table.TableState#after].
package ridotto.server.table;
