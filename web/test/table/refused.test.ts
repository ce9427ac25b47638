// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Result from '../../src/screens/result/Result.svelte';
import Chairs from '../../src/screens/table/Chairs.svelte';
import Chat from '../../src/screens/table/Chat.svelte';
import Frame from '../../src/screens/table/Frame.svelte';
import LineBar from '../../src/screens/table/LineBar.svelte';
import Menu from '../../src/screens/table/Menu.svelte';
import type { Session } from '../../src/table/open.svelte';
import { Refused } from '../../src/wire/connection.svelte';
import type { Room } from '../../src/wire/types';
import { play, recorded, theatre, type Happened, type Recorded } from './recorded';

vi.mock('../../src/sound/sound', () => ({ sound: () => undefined, unlock: () => undefined }));

const WHY = 'Not so fast: 5 messages in ten seconds are enough.';
let table: Recorded;
let session: Session;

beforeEach(async () => {
  theatre();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  table = await recorded('mascarade-5');
  session = table.session;
  session.wire.send = () => Promise.reject(new Refused('x', [{ code: 'too-talkative', with: { most: 5 } }]));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The room, otherwise: told as the house would. */
function change(room: Partial<Room>, host = true): void {
  const { state } = session;
  state.hear({ type: 'Changed', seq: state.seq, room: { ...state.room!, ...room }, chairs: state.chairs, host });
}
async function press(name: string | RegExp): Promise<void> {
  await fireEvent.click(screen.getAllByRole('button', { name })[0]!);
}
const said = () => vi.waitFor(() => expect(document.body.textContent).toContain(WHY));

describe('what the house turns away is said where it was asked', () => {
  it('in the menu', async () => {
    render(Menu, { session, onkeys: () => undefined, onclose: () => undefined });
    await press('Continue on another device');
    await said();
  });

  it('among the chairs', async () => {
    change({
      chairs: session.state.room!.chairs.map((chair, i) => (i === 1 ? { ...chair, bot: null, name: 'Bo' } : chair)),
    });
    render(Chairs, { session, oncode: () => undefined });
    await press('Make host');
    await said();
  });

  it('in the chat', async () => {
    render(Chat, { session });
    await press('Are you sure?');
    await said();
  });

  it('at the result', async () => {
    const over = table.rest.findLast((message): message is Happened => message.type === 'Happened')!;
    const ended = { ending: 'limit', winners: [1] };
    await play(table.state, { ...over, events: [], position: { ...over.position, ended } });
    change({ phase: 'finished' });
    render(Result, { session, telling: false, ontell: () => undefined });
    await press('Play again');
    await said();
  });

  it('where an adjourned game is resumed', async () => {
    change({ phase: 'adjourned' });
    render(LineBar, { session, wire: session.wire });
    await press('Go on with the game');
    await said();
  });
});

it('a refusal of a move is gone when the game is over', async () => {
  render(Frame, { session, board: table.game });
  session.live.refusals = ['Not now.'];
  await vi.waitFor(() => expect(document.body.textContent).toContain('Not now.'));
  const over = table.rest.findLast((message): message is Happened => message.type === 'Happened')!;
  const ended = { ending: 'limit', winners: [1] };
  await play(table.state, { ...over, events: [], position: { ...over.position, ended } });
  expect(document.body.textContent).not.toContain('Not now.');
});
