import { expect, test } from 'vitest';
import { guest, house } from './company';
import { lay, tell, type Laid } from './desk';
import type { Person } from './browser';

const WISH = { game: 'mascarade', chairs: 4, settings: { first: '1', opening: '0' } };

async function begun(people: { person: Person; name: string }[]): Promise<Laid> {
  const laid = await lay(house, people, WISH);
  await tell(people[0]!.person, laid, { type: 'Start' });
  for (const [i, { person }] of people.entries()) await tell(person, laid, { type: 'Ready', chair: i + 1 });
  for (const { person } of people) {
    await person.page.goto(laid.link);
    await person.page.locator('main.board').waitFor();
  }
  return laid;
}

async function takeOver({ page }: Person, name: string, bot: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Seats' }).click();
  await dialog.getByLabel('Your name').fill(name);
  await dialog
    .getByRole('listitem')
    .filter({ hasText: bot })
    .getByRole('button', { name: 'Take over from the bot' })
    .click();
}

test('those who sit there are asked before a stranger takes the chair of somebody who has left', async () => {
  const [adele, bruno, sofia] = [await guest(), await guest(), await guest()];
  const laid = await begun([
    { person: adele, name: 'Adele' },
    { person: bruno, name: 'Bruno' },
  ]);
  await tell(bruno, laid, { type: 'Leave', chair: 2 });
  await adele.page.getByText('Bruno has left: a bot plays on.').waitFor();
  await sofia.page.goto(laid.link);
  await sofia.page.locator('main.board').waitFor();
  await takeOver(sofia, 'Sofia', 'Bruno');
  await adele.page.getByText('Sofia would like to take the chair of Bruno.').waitFor();
  expect(await sofia.page.getByRole('button', { name: 'I agree' }).count()).toBe(0);
  await adele.page.getByRole('button', { name: 'I agree' }).click();
  for (const { page } of [adele, bruno, sofia])
    await page.getByText('Sofia has taken the chair of Bruno.').first().waitFor();
});

test('whoever has seen a hand is told why they may not have another', async () => {
  const adele = await guest();
  await begun([{ person: adele, name: 'Adele' }]);
  await takeOver(adele, 'Spy', 'Colombina');
  await adele.page.getByText(/^You have seen another hand in this round/).waitFor();
});
