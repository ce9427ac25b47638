/// The house on the network: HTTP, WebSockets, Server-Sent Events, and the client's own files.
///
/// [ridotto.server.http.Door] opens it. A request meets [ridotto.server.http.HttpHandler], which
/// knows the caller and finds the [ridotto.server.http.Route]; what a route does is in
/// [ridotto.server.http.Routes].
package ridotto.server.http;
