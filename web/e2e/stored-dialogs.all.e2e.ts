import { expect, it } from 'vitest';
import { aConfirmedAccount, anEmail, haveSession, signIn } from './support/account.ts';
import { aVisitor, look } from './support/browser.ts';
import { aStage } from './support/stage.ts';

const { browser, site } = await aStage();

it('keeps what is typed in a dialog through a reload and a lost session, leaves it by Back, and tells the other tab', async () => {
  const email = anEmail('kept-dialogs');
  await aConfirmedAccount(site, email);
  const { page, context } = await aVisitor(browser, 'phone');
  await haveSession(context, site, email);
  const contacts = `${site.url}/will-maker?section=contacts`;
  await page.goto(contacts);

  const dialog = page.getByRole('dialog', { name: 'Add Contact' });
  const firstName = dialog.getByLabel('First name');
  const backStays = async () => {
    await page.evaluate(() => history.back());
    expect(page.url()).toContain('section=contacts');
  };
  await page.getByRole('button', { name: 'Add Contact' }).click();
  await dialog.waitFor();
  await backStays();
  await dialog.waitFor({ state: 'hidden' });

  await page.getByRole('button', { name: 'Add Contact' }).click();
  await firstName.fill('Anna');
  await dialog.getByLabel('Last name').fill('Reed');
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).length)).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => firstName.inputValue()).toBe('Anna');

  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Add contact', exact: true }).click();
  await look(page, 'kept-dialog-session-lost');
  await signIn(page, site, email);
  await page.waitForURL('**/will-maker**');
  await page.goto(contacts);
  await expect.poll(() => firstName.inputValue()).toBe('Anna');
  await look(page, 'kept-dialog-back');

  await firstName.click();
  await backStays();
  await dialog.getByText('Discard changes?').waitFor();
  await dialog.getByRole('button', { name: 'Keep editing' }).click();

  const other = await context.newPage();
  await other.goto(contacts);
  await other.getByText('No one yet.').waitFor();
  await dialog.getByRole('button', { name: /Relationship to you/ }).click();
  await page.getByRole('option', { name: 'Friend' }).click();
  await dialog.getByRole('button', { name: 'Add contact', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await other.getByText('Anna Reed').waitFor();
});
