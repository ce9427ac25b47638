/// What a command decides: the entries that follow from it, or a refusal. Nothing changes here.
package ridotto.server.table.decide;
