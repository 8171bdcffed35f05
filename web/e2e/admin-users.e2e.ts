import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { cookiesOf } from './support/account.ts';
import { apiOf } from './support/api.ts';
import { look, sizes, type Visitor } from './support/browser.ts';
import type { Site } from './support/site.ts';
import { aStaffStage } from './support/staff-stage.ts';
import type { Testator } from './support/testator.ts';

const stage = await aStaffStage();
const {
  administrator,
  eleanor,
  reader,
  button,
  isAt,
  search,
  findAll,
  findEleanor,
  closesNotice,
  signInAsStaff,
  openEleanor,
  choose,
  breakCalls,
} = stage;
let site: Site;
let testator: Testator;
let visitor: Visitor;
let page: Page;
beforeEach(() => {
  ({ site, testator, visitor, page } = stage.current());
});

const firstRow = (email: string) => page.getByRole('row').nth(1).getByText(email, { exact: true }).first().waitFor();

it('sends those who may not enter where they belong', async () => {
  await page.goto(`${site.url}/admin/dashboard`);
  await isAt('/admin/login');
  await page.goto(`${site.url}/admin/users/b0a5c1de-0000-4000-8000-000000000001`);
  await isAt('/auth');
  await testator.signIn(visitor.context);
  for (const path of ['/admin/dashboard', '/admin/users/b0a5c1de-0000-4000-8000-000000000001']) {
    await page.goto(site.url + path);
    await isAt('/');
    await closesNotice("You don't have permission to access the admin panel.");
  }
});

it('finds, sorts and exports users', async () => {
  await signInAsStaff(administrator);
  await findAll();
  await look(page, 'admin-dashboard-desktop');
  await findEleanor();
  expect(new URL(page.url()).hash).toBe(`#search=${encodeURIComponent(eleanor.toUpperCase())}`);
  await page.reload();
  await page.getByText('1 user found').waitFor();
  const download = page.waitForEvent('download');
  await button('Export CSV').click();
  expect((await download).suggestedFilename()).toBe('Users.csv');
  await closesNotice('Users.csv holds 1 user');
  await search('nobody%_');
  await page.getByText('No users match “nobody%_”.').waitFor();
  await look(page, 'admin-dashboard-none');
  await button('Show everyone').click();
  await page.getByText('users found').waitFor();
  await findAll();
  await choose(/Sort by/, 'Email, A to Z');
  await firstRow(administrator);
  await page.goBack();
  await firstRow(eleanor);
  const mend = await breakCalls('identity.users.list');
  await page.reload();
  await page.getByText('Failed to load users').waitFor();
  await look(page, 'admin-dashboard-failed');
  await mend();
  await button('Try again').click();
  await page.getByText('3 users found').waitFor();
  await page.setViewportSize(sizes.phone);
  await look(page, 'admin-dashboard-phone');
});

it('shows those who may only look everything about a user, and nothing to edit', async () => {
  await signInAsStaff(reader);
  await page.getByText('Read Only').first().waitFor();
  await openEleanor('View Details');
  for (const tab of ['Personal', 'Home', 'Spouse', 'Children', 'Contacts', 'Wishes']) {
    await page.getByRole('tab', { name: tab }).click();
    await look(page, `admin-user-${tab.toLowerCase()}-desktop`);
  }
  await page.getByRole('tab', { name: 'Without a will' }).click();
  await button('Compare with no will').click();
  await page.getByRole('table', { name: /by their will and without it/ }).waitFor();
  await look(page, 'admin-user-without-a-will-desktop');
  await page.goto(`${page.url()}&edit=true`);
  await page.getByRole('tab', { name: 'Wishes' }).waitFor();
  expect(await page.getByRole('link', { name: /Edit User|View Mode/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Back to Admin' }).click();
  await isAt('/admin/dashboard');
  await page.goto(`${site.url}/admin/users/b0a5c1de-0000-4000-8000-000000000001`);
  await page.getByRole('heading', { name: 'User not found' }).waitFor();
  await look(page, 'admin-user-missing');
  const mend = await breakCalls('willData.staff.user');
  await page.goto(`${site.url}/admin/dashboard`);
  await findEleanor();
  await page.getByRole('link', { name: /^View Details/ }).click();
  await page.getByText('Failed to load user details').waitFor();
  await look(page, 'admin-user-failed');
  await mend();
  await button('Try again').click();
  await page.getByRole('tab', { name: 'Personal' }).waitFor();
  await page.getByRole('link', { name: 'Back to Admin' }).click();
  await page.getByText('1 user found').waitFor();
});

it('shows nothing more on an open page once the role is taken away', async () => {
  await signInAsStaff(reader);
  await findAll();
  const cookies = await cookiesOf(site, administrator);
  const { roles } = apiOf(site.url, cookies.join('; ')).identity;
  const held = (await roles.list.query()).find(({ email }) => email === reader);
  if (!held) throw new Error('Nobody holds the role');
  await roles.revoke.mutate({ accountId: held.accountId, role: 'readonly', reason: 'They left' });
  await search('eleanor');
  await page.waitForURL(({ pathname }) => pathname !== '/admin/dashboard');
  await page.getByText('You have been signed out.').waitFor();
  expect(await page.getByText(eleanor).count()).toBe(0);
});
