import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aConfirmedAccount, anEmail, linkIn, signIn } from './support/account.ts';
import { aVisitor, look, savePicture, sizesInScope } from './support/browser.ts';
import { anAuthenticatorApp, aPasskeyDevice, withoutAutofill } from './support/passkeys.ts';
import { mailTo } from './support/site.ts';
import { aStage } from './support/stage.ts';

const { browser, site } = await aStage();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function signOut(page: Page) {
  await page.goto(`${site.url}/will-maker`);
  // The home page is there before the session has ended.
  const ended = page.waitForResponse('**/auth/sign-out');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await ended;
}

async function saveCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Keep your recovery codes' });
  await dialog.waitFor();
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByText('I have kept them').click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'hidden' });
  return codes;
}

describe.each(sizesInScope)('on a %s', (size) => {
  it('a passkey is offered, added, used by the button and by what the browser offers, and removed', async () => {
    const email = anEmail('passkey');
    await aConfirmedAccount(site, email);
    const { page, context, complaints } = await aVisitor(browser, size);
    const device = await aPasskeyDevice(page);
    await signIn(page, site, email);
    await page.waitForURL('**/will-maker');
    await page.getByText('Sign in next time with your face, finger or screen lock').waitFor();
    await look(page, `${size}-passkey-offer`);
    await page.getByRole('link', { name: 'Add a passkey' }).click();
    await page.waitForURL('**/account#passkeys');
    await button(page, 'Add a passkey').click();
    await page.getByRole('dialog', { name: 'Add a passkey' }).waitFor();
    await look(page, `${size}-add-passkey`);
    await button(page, 'Continue').click();
    await page.getByRole('dialog', { name: 'Keep your recovery codes' }).waitFor();
    await look(page, `${size}-recovery-codes`);
    expect(await saveCodes(page)).toHaveLength(10);
    expect(await device.count()).toBe(1);
    await look(page, `${size}-account-with-passkey`);

    await signOut(page);
    // A device that is always there takes at once whatever the browser offers beside the address field.
    await page.goto(`${site.url}/auth`);
    await page.waitForURL('**/will-maker');
    await signOut(page);

    await withoutAutofill(page);
    await page.goto(`${site.url}/auth`);
    await look(page, `${size}-sign-in-with-passkey`);
    await button(page, 'Sign in with a passkey').click();
    await page.waitForURL('**/will-maker');

    await page.goto(`${site.url}/account?part=signing-in`);
    await button(page, /^Signed-in devices/).click();
    await page.locator('[data-section="devices"]').getByText('Passkey').first().waitFor();
    await button(page, /^Passkeys/).click();
    await button(page, /^Remove Passkey on/).click();
    await page.getByRole('alertdialog').waitFor();
    await look(page, `${size}-remove-passkey`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove passkey' }).click();
    await page.getByText('Delete it in your password manager too').waitFor();
    await savePicture(page, `${size}-account-without-passkey`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('an app’s code and a recovery code are second steps, and a lost one is recovered slowly', async () => {
    const email = anEmail('app');
    await aConfirmedAccount(site, email);
    const { page, context, complaints } = await aVisitor(browser, size);
    await signIn(page, site, email);
    await page.waitForURL('**/will-maker');
    await page.goto(`${site.url}/account#authenticator`);
    await button(page, 'Set up an authenticator app').click();
    await page.getByRole('img', { name: 'The picture to scan' }).waitFor();
    await look(page, `${size}-set-up-app`);
    const code = anAuthenticatorApp((await page.locator('code').textContent()) ?? '');
    await page.getByLabel('Code from the app').fill(code(-30));
    await button(page, 'Finish').click();
    const [recoveryCode = ''] = await saveCodes(page);

    await signOut(page);
    await signIn(page, site, email);
    await page.waitForURL('**/auth/second');
    await page.getByLabel('6-digit code').waitFor();
    await look(page, `${size}-second-step`);
    await page.getByLabel('6-digit code').fill('000000');
    await button(page, 'Continue').click();
    await page.getByRole('alert').filter({ hasText: 'This did not work' }).waitFor();
    await look(page, `${size}-second-step-wrong`);
    await page.getByLabel('6-digit code').fill(code(0));
    await button(page, 'Continue').click();
    await page.waitForURL('**/will-maker');

    await signOut(page);
    await signIn(page, site, email);
    await button(page, 'Use a recovery code instead').click();
    await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
    await button(page, 'Continue').click();
    await page.waitForURL('**/will-maker');

    await signOut(page);
    await signIn(page, site, email);
    await button(page, 'I have lost all of these').click();
    await page.getByRole('heading', { name: 'If you have lost all of these' }).waitFor();
    await look(page, `${size}-lost-second-step`);
    await button(page, 'Email me the link').click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.goto(linkIn(await mailTo(site, email, 'lost your second steps')));
    await look(page, `${size}-recover`);
    await button(page, 'Remove my second steps in 7 days').click();
    await page.getByRole('heading', { name: 'Your second steps will be removed' }).waitFor();
    await look(page, `${size}-recovery-begun`);

    await page.goto(linkIn(await mailTo(site, email, 'will be removed')));
    await look(page, `${size}-secure`);
    await button(page, 'Secure my account').click();
    await page.getByRole('heading', { name: 'Everyone is signed out' }).waitFor();
    await mailTo(site, email, 'Choose a new password');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
