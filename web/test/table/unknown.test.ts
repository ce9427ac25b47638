// @vitest-environment happy-dom
import { render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Frame from '../../src/screens/table/Frame.svelte';
import type { Move, Question } from '../../src/wire/types';
import { play, recorded, theatre } from './recorded';

beforeEach(theatre);
afterEach(() => void vi.useRealTimers());

it.each(['mascarade-5', 'masques-3', 'masquerade-3'])(
  'a question that no prompt is made for is shown as sentences, and as no other question: %s',
  async (name) => {
    const { session, state, game } = await recorded(name);
    render(Frame, { session, board: game });
    const options = [{ type: 'Dance' }, { type: 'Sing' }] as unknown as Move[];
    const inquiry = {
      chair: 1,
      seat: 1,
      question: { type: 'Novelty' } as unknown as Question,
      options,
      fallback: options[0]!,
      early: false,
      given: null,
      orders: null,
    };
    const position = { ...state.newest!, ready: null, inquiries: [inquiry] };
    await play(state, { type: 'Asked', seq: state.seq + 1, position });
    await tick();
    const dock = screen.getByRole('region', { name: 'Your place' });
    expect(dock.textContent).toContain('question-Novelty');
    const buttons = [...dock.querySelectorAll('.choice button')].map(({ textContent }) => textContent?.trim());
    expect(buttons).toEqual(['[move-Dance]', '[move-Sing]']);
  },
);
