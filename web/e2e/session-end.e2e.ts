import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { aConfirmedAccount, anEmail, grantRole, password, signIn, typeCredentials } from './support/account.ts';
import { aVisitor, look } from './support/browser.ts';
import { aStage } from './support/stage.ts';
import { settled } from './support/troubles.ts';

const { browser, site } = await aStage();
const [keeper, harriet, ann] = [anEmail('keeper'), anEmail('harriet'), anEmail('ann')];

beforeAll(async () => {
  for (const email of [keeper, harriet, ann]) await aConfirmedAccount(site, email);
  await grantRole(site, 'admin', keeper);
});

const post = (context: BrowserContext, path: string, data: object) =>
  context.request.post(site.url + path, { data, headers: { origin: site.url } });

async function anotherTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(site.url + path);
  return tab;
}

it('warns staff before they are signed out, and brings them back to where they were', async () => {
  const { page, context, complaints } = await aVisitor(browser, 'phone');
  await page.clock.install();
  await page.goto(`${site.url}/admin/login`);
  await typeCredentials(page, keeper);
  await page.getByRole('button', { name: 'Sign In to Admin Panel' }).click();
  await page.waitForURL('**/admin/dashboard');
  // All has been read: an answer that comes later would prolong the session.
  await page.goto(`${site.url}/admin/roles`);
  await page.getByRole('row', { name: keeper }).waitFor();
  await settled(page);
  const warning = page.getByRole('alertdialog', { name: 'You are about to be signed out' });

  await page.clock.fastForward('26:00');
  await warning.waitFor();
  await look(page, 'session-ending');
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await warning.waitFor({ state: 'hidden' });

  await page.clock.fastForward('26:00');
  await warning.waitFor();
  await post(context, '/auth/sign-out', {});
  await page.clock.fastForward('06:00');
  await page.waitForURL('**/admin/login?ended=unsaved');
  await page.getByText('You have been signed out. Sign in to carry on.').waitFor();
  await typeCredentials(page, keeper);
  await page.getByRole('button', { name: 'Sign In to Admin Panel' }).click();
  await page.waitForURL('**/admin/roles');
  expect(complaints).toEqual([]);
  await context.close();
});

/** All that this browser keeps of the site, but cookies. */
const storedBy = (page: Page) => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

it('keeps what was typed when a sign-in ended, unreadable until the same person is back', async () => {
  const { page, context } = await aVisitor(browser);
  const knownAs = page.getByLabel('Known as');
  const openDetails = () => page.goto(`${site.url}/will-maker?section=personalDetails`);
  await signIn(page, site, harriet);
  await page.waitForURL('**/will-maker**');
  await openDetails();
  await knownAs.waitFor();
  await post(context, '/auth/sign-out', {});
  await knownAs.fill('Marmalade Quince');
  await knownAs.blur();
  await expect.poll(() => storedBy(page)).toContain('.knownAs');
  await openDetails();
  await page.waitForURL('**/auth**');
  expect(await storedBy(page)).not.toMatch(/Marmalade|Quince/);

  // Another person of the same browser finds nothing, and takes nothing away.
  await post(context, '/auth/sign-in', { email: ann, password });
  await openDetails();
  await knownAs.waitFor();
  expect(await knownAs.inputValue()).toBe('');
  await post(context, '/auth/sign-out', {});

  await signIn(page, site, harriet);
  await page.waitForURL('**/will-maker**');
  await openDetails();
  await expect.poll(() => knownAs.inputValue()).toBe('Marmalade Quince');
  // Her account keeps it now, and the device has nothing that would be lost.
  await expect.poll(() => storedBy(page)).not.toContain('.knownAs');
  await page.route(/willData\.drafts\.save/, (route) => route.abort());
  await knownAs.fill('Marmalade');
  await knownAs.blur();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('alertdialog', { name: 'Sign out without saving?' }).waitFor();
  await look(page, 'sign-out-unsaved');
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await page.waitForURL(`${site.url}/`);
  await expect.poll(() => storedBy(page)).not.toContain('.knownAs');
  await context.close();
});

it('signs out in all tabs at once, and shows another person who signs in nothing of the first', async () => {
  const { page, context, complaints } = await aVisitor(browser);
  await signIn(page, site, harriet);
  await page.waitForURL('**/will-maker**');
  const account = await anotherTab(context, '/account');
  await account.getByText(harriet).first().waitFor();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await account.waitForURL('**/auth?ended=elsewhere');
  await account.getByText('You signed out in another tab or window.').waitFor();

  await signIn(page, site, harriet);
  await page.waitForURL('**/will-maker**');
  await account.waitForURL('**/will-maker**');
  await account.goto(`${site.url}/account`);
  await account.getByText(harriet).first().waitFor();
  await post(context, '/auth/sign-in', { email: ann, password });
  await page.reload();
  await account.getByText(ann).first().waitFor();
  expect(await account.getByText(harriet).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
