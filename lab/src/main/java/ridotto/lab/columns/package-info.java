/// Runs as tables of columns, told again from the moves that were kept: `docs/lab.md` has the
/// schema.
package ridotto.lab.columns;
