/// WebSockets byte by byte: for thousands of them in one thread, and for what no decent client
/// would send.
package ridotto.trials.socket;
