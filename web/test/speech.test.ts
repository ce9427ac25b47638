import { expect, it, vi } from 'vitest';
import { load, Vocabulary } from '../src/words/languages';

it('says in English what an unfinished translation lacks, and what it has in its own words', async () => {
  const english = await load('en');
  const asked = vi.fn(() => english);
  const unfinished = new Vocabulary('fr', { 'words/web.fr.ftl': 'close = Fermer' }, asked);
  expect(unfinished.screen.say('close')).toBe('Fermer');
  expect(asked).not.toHaveBeenCalled();
  expect(unfinished.screen.say('reload')).toBe('Reload the page');
  expect(asked).toHaveBeenCalledWith('reload');
  expect(unfinished.game('mascarade').say('event-Passed', { seat: 'Ada' })).toBe('Ada passes.');
});

it('shows the name of a word that nobody has written', async () => {
  const english = await load('en');
  expect(new Vocabulary('fr', {}, () => english).screen.say('unheard-of')).toBe('[unheard-of]');
  expect(english.screen.say('unheard-of')).toBe('[unheard-of]');
});

it('asks for no English where a translation is finished', async () => {
  const { screen } = await load('fr', () => {
    throw new Error('not asked for');
  });
  expect(screen.say('reload')).toBe('Recharger la page');
});
