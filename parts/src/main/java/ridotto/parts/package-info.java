/// The parts of the engine, measured one by one.
package ridotto.parts;
