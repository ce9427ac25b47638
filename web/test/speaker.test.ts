import { describe, expect, it } from 'vitest';
import { learn, load, type Language } from '../src/words/languages';
import { around } from '../src/words/names';
import { Speaker } from '../src/words/speaker';

const NAMES = around(['Adele', 'Bruno', 'Cedric'], [2, 1, 3]);
const held = (seat: number, hand = 'card') => ({ type: 'Held', index: seat - 1, seat, hand });

async function speaker(language: Language, box = 'mascarade-1', game = 'mascarade') {
  return new Speaker((await learn(await load(language), game)).game(game), box, NAMES);
}

describe('events are said in every language', () => {
  it.each([
    ['en', 'Bruno announces the King.'],
    ['fr', 'Bruno annonce le Roi.'],
    ['it', 'Bruno annuncia il Re.'],
  ] as const)('%s', async (language, sentence) => {
    const event = { type: 'Announced', seat: 1, place: held(1), mask: 'King' };
    expect((await speaker(language)).say('event', event)).toBe(sentence);
  });

  it('a seat is whoever sits there, a player is always the same', async () => {
    const say = await speaker('en');
    expect(say.say('event', { type: 'Passed', seat: 1 })).toBe('Bruno passes.');
    expect(say.say('player', 1)).toBe('Adele');
  });

  it('plurals and lists', async () => {
    const say = await speaker('en');
    expect(say.say('event', { type: 'Fined', seat: 3, coins: 1 })).toBe('Cedric pays a fine of 1 coin.');
    expect(say.say('event', { type: 'Fined', seat: 3, coins: 0 })).toBe('Cedric has nothing left to pay the fine.');
    const ended = { type: 'Ended', ending: 'ruin', winners: [1, 3] };
    expect(say.say('event', ended)).toBe('Adele and Cedric share the win! A purse is empty, so the richest win.');
  });

  it('Italian says ed before an e, and Peasants are several', async () => {
    const names = around(['Adele', 'Elena', 'Èva'], [1, 2, 3]);
    const say = async (language: Language) =>
      new Speaker((await learn(await load(language), 'mascarade')).game('mascarade'), 'mascarade', names);
    const ended = (winners: number[]) => ({ type: 'Ended', ending: 'ruin', winners });
    expect((await say('it')).say('event', ended([1, 2]))).toContain('Adele ed Elena vincono');
    expect((await say('it')).say('event', ended([1, 3]))).toContain('Adele ed Èva vincono');
    expect((await say('it')).say('event', ended([2, 1]))).toContain('Elena e Adele vincono');
    const named = { type: 'Named', seat: 1, mask: 'Peasant' };
    expect((await say('en')).say('event', named)).toBe('Adele answers: I am a Peasant.');
    expect((await say('fr')).say('event', named)).toContain('je suis un Paysan.');
    expect((await say('it')).say('event', named)).toContain('sono un Contadino.');
  });

  it('places bring their forms', async () => {
    const say = await speaker('en');
    const handled = {
      type: 'CardsHandled',
      by: 1,
      one: held(1, 'left'),
      other: { type: 'Centre', index: 9, number: 2 },
    };
    expect(say.say('event', handled)).toBe("Bruno's left card and centre card 2 go under the table and come back.");
  });

  it('editions differ by the box', async () => {
    expect((await speaker('en', 'mascarade-2')).message('power-King')).toBe('Take 2 coins from the bank.');
    expect((await speaker('en')).message('power-King')).toBe('Take 3 coins from the bank.');
  });

  it("characters of one's own are called what they are", async () => {
    expect((await speaker('fr')).say('named', 'Duke')).toBe('Duke');
  });

  it('moves of the other games', async () => {
    const masquerade = await speaker('en', 'masquerade', 'masquerade');
    expect(masquerade.say('move', { type: 'Stop' })).not.toContain('[');
    const masques = await speaker('it', 'masques', 'masques');
    expect(masques.say('event', { type: 'PlotsDealt', cards: 4 })).not.toContain('[');
  });

  it('refusals with what they are about', async () => {
    const refusal = { code: 'shown-may-not-announce', with: { clause: 'M16' } };
    expect((await speaker('en')).say('refusal', refusal)).toContain('M16');
    expect((await speaker('en')).say('refusal', { code: 'not-asked', with: { awaited: [1, 3] } })).toContain(
      'Bruno and Cedric',
    );
  });
});
