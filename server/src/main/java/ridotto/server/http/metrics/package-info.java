/// What whoever runs the house can measure.
package ridotto.server.http.metrics;
