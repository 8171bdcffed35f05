import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aConfirmedAccount, grantRole, password, signIn, typeCredentials } from './support/account.ts';
import { apiOf } from './support/api.ts';
import { aVisitor, openBrowser } from './support/browser.ts';
import { type Site, startSite } from './support/site.ts';

const person = 'person@example.com';
const staff = 'colleague@example.com';
let browser: Browser;
let site: Site;
let page: Page;
let context: BrowserContext;

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startSite()]);
  await Promise.all([aConfirmedAccount(site, person), aConfirmedAccount(site, staff)]);
  await grantRole(site, 'readonly', staff);
});
beforeEach(async () => {
  ({ page, context } = await aVisitor(browser));
});
afterEach(() => context.close());
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const goTo = (path: string) => page.goto(`${site.url}${path}`);
const shows = (words: string) => page.getByText(words).first().waitFor();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
/** What the site answers when something broke and there are no words for it. */
const wordless = JSON.stringify({ error: { message: '', data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 } } });
const failWith = (body: string) => (route: Route) =>
  route.fulfill({ status: 500, contentType: 'application/json', body });
const enterStaffDoor = async (email: string, typed = password) => {
  await goTo('/admin/login');
  await typeCredentials(page, email, typed);
  await press('Sign In to Admin Panel');
};
async function isSignedOut() {
  const cookies = await context.cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  expect(await apiOf(site.url, cookie).identity.accounts.me.query()).toBeNull();
}

describe('on /auth', () => {
  it('a wrong password gets the server’s words', async () => {
    await signIn(page, site, person, 'Wrong-password-1');
    await shows('We could not sign you in.');
    await isSignedOut();
  });

  it('a failure without words gets the specified ones', async () => {
    await page.route('**/auth/sign-in', failWith(wordless));
    await signIn(page, site, person);
    await shows('An error occurred during authentication');
  });

  it('the button says Loading... while it is busy', async () => {
    const answered = Promise.withResolvers<void>();
    await page.route('**/auth/sign-in', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await signIn(page, site, person);
    await page.getByRole('button', { name: 'Loading...' }).waitFor();
    answered.resolve();
    await page.waitForURL('**/will-maker**');
  });

  it('switching between signing in and up clears the error and the fields', async () => {
    await signIn(page, site, person, 'Wrong-password-1');
    await shows('We could not sign you in.');
    await press("Don't have an account? Sign up");
    await shows('Create Your Account');
    expect(await page.getByText('We could not sign you in.').count()).toBe(0);
    expect(await page.getByLabel('Email').inputValue()).toBe('');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  });

  it('each rule of a new password is met as it is typed', async () => {
    await goTo('/auth');
    await press("Don't have an account? Sign up");
    const field = page.getByLabel('Password', { exact: true });
    const steps = [
      ['abc', 'One lowercase letter', 'At least 8 characters'],
      ['abcdefgh', 'At least 8 characters', 'One uppercase letter'],
      ['Abcdefgh', 'One uppercase letter', 'One number'],
      ['Abcdefg1', 'One number', null],
    ] as const;
    for (const [typed, met, unmet] of steps) {
      await field.fill(typed);
      await page.getByRole('listitem').filter({ hasText: met }).filter({ hasText: /: met/ }).waitFor();
      if (unmet)
        await page
          .getByRole('listitem')
          .filter({ hasText: unmet })
          .filter({ hasText: /not met/ })
          .waitFor();
    }
  });

  it('an open session goes on to the Will Maker without a welcome', async () => {
    await signIn(page, site, person);
    await shows('Successfully signed in to Plainwill.');
    const another = await context.newPage();
    await another.goto(`${site.url}/auth`);
    await another.waitForURL('**/will-maker**');
    expect(await another.getByText('Successfully signed in').count()).toBe(0);
  });

  it('staff go to the admin dashboard', async () => {
    await signIn(page, site, staff);
    await page.waitForURL('**/admin/dashboard');
    await shows('Read Only');
  });
});

describe('at the staff door', () => {
  it.each(['/admin', '/admin/login'])('%s asks who is there', async (path) => {
    await goTo(path);
    await page.getByRole('button', { name: 'Sign In to Admin Panel' }).waitFor();
    await page.getByRole('link', { name: 'Back to Main Site' }).waitFor();
  });

  it('empty fields get the specified words', async () => {
    await goTo('/admin/login');
    await press('Sign In to Admin Panel');
    await shows('Please fill in all fields');
  });

  it('a wrong password is a sign-in that failed', async () => {
    await enterStaffDoor(staff, 'Wrong-password-1');
    await shows('Sign In Failed');
    await shows('We could not sign you in.');
  });

  it('a lost connection is an unexpected error', async () => {
    await page.route('**/auth/sign-in', (route) => route.abort());
    await enterStaffDoor(staff);
    await shows('An unexpected error occurred');
  });

  it('roles that cannot be asked for are a failure to verify', async () => {
    await goTo('/admin/login');
    await page.getByRole('button', { name: 'Sign In to Admin Panel' }).waitFor();
    await page.route('**/trpc/identity.accounts.me**', (route) => route.abort());
    await typeCredentials(page, staff);
    await press('Sign In to Admin Panel');
    await shows('Failed to verify admin access');
  });

  it('checking who is there is said in words', async () => {
    const answered = Promise.withResolvers<void>();
    await page.route('**/trpc/identity.accounts.me**', async (route) => {
      await answered.promise;
      await route.continue();
    });
    await goTo('/admin/login');
    await shows('Checking authentication…');
    answered.resolve();
    await page.getByRole('button', { name: 'Sign In to Admin Panel' }).waitFor();
  });

  it('one without a role is denied access and signed out', async () => {
    await enterStaffDoor(person);
    await shows('Access Denied');
    await shows("You don't have admin privileges. Contact an administrator.");
    await page.getByRole('button', { name: 'Sign In to Admin Panel' }).waitFor();
    await isSignedOut();
  });

  it.each([
    ['comes back from Google and is denied access', /Samuel Okafor/, "You don't have admin privileges."],
    ['who turns back at Google is told', 'Cancel', 'Failed to sign in with Google'],
  ])('one without a role %s', async (_what, choice, words) => {
    await goTo('/admin/login');
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: choice }).click();
    await page.waitForURL('**/admin/login**');
    await shows(words);
    await page.getByRole('button', { name: 'Sign In to Admin Panel' }).waitFor();
    await isSignedOut();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

describe('at the dashboard', () => {
  it('a visitor is led to the staff door', async () => {
    await goTo('/admin/dashboard');
    await page.waitForURL('**/admin/login');
  });

  it('one without a role is led home', async () => {
    await signIn(page, site, person);
    await page.waitForURL('**/will-maker**');
    await goTo('/admin/dashboard');
    await shows("You don't have permission to access the admin panel.");
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
