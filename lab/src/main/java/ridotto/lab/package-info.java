/// The laboratory: games by the million, and how fast they are played.
package ridotto.lab;
