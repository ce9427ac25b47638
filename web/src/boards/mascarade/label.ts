import { cardSaid, face } from './faces';
import { placesOf, type Place } from './game';
import type { Play } from './play.svelte';
import { state, toSpeak } from './states';

/** Everything a chair shows, as one line: `Cedric, seat 4, 9 coins, card face down, speaks next`. */
export function chairSaid(play: Play, seat: number): string {
  const { table } = play;
  const chair = table.chairs[table.names.playerAt(seat) - 1];
  const does = state(table, seat);
  const parts = [
    table.text('seat-said', { name: table.names.seat(seat), seat, coins: table.view.purses[seat - 1] ?? 0 }),
    ...placesOf(table, seat).map((place) => heldSaid(play, place)),
    does && table.text(`state-${does}`),
    toSpeak(table)[1] === seat && table.text('state-next'),
    chair?.away && table.text('badge-away'),
    chair?.minded && table.text('badge-minded'),
    chair?.bot && table.text('badge-bot'),
    table.view.shownBefore.includes(table.names.playerAt(seat)) && table.text('badge-shown'),
    (play.seats.includes(seat) || placesOf(table, seat).some((place) => play.takes(place))) && table.text('state-can'),
  ];
  return joined(play, parts);
}

export function heldSaid(play: Play, place: Place): string {
  const lies = cardSaid(play.table, face(play, place));
  if (place.type === 'Centre') return joined(play, [play.table.form('place', place, 'first'), lies]);
  return place.hand === 'card' ? lies : joined(play, [play.table.text(`hand-${place.hand}`), lies]);
}

function joined(play: Play, parts: (string | false | null | undefined)[]): string {
  const said = parts.filter((part): part is string => !!part);
  return said.reduce((first, next) => play.table.text('list-comma', { first, next }));
}
