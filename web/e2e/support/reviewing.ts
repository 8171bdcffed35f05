import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { anEmail, aReviewer, haveSession } from './account.ts';
import type { Visitor } from './browser.ts';
import type { Site } from './site.ts';
import { aTestator, type Testator } from './testator.ts';

/** Someone with a short will that is ready to be read by a reviewer. */
export async function aTestatorWithAWill(site: Site) {
  const testator = await aTestator(site, anEmail('eleanor'));
  const { willData, spouse } = testator;
  await willData.homeDetails.save.mutate({
    basedOn: 1,
    changes: { line1: '1 Mill Lane', townOrCity: 'Ludlow', postcode: 'SY8 1AA' },
  });
  await willData.funeralWishes.save.mutate({ basedOn: 0, changes: { funeralType: 'cremation' } });
  await willData.executors.appoint.mutate({ personId: spouse.id, role: 'primary' });
  const sue = await testator.addContact('Sue', 'Finch', { role: 'sibling' });
  await testator.giveItem('The long-case clock in the hall', sue);
  await testator.leaveTheRestTo(spouse);
  return testator;
}

export async function signInAsReviewer(site: Site, { page, context }: Visitor) {
  await haveSession(context, site, await aReviewer(site));
  await page.goto(`${site.url}/admin/reviews`);
}

/** The warnings of a testator's will, as ticked to be understood. */
export const understoodBy = async (testator: Testator) => {
  const { checks } = await testator.willData.willDocument.preview.query();
  return checks.filter(({ severity }) => severity === 'warns').map(({ id }) => id);
};

/** Reads everything by keyboard, and approves. */
export async function tickAndApprove(page: Page) {
  const open = page.getByRole('checkbox', { checked: false });
  await page.getByRole('tab', { name: 'Checks' }).click();
  for (let left = await open.count(); left > 0; left = await open.count()) {
    await open.first().focus();
    await page.keyboard.press('Space');
    await expect.poll(() => open.count()).toBeLessThan(left);
  }
  await page.getByRole('button', { name: 'Approve this will', disabled: false }).click();
  await page.getByRole('button', { name: 'Approve will' }).click();
  await page.getByText('The will is approved.').waitFor();
  await page.waitForURL('**/admin/reviews');
}
