import type { Browser } from 'playwright-core';
import { signIn } from './account.ts';
import { aVisitor } from './browser.ts';
import { aPasskeyDevice } from './passkeys.ts';
import type { Site } from './site.ts';

/** Someone on a telephone whose session has two factors, as one by a passkey has. The account must be confirmed. */
export async function aVisitorWithPasskey(browser: Browser, site: Site, email: string) {
  const visitor = await aVisitor(browser, 'phone');
  const { page } = visitor;
  const button = (name: string) => page.getByRole('button', { name });
  await aPasskeyDevice(page);
  await signIn(page, site, email);
  await page.waitForURL('**/will-maker');
  await page.goto(`${site.url}/account#passkeys`);
  await button('Add a passkey').click();
  await button('Continue').click();
  const codes = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await codes.getByText('I have kept them').click();
  await codes.getByRole('button', { name: 'Done' }).click();
  await codes.waitFor({ state: 'hidden' });
  return visitor;
}
