/// What friends connect to: tables that outlive the process, their seats, clocks and pace.
///
/// [ridotto.server.Command] is what may be asked of a table, [ridotto.server.Message] what it
/// tells.
package ridotto.server;
