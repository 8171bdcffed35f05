import type { Page } from 'playwright-core';
import { button, inTurn, opened, pressed, type State } from './state.ts';

const copied = async (page: Page) => {
  await button(page, 'Make the copy to sign').waitFor();
  const warnings = page.getByRole('checkbox', { name: /^I understand/, checked: false });
  for (let left = await warnings.count(); left > 0; left--) await warnings.first().check({ force: true });
  await button(page, 'Make the copy to sign').click();
  await page.getByText('Copy 1 is ready').waitFor();
};

export const statesOfTheWill: State[] = [
  { name: 'why a clause is there', path: '/will-maker?tab=will', reach: pressed('2.1') },
  {
    name: 'an answer from the will',
    path: '/will-maker?tab=will',
    reach: async (page) => {
      await button(page, '2.1').click();
      await page
        .getByRole('link', { name: /^Edit / })
        .first()
        .click();
      await page.getByRole('link', { name: 'Back to your will' }).waitFor();
    },
  },
  { name: 'a copy to sign', path: '/will-maker?tab=will', reach: copied },
  { name: 'a copy to delete', path: '/will-maker?tab=will', reach: inTurn(copied, opened('Delete copy 1')) },
];
