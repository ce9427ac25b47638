/// Whose word about a caller is believed.
package ridotto.server.http.proxy;
