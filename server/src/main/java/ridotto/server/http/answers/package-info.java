/// What goes back to whoever asked: values, pages, and why somebody was turned away.
package ridotto.server.http.answers;
