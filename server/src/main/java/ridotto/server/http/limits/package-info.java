/// How much a stranger may ask.
package ridotto.server.http.limits;
