/// The lines of all tables in the SQLite file: first at its end, in the order in which they come,
/// later in their places.
package ridotto.server.store.sqlite.journal;
