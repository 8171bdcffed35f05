import { expect, it } from 'vitest';
import { aConfirmedAccount, anEmail, grantRole, typeCredentials } from './support/account.ts';
import { aVisitor, look, sizes } from './support/browser.ts';
import { aPasskeyDevice } from './support/passkeys.ts';
import { aStageOfItsOwn } from './support/stage.ts';

const { browser, site } = await aStageOfItsOwn({ STAFF_SECOND_STEP: 'on' });

it('keeps staff from all others before they have a second step, which they set up in a minute', async () => {
  const email = anEmail('staff');
  await aConfirmedAccount(site, email);
  await grantRole(site, 'admin', email);
  const { page, context, complaints } = await aVisitor(browser);
  const button = (name: string) => page.getByRole('button', { name });
  await aPasskeyDevice(page);
  await page.goto(`${site.url}/admin/login`);
  await typeCredentials(page, email);
  await button('Sign In to Admin Panel').click();
  await button('Add a passkey').waitFor();
  await look(page, 'desktop-staff-set-up');
  await page.setViewportSize(sizes.phone);
  await look(page, 'phone-staff-set-up');
  const refused = await context.request.post(`${site.url}/trpc/identity.users.daily?batch=1`, {
    headers: { origin: site.url },
    data: {},
  });
  expect(refused.status()).toBe(403);
  await button('Add a passkey').click();
  await button('Continue').click();
  await page.waitForURL('**/admin/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
