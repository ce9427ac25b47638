/// The tables of one running house: the lock, durable then true then known, bots and clocks at
/// work, who is there and who is told.
///
/// It keeps and finds everything through a [ridotto.server.store.Store], and has its time, its
/// chance and its threads from a [ridotto.server.live.HouseContext].
package ridotto.server.live;
