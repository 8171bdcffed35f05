import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { password, typeCredentials } from './support/account.ts';
import {
  aSignInStage,
  broken,
  cutOff,
  devicesOf,
  expectRefusal,
  meCall,
  noPrivileges,
  refusalMessage,
  signInCall,
  withoutMessage,
} from './support/sign-in-stage.ts';
import type { Site } from './support/site.ts';

const stage = await aSignInStage();
const {
  administrator,
  customer,
  reader,
  open,
  adminButton,
  haveSession,
  signInAsStaff,
  formReads,
  noticeReads,
  hold,
  chooseAtGoogle,
  cookies,
} = stage;
let site: Site;
let page: Page;
beforeEach(() => {
  ({ site, page } = stage.current());
});

describe('the staff sign-in', () => {
  it('repeats why it was refused', async () => {
    await signInAsStaff(administrator, 'Wrong-street-7');
    await formReads('Sign In Failed', refusalMessage);
  });

  it.each([
    ['is answered without words', withoutMessage],
    ['is not answered', cutOff],
  ])('says that something unexpected happened when it %s', async (_how, answer) => {
    await page.route(signInCall, answer);
    await signInAsStaff(administrator);
    await formReads('Error', 'An unexpected error occurred');
  });

  it('says that Google failed', async () => {
    await open('/admin/login');
    await chooseAtGoogle('Cancel');
    await page.waitForURL('**/admin/login');
    await formReads('Error', 'Failed to sign in with Google');
  });

  it.each([
    ['both fields are', '', ''],
    ['the email is', '', password],
    ['the password is', administrator, ''],
  ])('asks for all fields when %s empty', async (_which, email, typed) => {
    await signInAsStaff(email, typed);
    await formReads('Error', 'Please fill in all fields');
  });

  it('says that roles could not be looked up after a sign-in', async () => {
    await open('/admin/login');
    await adminButton().waitFor();
    await page.route(meCall, broken);
    await typeCredentials(page, administrator);
    await adminButton().click();
    await formReads('Error', 'Failed to verify admin access');
    expect(new URL(page.url()).pathname).toBe('/admin/login');
  });

  it('says that roles could not be looked up where a session was found', async () => {
    await haveSession(administrator);
    await page.route(meCall, broken);
    await open('/admin/login');
    await formReads('Error', 'Failed to verify admin access');
  });

  it('turns away who has no role, and signs them out', async () => {
    const letGo = await hold('**/auth/sign-out');
    const signingOut = page.waitForRequest('**/auth/sign-out');
    await signInAsStaff(customer);
    await signingOut;
    const copied = await cookies();
    await expect(devicesOf(site, copied)).resolves.not.toEqual([]);
    letGo();
    await formReads('Access Denied', noPrivileges);
    await adminButton().waitFor();
    await expectRefusal(site, await cookies());
    await expectRefusal(site, copied);
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

  it('shows a notice whose code comes after what it tells of', async () => {
    await haveSession(customer);
    const letGo = await hold('**/toast-list-*.js');
    await open('/admin/dashboard');
    await page.waitForURL(`${site.url}/`);
    letGo();
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
    const checking = page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^Checking authentication…$/ });
    await checking.waitFor();
    letGo();
    await adminButton().waitFor();
    expect(await checking.count()).toBe(0);
  });
});
