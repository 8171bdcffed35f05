import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aConfirmedAccount, password, signIn, typeCredentials } from './support/account.ts';
import { apiOf } from './support/api.ts';
import { aVisitor, openBrowser, type Visitor } from './support/browser.ts';
import { type Site, startSite } from './support/site.ts';

const customer = 'customer@example.com';
const administrator = 'administrator@example.com';
const reader = 'reader@example.com';

const signInCall = '**/auth/sign-in';
const signUpCall = /\/trpc\/.*identity\.accounts\.signUp/;
const meCall = /\/trpc\/.*identity\.accounts\.me/;

const refusedWords =
  'We could not sign you in. Check your email address and password, and that you have opened the link we sent you.';
const noPrivileges = "You don't have admin privileges. Contact an administrator.";
const adminGoogleFlag = 'plainwill.admin-oauth';

let browser: Browser;
let site: Site;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startSite()]);
  await Promise.all([customer, administrator, reader].map((email) => aConfirmedAccount(site, email)));
  await Promise.all([grantRole('admin', administrator), grantRole('readonly', reader)]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});
beforeEach(async () => {
  visitor = await aVisitor(browser);
  page = visitor.page;
});
afterEach(async () => {
  expect(visitor.complaints).toEqual([]);
  await visitor.context.close();
});

const grantRole = (role: string, email: string) =>
  promisify(execFile)(process.execPath, ['infra/commands/grant-role.ts', role, email], {
    cwd: site.root,
    env: { ...process.env, DATA_DIR: site.dataDir },
  });

const open = (path: string) => page.goto(site.url + path);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const toSignUp = () => button("Don't have an account? Sign up").click();
const adminButton = () => button('Sign In to Admin Panel');

/** Opens a session for this visitor without a page. */
async function haveSession(email: string) {
  const data = { email, password };
  const answer = await visitor.context.request.post(`${site.url}/auth/sign-in`, {
    headers: { origin: site.url },
    data,
  });
  expect(answer.status()).toBe(200);
}

async function signInAsStaff(email: string, typed = password) {
  await open('/admin/login');
  await adminButton().waitFor();
  await typeCredentials(page, email, typed);
  await adminButton().click();
}

/** The destructive alert in the page, in its exact words. */
async function alertReads(words: string) {
  const alert = page.getByRole('main').getByRole('alert');
  await alert.waitFor();
  expect(await alert.textContent()).toBe(words);
}

/** The notice over the page, in its exact words. */
async function noticeReads(title: string, text: string, role: 'alert' | 'status' = 'alert') {
  const words = page.getByRole('alertdialog', { name: title, exact: true }).getByRole(role);
  await words.waitFor();
  expect(await words.locator('> *').allTextContents()).toEqual([title, text]);
}

/** Keeps a call waiting until the answer of this is called. */
async function hold(call: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Answers as a service that broke does. */
const broken = (route: Route) =>
  route.fulfill({
    status: 500,
    json: [
      {
        error: {
          message: 'Something went wrong.',
          code: -32603,
          data: { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500 },
        },
      },
    ],
  });

const withoutWords = (route: Route) => route.fulfill({ status: 500 });
const cutOff = (route: Route) => route.abort('connectionreset');

async function chooseAtGoogle(choice: string | RegExp) {
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
  await page.getByRole('button', { name: choice }).click();
}

async function cookies(): Promise<string> {
  const kept = await visitor.context.cookies();
  return kept.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** What the API answers to somebody with these cookies. */
const devicesOf = (kept: string) => apiOf(site.url, kept).identity.devices.list.query();

const expectRefusal = (kept: string) =>
  expect(devicesOf(kept)).rejects.toMatchObject({ data: { code: 'UNAUTHORIZED' } });

/** Every path this page shows from now on. */
function pathsSeen(): string[] {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  return seen;
}

describe('the notices of the sign-in page', () => {
  it("shows the server's message when the password is wrong", async () => {
    await signIn(page, site, customer, 'Wrong-street-7');
    await alertReads(refusedWords);
  });

  it("shows the server's message when a sign-up is refused", async () => {
    await open('/auth');
    await toSignUp();
    await typeCredentials(page, 'newcomer@example.com', 'Password123');
    await button('Create Account').click();
    const alert = page.getByRole('main').getByRole('alert');
    await alert.getByText(/This password is one that many people use/).waitFor();
  });

  it.each([
    ['sign-in', 'is answered without words', withoutWords, 'An error occurred during authentication'],
    ['sign-up', 'is answered without words', withoutWords, 'An error occurred during authentication'],
    ['sign-in', 'is not answered', cutOff, "We can't reach Plainwill right now. Try again in a moment."],
    ['sign-up', 'is not answered', cutOff, "We can't reach Plainwill right now. Try again in a moment."],
  ])('has words of its own when a %s %s', async (what, _how, answer, words) => {
    await page.route(what === 'sign-in' ? signInCall : signUpCall, answer);
    await open('/auth');
    if (what === 'sign-up') await toSignUp();
    await typeCredentials(page, customer);
    await button(what === 'sign-in' ? 'Sign In' : 'Create Account').click();
    await alertReads(words);
  });

  it.each([
    ['is called off', 'Cancel', 'Failed to sign in with Google'],
    [
      'does not know the address as theirs',
      /Wren Ashby/,
      'Google has not confirmed this email address. Confirm it with Google, or sign up with a password.',
    ],
  ])('says that Google failed when it %s', async (_how, choice, words) => {
    await open('/auth');
    await chooseAtGoogle(choice);
    await page.waitForURL('**/auth');
    await alertReads(words);
  });

  it('says that a link was sent to who signs up', async () => {
    await open('/auth');
    await toSignUp();
    await typeCredentials(page, 'fresh@example.com');
    await button('Create Account').click();
    await noticeReads('Check your email', "We've sent you a confirmation link to complete your signup.", 'status');
  });

  it('says nothing of roles that cannot be looked up', async () => {
    await page.route(meCall, broken);
    await Promise.all([page.waitForResponse(meCall), open('/auth')]);
    await button('Sign In').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('says nothing of them just after a sign-in either, and goes on as for who has none', async () => {
    await Promise.all([page.waitForResponse(meCall), open('/auth')]);
    await page.route(meCall, broken);
    await typeCredentials(page, customer);
    await button('Sign In').click();
    await page.waitForURL('**/will-maker**');
    await noticeReads('Welcome!', 'Successfully signed in to Plainwill.', 'status');
    await button('Retry').waitFor();
    await page.unroute(meCall);
    await button('Retry').click();
    await page.getByRole('heading', { name: 'Will Maker', exact: true }).waitFor();
  });
});

describe('the form of the sign-in page', () => {
  it('forgets the error and what was typed when the mode is switched, either way', async () => {
    await page.route(signInCall, withoutWords);
    await page.route(signUpCall, withoutWords);
    await open('/auth');
    const modes = [
      { submit: 'Sign In', other: "Don't have an account? Sign up", next: 'Create Your Account' },
      { submit: 'Create Account', other: 'Already have an account? Sign in', next: 'Welcome Back' },
    ];
    for (const { submit, other, next } of modes) {
      await typeCredentials(page, customer);
      await button(submit).click();
      await alertReads('An error occurred during authentication');
      await button(other).click();
      await page.getByRole('heading', { name: next, exact: true }).waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await page.getByLabel('Email').inputValue()).toBe('');
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    }
  });

  it.each([
    ['Sign In', signInCall],
    ['Create Account', signUpCall],
  ])('reads "Loading..." instead of "%s" while it is busy', async (submit, call) => {
    await page.route(call, withoutWords);
    const letGo = await hold(call);
    await open('/auth');
    if (submit === 'Create Account') await toSignUp();
    await typeCredentials(page, customer);
    await button(submit).click();
    await button('Loading...').waitFor();
    expect(await button(submit).count()).toBe(0);
    letGo();
    await button(submit).waitFor();
    expect(await button('Loading...').count()).toBe(0);
  });

  it('shows each of the four rules red or green as the password is typed', async () => {
    await open('/auth');
    await toSignUp();
    await page.getByLabel('Email').fill('rules@example.com');
    const rules = page.getByRole('main').getByRole('listitem');
    const looks = () =>
      rules.evaluateAll((items) =>
        items.map((item) => {
          const brush = document.createElement('canvas').getContext('2d');
          if (!brush) throw new Error('No canvas');
          brush.fillStyle = getComputedStyle(item).color;
          brush.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0] = brush.getImageData(0, 0, 1, 1).data;
          return [item.textContent, red > green ? 'red' : 'green'];
        }),
      );
    const words = ['At least 8 characters', 'One uppercase letter', 'One lowercase letter', 'One number'];
    const expected = (met: boolean[]) =>
      words.map((rule, i) => [`${rule}: ${met[i] ? 'met' : 'not met'}`, met[i] ? 'green' : 'red']);
    const steps: [typed: string, met: boolean[]][] = [
      ['', [false, false, false, false]],
      ['q', [false, false, true, false]],
      ['qU', [false, true, true, false]],
      ['qU7', [false, true, true, true]],
      ['qU7street', [true, true, true, true]],
      ['QU7STREET', [true, true, false, true]],
    ];
    for (const [typed, met] of steps) {
      await page.getByLabel('Password', { exact: true }).fill(typed);
      expect(await looks()).toEqual(expected(met));
      const isBlocked = (await button('Create Account').getAttribute('aria-disabled')) === 'true';
      expect(isBlocked).toBe(met.includes(false));
    }
  });
});

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
    await noticeReads('Access Denied', noPrivileges);
    expect(await flag()).toBeNull();
    await page.goBack();
    await page.waitForURL('**/questionnaire');
  });

  it('comes back from Google to the staff sign-in, which turns away who has no role', async () => {
    await open('/admin/login');
    await chooseAtGoogle(/Priya Nair/);
    await page.waitForURL('**/admin/login');
    await noticeReads('Access Denied', noPrivileges);
    await adminButton().waitFor();
    expect(await flag()).toBeNull();
    await expectRefusal(await cookies());
  });

  it.each([
    ['an administrator', administrator, 'Administrator'],
    ['who may only read', reader, 'Read Only'],
  ])('takes %s from the sign-in page to the dashboard, without a welcome', async (_who, email, badge) => {
    await signIn(page, site, email);
    await page.waitForURL('**/admin/dashboard');
    await page.getByText(badge, { exact: true }).waitFor();
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
    await page.getByLabel('First name').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});

describe('the staff sign-in', () => {
  it('repeats why it was refused', async () => {
    await signInAsStaff(administrator, 'Wrong-street-7');
    await noticeReads('Sign In Failed', refusedWords);
  });

  it.each([
    ['is answered without words', withoutWords],
    ['is not answered', cutOff],
  ])('says that something unexpected happened when it %s', async (_how, answer) => {
    await page.route(signInCall, answer);
    await signInAsStaff(administrator);
    await noticeReads('Error', 'An unexpected error occurred');
  });

  it('says that Google failed', async () => {
    await open('/admin/login');
    await chooseAtGoogle('Cancel');
    await page.waitForURL('**/admin/login');
    await noticeReads('Error', 'Failed to sign in with Google');
  });

  it.each([
    ['both fields are', '', ''],
    ['the email is', '', password],
    ['the password is', administrator, ''],
  ])('asks for all fields when %s empty', async (_which, email, typed) => {
    await signInAsStaff(email, typed);
    await noticeReads('Error', 'Please fill in all fields');
  });

  it('says that roles could not be looked up after a sign-in', async () => {
    await open('/admin/login');
    await adminButton().waitFor();
    await page.route(meCall, broken);
    await typeCredentials(page, administrator);
    await adminButton().click();
    await noticeReads('Error', 'Failed to verify admin access');
    expect(new URL(page.url()).pathname).toBe('/admin/login');
  });

  it('says that roles could not be looked up where a session was found', async () => {
    await haveSession(administrator);
    await page.route(meCall, broken);
    await open('/admin/login');
    await noticeReads('Error', 'Failed to verify admin access');
  });

  it('turns away who has no role, and signs them out', async () => {
    const letGo = await hold('**/auth/sign-out');
    await signInAsStaff(customer);
    await noticeReads('Access Denied', noPrivileges);
    const copied = await cookies();
    await expect(devicesOf(copied)).resolves.not.toEqual([]);
    letGo();
    await adminButton().waitFor();
    await expectRefusal(await cookies());
    await expectRefusal(copied);
  });

  it('lets staff in', async () => {
    await signInAsStaff(reader);
    await page.waitForURL('**/admin/dashboard');
  });
});

describe('the dashboard', () => {
  it('sends a visitor to the staff sign-in', async () => {
    await open('/admin/dashboard');
    await page.waitForURL('**/admin/login');
    await adminButton().waitFor();
  });

  it('sends who has no role home, and says why', async () => {
    await haveSession(customer);
    await open('/admin/dashboard');
    await page.waitForURL(`${site.url}/`);
    await noticeReads('Access Denied', "You don't have permission to access the admin panel.");
  });

  it('sends everybody home when roles cannot be looked up', async () => {
    await haveSession(administrator);
    await page.route(meCall, broken);
    await open('/admin/dashboard');
    await page.waitForURL(`${site.url}/`);
  });

  it.each(['/admin/dashboard', '/admin/login', '/admin'])('says at %s that it checks who is there', async (path) => {
    const letGo = await hold(meCall);
    await open(path);
    const checking = page.getByRole('main').getByRole('status');
    await checking.waitFor();
    expect(await checking.textContent()).toBe('Checking authentication…');
    letGo();
    await adminButton().waitFor();
    expect(await checking.count()).toBe(0);
  });
});
