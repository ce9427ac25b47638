// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { play, recorded, theatre, type Happened, type Recorded } from './recorded';

beforeEach(theatre);
afterEach(() => void vi.useRealTimers());

const heard = ({ rest }: Recorded) => rest.filter((message): message is Happened => message.type === 'Happened');

it('what the house tells twice, or too late, happens once', async () => {
  const table = await recorded('mascarade-5');
  const { state, told } = table;
  const [one, two] = heard(table);
  for (const message of [one!, two!, one!, two!]) await play(state, message);
  expect(told).toEqual([...one!.events, ...two!.events]);
  expect(state.steps.map(({ seq }) => seq).filter((seq, i, all) => all.indexOf(seq) !== i)).toEqual([]);
  expect(state.position).toEqual(two!.position);
  await play(state, { type: 'Asked', seq: one!.seq, position: one!.position });
  expect(state.newest).toEqual(two!.position);
});

it('what was asked as of the last thing that happened counts', async () => {
  const table = await recorded('mascarade-5');
  const [one] = heard(table);
  await play(table.state, one!);
  const position = { ...one!.position, inquiries: [] };
  await play(table.state, { type: 'Asked', seq: one!.seq, position });
  expect(table.state.position).toEqual(position);
});

it('a line of chat is read once, and what came with the welcome is not said again', async () => {
  const { state } = await recorded('mascarade-5');
  const line = { type: 'Chat', seq: state.seq + 1, chair: 2, name: 'Bruno', text: 'Hm.' } as const;
  for (const message of [line, line]) state.hear(message);
  expect(state.chat.filter(({ seq }) => seq === line.seq)).toHaveLength(1);
  state.hear({ ...line, seq: state.seq });
  expect(state.chat.filter(({ text }) => text === 'Hm.')).toHaveLength(1);
});
