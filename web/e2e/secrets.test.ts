import { expect, test } from 'vitest';
import type { masques } from '../src/wire/types';
import { guest, house } from './company';
import { film, lay, playOn, tell, welcome } from './desk';
import { oracleOf } from './secrets/oracle';
import { Witness } from './secrets/witness';

test('whoever bought the Courtesan is offered everybody she may ask for, and learns nothing from it', async () => {
  const adele = await guest();
  const witness = await Witness.of(adele);
  const laid = await lay(house, [{ person: adele, name: 'Adele' }], {
    game: 'masques',
    chairs: 3,
    settings: { dances: '1' },
  });
  await tell(adele, laid, { type: 'Start' });
  await adele.page.goto(laid.link);
  await playOn(adele, laid, 1, 'YourTurn');
  const { step, inquiries } = (await welcome(adele, laid)).position!;
  const move = (inquiries[0]!.options as masques.Move[]).find(
    (option) => option.type === 'Buy' && option.influence === 'Courtesan',
  )!;
  await tell(adele, laid, { type: 'Play', chair: 1, step, move });
  await adele.page.getByRole('list', { name: 'Choose the card to call.' }).waitFor();
  await playOn(adele, laid, 1, 'over');
  const oracle = oracleOf('masques', await film(adele, laid, 1, 'open'), 1);
  expect(await witness.betrayals(oracle)).toEqual([]);
});
