import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { signIn, typeCredentials } from './support/account.ts';
import { aSignInStage, expectRefusal, noPrivileges } from './support/sign-in-stage.ts';
import type { Site } from './support/site.ts';

const stage = await aSignInStage();
const {
  administrator,
  customer,
  reader,
  open,
  button,
  adminButton,
  haveSession,
  formReads,
  noticeReads,
  chooseAtGoogle,
  cookies,
} = stage;
let site: Site;
let page: Page;
beforeEach(() => {
  ({ site, page } = stage.current());
});

const adminGoogleFlag = 'plainwill.admin-oauth';

/** Every path this page shows from now on. */
function pathsSeen(): string[] {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  return seen;
}

describe('after signing in', () => {
  const storeFlag = () => page.evaluate((flag) => localStorage.setItem(flag, 'yes'), adminGoogleFlag);
  const flag = () => page.evaluate((name) => localStorage.getItem(name), adminGoogleFlag);

  it('goes to the staff sign-in once where the flag is stored, and clears the flag', async () => {
    await open('/auth');
    await storeFlag();
    const seen = pathsSeen();
    await typeCredentials(page, administrator);
    await button('Sign In').click();
    await page.waitForURL('**/admin/dashboard');
    expect(seen).toContain('/admin/login');
    expect(await flag()).toBeNull();
    seen.splice(0);
    await open('/auth');
    await page.waitForURL('**/admin/dashboard');
    expect(seen).not.toContain('/admin/login');
  });

  it('puts the staff sign-in in the place of the sign-in page in the history', async () => {
    await open('/questionnaire');
    await open('/auth');
    await storeFlag();
    await typeCredentials(page, customer);
    await button('Sign In').click();
    await page.waitForURL('**/admin/login');
    await formReads('Access Denied', noPrivileges);
    expect(await flag()).toBeNull();
    await page.goBack();
    await page.waitForURL('**/questionnaire');
  });

  it('comes back from Google to the staff sign-in, which turns away who has no role', async () => {
    await open('/admin/login');
    await chooseAtGoogle(/Priya Nair/);
    await page.waitForURL('**/admin/login');
    await formReads('Access Denied', noPrivileges);
    await adminButton().waitFor();
    expect(await flag()).toBeNull();
    await expectRefusal(site, await cookies());
  });

  it.each([
    ['an administrator', administrator, 'Administrator'],
    ['who may only read', reader, 'Read Only'],
  ])('takes %s from the sign-in page to the dashboard, without a welcome', async (_who, email, badge) => {
    await signIn(page, site, email);
    await page.waitForURL('**/admin/dashboard');
    await page.getByRole('navigation', { name: 'Staff' }).getByText(badge).waitFor();
    expect(await page.getByText('Welcome!').count()).toBe(0);
  });

  it('welcomes everybody else to the Will Maker', async () => {
    await signIn(page, site, customer);
    await page.waitForURL('**/will-maker**');
    await noticeReads('Welcome!', 'Successfully signed in to Plainwill.', 'status');
  });

  it('goes to the Will Maker without a welcome where a session was found', async () => {
    await haveSession(customer);
    await open('/auth');
    await page.waitForURL('**/will-maker**');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});
