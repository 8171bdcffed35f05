import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aConfirmedAccount,
  anEmail,
  grantRole,
  haveSession,
  linkIn,
  password,
  typeCredentials,
} from './support/account.ts';
import { aVisitor, look, savePicture, sizes } from './support/browser.ts';
import { coveredBy } from './support/notice.ts';
import { mailTo } from './support/site.ts';
import { aStage } from './support/stage.ts';

const newPassword = 'Blanchland-moor-8';
const { browser, site } = await aStage();

describe('Continue with Google', () => {
  it('opens an account for who comes back, and says welcome', async () => {
    const { page, context, complaints } = await aVisitor(browser, 'phone');
    await page.goto(`${site.url}/auth`);
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
    await savePicture(page, 'phone-google');
    await page.getByRole('button', { name: /Harriet Bell/ }).click();
    await page.waitForURL('**/will-maker**');
    await page.getByText('Successfully signed in to Plainwill.').waitFor();
    await page.goto(`${site.url}/account?part=signing-in`);
    await page.getByText('None: you sign in with Google').waitFor();
    await look(page, 'phone-account-google');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    ['is cancelled', 'Cancel', 'Failed to sign in with Google'],
    ['has an address that Google has not confirmed', /Wren Ashby/, 'Google has not confirmed this email address.'],
  ])('leaves no session when it %s', async (_what, choice, message) => {
    const { page, context } = await aVisitor(browser);
    await page.goto(`${site.url}/auth`);
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: choice }).click();
    await page.getByRole('alert').filter({ hasText: message }).waitFor();
    await page.goto(`${site.url}/will-maker`);
    await page.waitForURL('**/auth');
    await context.close();
  });
});

describe('a forgotten password', () => {
  const email = anEmail('forgetful');

  it('is replaced by the link in the mail, which ends every session', async () => {
    await aConfirmedAccount(site, email);
    const { page, context } = await aVisitor(browser);
    const elsewhere = await aVisitor(browser);
    await haveSession(elsewhere.context, site, email);
    await elsewhere.page.goto(`${site.url}/will-maker`);

    await page.goto(`${site.url}/auth`);
    await look(page, 'desktop-sign-in-google');
    await page.getByRole('link', { name: 'Forgotten your password?' }).click();
    await page.getByLabel('Email').fill(email);
    await look(page, 'desktop-forgotten');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await page.getByText('If that address has an account').waitFor();
    await page.goto(linkIn(await mailTo(site, email, 'reset')));
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    expect(page.url()).not.toContain('token');
    await look(page, 'desktop-reset');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await typeCredentials(page, email, newPassword);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/will-maker**');

    await elsewhere.page.reload();
    await elsewhere.page.waitForURL('**/auth**');
    await Promise.all([context.close(), elsewhere.context.close()]);
  });
});

describe('Your account', () => {
  const email = anEmail('owner');
  let owner: Awaited<ReturnType<typeof aVisitor>>;
  const goTo = (part: string) => owner.page.goto(`${site.url}/account?part=${part}`);
  const open = (title: string) =>
    owner.page.getByRole('heading', { name: title, exact: false }).getByRole('button').click();

  beforeAll(async () => {
    await aConfirmedAccount(site, email);
    owner = await aVisitor(browser);
    await haveSession(owner.context, site, email);
    await owner.page.goto(`${site.url}/account`);
    await owner.page.getByRole('heading', { name: 'Your account' }).waitFor();
  });
  afterAll(() => owner.context.close());

  it('leads to each of its parts and back', async () => {
    const { page } = owner;
    await look(page, 'desktop-account');
    for (const part of ['You', 'Signing in', 'People you trust', 'Your data', 'Delete your account']) {
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${part} `) })
        .click();
      await page.getByRole('heading', { name: part, level: 1, exact: true }).waitFor();
      for (const section of await page.getByRole('heading', { level: 2 }).getByRole('button').all())
        await section.click();
      await look(page, `desktop-account-${part.toLowerCase().replaceAll(' ', '-')}`);
      await page.getByRole('main').getByRole('link', { name: 'Your account' }).click();
      await page.getByRole('heading', { name: 'Your account', exact: true }).waitFor();
    }
  });

  it('changes the name', async () => {
    const { page } = owner;
    const before = page.viewportSize() ?? sizes.desktop;
    await page.setViewportSize(sizes.phone);
    await goTo('you');
    await open('Name');
    await page.getByLabel('Your name').fill('Harriet Bell');
    await page.getByRole('button', { name: 'Save name' }).click();
    expect(await coveredBy(page, 'Your name is changed.')).not.toContain('Save name');
    await page.setViewportSize(before);
    await open('Name');
    await owner.page.getByRole('heading', { name: /Name.*Harriet Bell/ }).waitFor();
  });

  it('signs another device out within a second', async () => {
    const other = await aVisitor(browser, 'phone');
    await haveSession(other.context, site, email);
    await goTo('signing-in');
    await open('Signed-in devices');
    await owner.page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    const unfinished = owner.page.getByRole('button', { name: /Sign out everywhere else|Signing out/ });
    await unfinished.waitFor({ state: 'detached' });
    const answer = await other.context.request.post(`${site.url}/trpc/identity.devices.list?batch=1`, {
      headers: { origin: site.url, 'content-type': 'application/json' },
      data: '{}',
    });
    expect(answer.status()).toBe(401);
    await other.context.close();
  });

  it('hands over everything that every service keeps, and a copy to read', async () => {
    await goTo('data');
    await open('Download my data');
    const [copy] = await Promise.all([
      owner.page.waitForEvent('download'),
      owner.page.getByRole('button', { name: 'Download a copy to read' }).click(),
    ]);
    expect(copy.suggestedFilename()).toMatch(/\.html$/);
    const page = await readFile(await copy.path(), 'utf8');
    expect(page).toContain(email);
    expect(page).not.toMatch(/account_id|undefined|null/);
    const [download] = await Promise.all([
      owner.page.waitForEvent('download'),
      owner.page.getByRole('button', { name: 'Download my data' }).last().click(),
    ]);
    const data = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(Object.keys(data).sort()).toEqual(['exportedAt', 'identity', 'willData']);
    expect(JSON.stringify(data.identity)).toContain(email);
    expect(JSON.stringify(data)).not.toMatch(/argon2|token_hash/);
  });

  it('asks before it goes, and can be kept', async () => {
    await goTo('deletion');
    await owner.page.getByRole('button', { name: 'Delete my account' }).click();
    await look(owner.page, 'desktop-account-delete');
    await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click();
    await owner.page.getByText(/Your account will be deleted on/).waitFor();
    await owner.page.getByRole('button', { name: 'Keep my account' }).click();
    await owner.page.getByText(/Your account will be deleted on/).waitFor({ state: 'detached' });
  });

  it('changes the password', async () => {
    await goTo('signing-in');
    await open('Password');
    await owner.page.getByLabel('Current password').fill(password);
    await owner.page.getByLabel('New password', { exact: true }).fill(newPassword);
    await owner.page.getByRole('button', { name: 'Change password' }).click();
    await mailTo(site, email, 'Your password has been changed');
  });
});

describe('the staff door', () => {
  const email = anEmail('staff');
  const enter = async (page: Awaited<ReturnType<typeof aVisitor>>['page']) => {
    await page.goto(`${site.url}/admin`);
    await typeCredentials(page, email);
    await page.getByRole('button', { name: 'Sign In to Admin Panel' }).click();
  };

  it('refuses who has no role, opens for who was given one, and closes again with the session', async () => {
    await aConfirmedAccount(site, email);
    const { page, context, complaints } = await aVisitor(browser);
    await page.goto(`${site.url}/admin/login`);
    await page.getByRole('button', { name: 'Sign In to Admin Panel' }).click();
    await page.getByText('Please fill in all fields').first().waitFor();
    await look(page, 'desktop-admin-login');
    await enter(page);
    await page.getByText("You don't have admin privileges. Contact an administrator.").first().waitFor();

    await grantRole(site, 'admin', email);
    await enter(page);
    await page.waitForURL('**/admin/dashboard');
    await page.getByRole('navigation', { name: 'Staff' }).getByText('Administrator', { exact: true }).waitFor();
    await look(page, 'desktop-admin-dashboard');
    await page.getByRole('link', { name: 'Queues' }).click();
    await page.getByText('emails').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
