import type { Message } from '../wire/types';
import { askWith, type House } from '../wire/house';

const files = import.meta.glob<{ default: Message[] }>('./fixtures/*.json');
const first = [
  ['Judge', 'Bishop', 'King', 'Queen', 'Witch', 'Cheat'],
  ['Judge', 'Bishop', 'King', 'Queen', 'Thief', 'Cheat', 'Fool', 'Spy', 'Peasant', 'Peasant', 'Inquisitor', 'Widow'],
];
const option = (name: string, values: string) => ({ name, values, meaning: name });

const HOUSE: House = {
  games: [
    {
      name: 'mascarade',
      family: 'mascarade',
      fewest: 2,
      most: 13,
      minutes: 20,
      casts: { 5: [first[0]!], 13: [first[1]!] },
      wardrobe: first[1]!,
      options: [
        option('cast', 'names'),
        option('print', 'french|english'),
        option('centre', '0|1|2'),
        option('opening', '0-99'),
        option('answers', 'in-turn|together'),
        option('limit', 'off|turns'),
        option('first', 'seat|lot'),
      ],
    },
    { name: 'mascarade-2', family: 'mascarade', fewest: 4, most: 12, minutes: null, options: [option('side', 'A|B')] },
    { name: 'masques', family: 'masques', fewest: 2, most: 4, minutes: 40, options: [option('dances', 'off|number')] },
    {
      name: 'masquerade',
      family: 'masquerade',
      fewest: 3,
      most: 6,
      minutes: 40,
      options: [option('extras', 'off|on')],
    },
  ],
  levels: ['novice', 'casual', 'regular', 'expert'],
  languages: ['en', 'fr', 'it'],
  limits: {},
  version: 'dev',
};
const listing = (id: string, phase: string, taken: number) => ({
  id,
  game: 'mascarade',
  names: ['Adele', 'Bruno'],
  chairs: 5,
  taken,
  phase,
  round: 1,
  when: '2026-01-05T20:15:00Z',
});
/** A recorded table as a finished game. */
async function film(path: string): Promise<unknown> {
  const id = /^\/tables\/([\w-]+)/.exec(path)![1]!;
  const messages = (await files[`./fixtures/${id}.json`]!()).default;
  const welcome = messages[0] as Extract<Message, { type: 'Welcome' }>;
  if (!path.includes('replay')) return welcome;
  const steps = messages.flatMap((message, i) =>
    message.type === 'Happened' ? [{ step: i, events: message.events, view: message.position.view }] : [],
  );
  return { contents: welcome.contents, names: welcome.room.chairs.map(({ name }) => name), steps };
}

const ANSWERS: [RegExp, (path: string) => unknown][] = [
  [/^\/house/, () => HOUSE],
  [/^\/guests\/me/, () => [listing('velvet-owl-42', 'playing', 5)]],
  [/^\/tables$/, () => [listing('amber-fox-7', 'antechamber', 2)]],
  [/^\/tables\/[\w-]+/, film],
  [/^\/check/, () => [{ field: 'cast', reasons: [{ code: 'cast-judge', with: {} }] }]],
];

/** A house that always gives the same answers. */
export function fakeHouse(): void {
  askWith(async (_, path) => {
    const answer = ANSWERS.find(([pattern]) => pattern.test(path));
    if (!answer) throw new Error(`no answer to ${path}`);
    return answer[1](path);
  });
}
