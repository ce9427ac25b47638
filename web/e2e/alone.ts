import type { Command } from '../src/wire/types';
import type { Person } from './browser';
import { lay, tell, type Laid } from './desk';

/** Somebody alone with bots, whose turn it is, at a house reached by this address. */
export async function begun(person: Person, at: string): Promise<Laid> {
  const laid = await lay(at, [{ person, name: 'Adele' }], {
    game: 'mascarade',
    chairs: 4,
    settings: { first: '1' },
  });
  await tell(person, laid, { type: 'Start' });
  await tell(person, laid, { type: 'Ready', chair: 1 });
  await person.page.goto(laid.link);
  await person.page.locator('[data-seat][aria-pressed]').first().waitFor();
  return laid;
}

export const lost = ({ page }: Person) => page.getByText('The connection is lost.');

/** What this page has told the house to play, as often as it has told it. */
export const plays = ({ sent }: Person) =>
  sent
    .map((text) => JSON.parse(text) as { id: string; command: Command })
    .filter(({ command }) => command.type === 'Play');
