/// Where lines, rows and guests are kept: [ridotto.server.store.Store] is the contract, and each
/// package below fulfils it. Another database is one more package beside `sqlite`.
package ridotto.server.store;
