import { expect, test } from 'vitest';
import { rightly, telling as mascarade } from '../src/boards/mascarade/telling';
import { telling as masquerade } from '../src/boards/masquerade/telling';
import { telling as masques } from '../src/boards/masques/telling';
import type { Telling } from '../src/table/manifest';
import { deedAfter, script } from '../src/table/script';
import type { Tongue } from '../src/table/tongue';
import { family } from '../src/words/names';
import type { Speaker } from '../src/words/speaker';
import type { Event, mascarade as wire, Message, View } from '../src/wire/types';
import { guest, house } from './company';
import { hearNext, holdBack, watchCorners, type Glance } from './corners';
import { lay, playOn, tell, welcome, type Wish } from './desk';
import { skip } from './player';
import { speakerOf, tongueOf } from './sentences';

type Happened = Extract<Message, { type: 'Happened' }>;
/** With what had happened in its deed before, and what could be seen then. */
type Told = Happened & { deed: Event[]; before: View };

const TELLINGS: Record<string, Telling> = { mascarade, masques, masquerade };

interface Trial extends Wish {
  /** What the page shows once this event has turned something up; null where it turns up nothing. */
  turned: (event: Event, speaker: Speaker) => RegExp | null;
  /** So many are watched at most. */
  reveals: number;
}

const unmasked: Trial['turned'] = (event, speaker) =>
  event.type === 'Unmasked'
    ? new RegExp(`^(own|chair ${event.seat}): .*${speaker.form('named', event.mask, 'the')}`)
    : null;

const TRIALS: Trial[] = [
  { game: 'mascarade', chairs: 6, settings: { limit: '30', first: '1' }, turned: unmasked, reveals: 2 },
  { game: 'mascarade-2', chairs: 6, settings: { limit: '30', first: '1' }, turned: unmasked, reveals: 2 },
  {
    game: 'masques',
    chairs: 2,
    settings: { dances: '2' },
    turned: (event) =>
      event.type === 'SealWon' || event.type === 'DucatWon' ? new RegExp(`^lantern ${event.arcade}$`) : null,
    reveals: 1,
  },
  {
    game: 'masquerade',
    chairs: 3,
    settings: { rounds: '3', first: '1' },
    turned: (event, speaker) =>
      event.type === 'TurnedUp' && 'card' in event
        ? new RegExp(`^place ${event.place.seat}\\.${event.place.number}: .*${speaker.say('named', event.card)}`)
        : null,
    reveals: 2,
  },
];

const PATIENCE = 120_000;

/** The chord of whoever was the one: struck as that card turns, and again for the verdict. */
const UNMASK = 523;

/** Whether that chord belongs to the card this event has turned up. */
const isRight = (deed: readonly Event[], event: Event) =>
  rightly(deed as wire.Event[]).some((right) => right === event);

/** Finds whatever was written, said or heard in a corner before it had happened on the board. */
function spoiled(trial: Trial, speaker: Speaker, tongue: Tongue, told: Told[], shown: Glance[][]): string[] {
  const box = family(trial.game);
  const seen = new Set<string>();
  return told.flatMap(({ events, deed, before: view }, m) => {
    const glances = shown[m]!;
    const first = (sentence: string) => glances.findIndex(({ text }) => text.includes(sentence));
    const before = glances[0]?.text ?? '';
    const beats = script(box, deed, events);
    const chord = glances.findIndex(({ pitches }) => pitches.includes(UNMASK));
    const past = [...deed];
    let found = false;
    const faults: string[] = [];
    let reached = -1;
    for (const { events, held } of beats) {
      const words = TELLINGS[box]!.words({ events, held }, past, tongue, view) ?? '';
      past.push(...events);
      const right: Event | undefined = found ? undefined : events.find((event) => isRight(past, event));
      found ||= right !== undefined;
      // What happened, and what is said of it all at once: a card may turn up in between.
      const last = events.findLast((event) => trial.turned(event, speaker)) ?? events.at(-1);
      const fresh = [
        ...events.map((event) => ({ event, sentence: speaker.say('event', event) })),
        ...(words ? [{ event: last, sentence: words }] : []),
      ].filter(({ sentence }) => !seen.has(sentence) && !before.includes(sentence));
      for (const { event, sentence } of fresh) {
        seen.add(sentence);
        const at = first(sentence);
        if (at < 0) continue;
        if (at <= reached) faults.push(`too early: ${sentence}`);
        const face = event && trial.turned(event, speaker);
        if (face && !glances[at]!.up.some((thing) => face.test(thing))) faults.push(`before its card: ${sentence}`);
        const heard = chord >= 0 && (found ? event === right && chord < at : chord <= at);
        if (event?.type === 'Unmasked' && heard) faults.push(`heard before: ${sentence}`);
      }
      // Whose turn it is goes together with what comes of it.
      if (events.some(({ type }) => type !== 'TurnBegan'))
        reached = Math.max(reached, ...fresh.map(({ sentence }) => first(sentence)));
    }
    return faults;
  });
}

async function watched(trial: Trial, motion: 'no-preference' | 'reduce'): Promise<void> {
  const person = await guest({ reducedMotion: motion });
  const { page } = person;
  await page.addInitScript(watchCorners);
  await page.addInitScript(holdBack);
  const laid = await lay(house, [{ person, name: 'Adele' }], { ...trial, level: 'casual' });
  await tell(person, laid, { type: 'Start' });
  await page.goto(laid.link);
  const board = page.locator('main.board');
  await board.waitFor();
  await page.locator('header h1').click();
  await playOn(person, laid, 1, 'over');
  const { room } = await welcome(person, laid);
  const names = room.chairs.map(({ name, number }) => name ?? `Bot ${number}`);
  const speaker = speakerOf(trial.game, names);
  const tongue = tongueOf(speaker, names);
  const told: Told[] = [];
  let deed: Event[] = [];
  let view: View | null = null;
  const shown: Glance[][] = [];
  while (told.length < trial.reveals) {
    const text = await page.evaluate(hearNext);
    if (text === null) break;
    const message = JSON.parse(text) as Happened;
    const [past, seen] = [deed, view ?? message.position.view];
    view = message.position.view;
    if (message.type === 'Happened') deed = deedAfter(family(trial.game), deed, message.events);
    const reveals = message.type === 'Happened' && message.events.some((event) => trial.turned(event, speaker));
    if (!reveals || message.position.ended) {
      while (Number(await board.getAttribute('data-told')) < message.seq) await skip(page);
      continue;
    }
    // An award of all arcades takes its time, and more of it on a machine that does other things as well.
    await expect.poll(() => board.getAttribute('data-told'), { timeout: PATIENCE }).toBe(String(message.seq));
    told.push({ ...message, deed: past, before: seen });
    shown.push(await page.evaluate(() => (window as unknown as { glances: Glance[] }).glances));
  }
  // How often somebody objects is for chance to say.
  expect(told.length, `${trial.game}: there was something to reveal`).toBeGreaterThan(0);
  expect(spoiled(trial, speaker, tongue, told, shown), trial.game).toEqual([]);
  // A test of the test: what was written last would have been noticed had it been written first.
  const hasty = shown
    .map((glances) => [{ ...glances.at(-1)!, up: [] }, ...glances])
    .map((glances) => [glances[1]!, glances[0]!, ...glances.slice(1)]);
  expect(spoiled(trial, speaker, tongue, told, hasty), trial.game).not.toEqual([]);
  expect(person.complaints).toEqual([]);
}

for (const motion of ['no-preference', 'reduce'] as const)
  test(`nothing is written, said or heard before its card has turned: motion ${motion}`, async () => {
    const ends = await Promise.allSettled(TRIALS.map((trial) => watched(trial, motion)));
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
  });
