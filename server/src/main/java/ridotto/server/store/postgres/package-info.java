/// Everything in a PostgreSQL, for any number of houses: who writes first is decided by a key that
/// may conflict.
package ridotto.server.store.postgres;
