import type { Page, Route } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { aConfirmedAccount, anEmail, grantRole, haveSession, password, typeCredentials } from './account.ts';
import { apiOf } from './api.ts';
import { aVisitor, type Visitor } from './browser.ts';
import type { Site } from './site.ts';
import { aStage } from './stage.ts';

export const signInCall = '**/auth/sign-in';
export const signUpCall = /\/trpc\/.*identity\.accounts\.signUp/;
export const meCall = /\/trpc\/.*identity\.accounts\.me/;

export const refusalMessage =
  'We could not sign you in. Check your email address and password, and that you have opened the link we sent you.';
export const noPrivileges = "You don't have admin privileges. Contact an administrator.";

/** Answers as a service that broke does. */
export const broken = (route: Route) =>
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

export const withoutMessage = (route: Route) => route.fulfill({ status: 500 });
export const cutOff = (route: Route) => route.abort('connectionreset');

/** The API answers so to the owner of these cookies. */
export const devicesOf = (site: Site, cookies: string) => apiOf(site.url, cookies).identity.devices.list.query();

export const expectRefusal = (site: Site, cookies: string) =>
  expect(devicesOf(site, cookies)).rejects.toMatchObject({ data: { code: 'UNAUTHORIZED' } });

/** A site with a customer, an administrator and one who may only read; for each test a new visitor, who sees no error. */
export async function aSignInStage() {
  const { browser, site } = await aStage();
  const [customer, administrator, reader] = [anEmail('customer'), anEmail('administrator'), anEmail('reader')];
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    await Promise.all([customer, administrator, reader].map((email) => aConfirmedAccount(site, email)));
    await Promise.all([grantRole(site, 'admin', administrator), grantRole(site, 'readonly', reader)]);
  });
  beforeEach(async () => {
    visitor = await aVisitor(browser);
    page = visitor.page;
  });
  afterEach(async () => {
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  });

  const open = (path: string) => page.goto(site.url + path);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const adminButton = () => button('Sign In to Admin Panel');

  return {
    customer,
    administrator,
    reader,
    current: () => ({ site, page }),
    open,
    button,
    adminButton,
    toSignUp: () => button("Don't have an account? Sign up").click(),

    /** Opens a session for this visitor without a page. */
    haveSession: (email: string) => haveSession(visitor.context, site, email),

    async signInAsStaff(email: string, typed = password) {
      await open('/admin/login');
      await adminButton().waitFor();
      await typeCredentials(page, email, typed);
      await adminButton().click();
    },

    /** The destructive alert in the page, in its exact words. */
    async alertReads(notice: string) {
      const alert = page.getByRole('main').getByRole('alert');
      await alert.waitFor();
      expect(await alert.textContent()).toBe(notice);
    },

    /** The notice over the page, in its exact words. */
    async noticeReads(title: string, text: string, role: 'alert' | 'status' = 'alert') {
      const notice = page.getByRole('alertdialog', { name: title, exact: true }).getByRole(role);
      await notice.waitFor();
      expect(await notice.locator('> *').allTextContents()).toEqual([title, text]);
    },

    /** The staff sign-in says it over its form. */
    async formReads(title: string, text: string) {
      const notice = page.getByRole('main').getByRole('alert').filter({ hasText: title });
      await notice.waitFor();
      expect(await notice.locator('> div > *').allTextContents()).toEqual([title, text]);
    },

    /** Keeps a call waiting until the answer of this is called. */
    async hold(call: string | RegExp) {
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(call, async (route) => {
        await promise;
        await route.fallback();
      });
      return resolve;
    },

    async chooseAtGoogle(choice: string | RegExp) {
      await page.getByRole('link', { name: 'Continue with Google' }).click();
      await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
      await page.getByRole('button', { name: choice }).click();
    },

    async cookies(): Promise<string> {
      const cookies = await visitor.context.cookies();
      return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    },
  };
}
