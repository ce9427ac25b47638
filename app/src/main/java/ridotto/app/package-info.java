/// The command line, and the one place where everything is put together.
package ridotto.app;
