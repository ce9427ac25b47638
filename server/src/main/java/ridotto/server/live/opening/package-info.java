/// How a table comes to be: whether there is room for it, what it is called, to whom it is
/// promised.
package ridotto.server.live.opening;
