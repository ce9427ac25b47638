/// A store that forgets everything when the process ends.
package ridotto.server.store.memory;
