/// A [ridotto.server.store.Store] in one SQLite file, for a house of one process.
package ridotto.server.store.sqlite;
