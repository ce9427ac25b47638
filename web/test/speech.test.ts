import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { learn, load, Vocabulary } from '../src/words/languages';
import { around } from '../src/words/names';
import { listed } from '../src/words/list';
import { speech } from '../src/words/speech.svelte';

it('says in English what an unfinished translation lacks, and what it has in its own words', async () => {
  const english = await learn(await load('en'), 'mascarade');
  const asked = vi.fn(() => english);
  const unfinished = Vocabulary.of('fr', ['close = Fermer'], asked).with('mascarade', { rules: [], board: [] });
  expect(unfinished.screen.say('close')).toBe('Fermer');
  expect(asked).not.toHaveBeenCalled();
  expect(unfinished.screen.say('reload')).toBe('Reload the page');
  expect(asked).toHaveBeenCalledWith('reload');
  expect(unfinished.game('mascarade').say('event-Passed', { seat: 'Ada' })).toBe('Ada passes.');
});

it('shows the name of a word that nobody has written', async () => {
  const english = await load('en');
  expect(Vocabulary.of('fr', [], () => english).screen.say('unheard-of')).toBe('[unheard-of]');
  expect(english.screen.say('unheard-of')).toBe('[unheard-of]');
});

it('asks for no English where a translation is finished', async () => {
  const { screen } = await load('fr', () => {
    throw new Error('not asked for');
  });
  expect(screen.say('reload')).toBe('Recharger la page');
});

it('says on the page which language it is in, and which way it is written', async () => {
  const html: { lang?: string; dir?: string } = {};
  vi.stubGlobal('document', { documentElement: html });
  await speech.speak('it');
  expect(html).toEqual({ lang: 'it', dir: 'ltr' });
  vi.unstubAllGlobals();
});

describe('the words of a game', () => {
  const passed = { type: 'Passed', seat: 1 };
  const says = () => speech.speaker('mascarade', around(['Ada'])).say('event', passed);

  beforeEach(() => {
    vi.stubGlobal('document', { documentElement: {} });
    return speech.speak('en');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('Italian names are joined as one says them', async () => {
    await speech.speak('it');
    expect(listed(['Adele', 'Bruno', 'Elena'])).toBe('Adele, Bruno ed Elena');
    expect(listed(['Èva', 'Adele'])).toBe('Èva e Adele');
    await speech.speak('en');
    expect(listed(['Adele', 'Elena'])).toBe('Adele and Elena');
  });

  it('come with the game, and those of no other', async () => {
    const { screen, families } = await load('en');
    expect([families, screen.has('mascarade-advice-opening'), screen.has('hook-mascarade')]).toEqual([[], false, true]);
    const taught = await learn(await load('en'), 'mascarade');
    expect(taught.screen.has('mascarade-advice-opening')).toBe(true);
    expect(taught.screen.has('masques-advice-turn')).toBe(false);
    expect(taught.game('masques').say('event-PlotsDealt')).toBe('');
  });

  it('are blank as long as they have not come, never the name of a message', async () => {
    expect(says()).toBe('');
    await speech.learn('mascarade');
    expect(says()).toBe('Ada passes.');
  });

  it('are spoken in every language that is chosen later', async () => {
    await Promise.all([speech.learn('mascarade'), speech.learn('masques')]);
    await speech.speak('fr');
    expect(says()).toBe('Ada passe.');
    expect(speech.knows('masques-advice-turn')).toBe(true);
  });

  it('come in the language that was chosen while they were on their way', async () => {
    await Promise.all([speech.learn('masquerade'), speech.speak('it')]);
    expect(speech.knows('masquerade-advice-blind')).toBe(true);
    expect(speech.word('masquerade-advice-blind')).not.toContain('gamble');
  });

  it('are none where there is no such game', async () => {
    await speech.learn('chess');
    expect(speech.speaker('chess', around([])).message('close')).toBe('Close');
  });
});
