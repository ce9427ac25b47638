// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeHouse } from '../../src/dev/house';
import Projector from '../../src/screens/replay/Projector.svelte';
import { board } from '../../src/boards';
import { ReplayedTable } from '../../src/table/replayed.svelte';
import { askWith, replay, type Replay } from '../../src/wire/house';
import { speech } from '../../src/words/speech.svelte';

afterEach(cleanup);

it('an answer that is slower than the next question is not looked at', async () => {
  await speech.speak('en');
  fakeHouse();
  const film = await replay('mascarade-5', 1, 'spectator');
  const game = await board('mascarade');
  const table = new ReplayedTable('mascarade', film, game);
  render(Projector, { id: 'mascarade-5', round: 1, table, board: game, eyes: 'spectator', shared: '' });
  const answers = new Map<string, (film: Replay) => void>();
  askWith(
    (_, path) =>
      new Promise((answer) => answers.set(new URLSearchParams(path.split('?')[1]).get('as')!, answer as never)),
  );
  const eyes = screen.getByRole('combobox');
  for (const value of ['open', 'spectator']) await fireEvent.change(eyes, { target: { value } });
  const sealed = { ...film };
  answers.get('spectator')!(sealed);
  await tick();
  answers.get('open')!({ ...film, names: ['betrayed'] });
  await vi.waitFor(() => expect(table.film).toBe(sealed));
  await tick();
  expect(table.film.names).not.toContain('betrayed');
});
