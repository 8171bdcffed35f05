import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { aConfirmedAccount, grantRole, haveSession } from './account.ts';
import { aVisitor, type Visitor } from './browser.ts';
import { closeNotice } from './notice.ts';
import { aStage } from './stage.ts';
import { aTestator, type Testator } from './testator.ts';

/** A site where Eleanor makes a will, with an administrator and one who may only read; for each test a new visitor. */
export async function aStaffStage() {
  const { browser, site } = await aStage();
  // Nobody else on a site that files share is found by it.
  const domain = `${randomUUID().slice(0, 8)}.example.com`;
  const [administrator = '', reader = '', eleanor = ''] = ['administrator', 'reader', 'eleanor.hart'].map(
    (name) => `${name}@${domain}`,
  );
  let testator: Testator;
  let visitor: Visitor;
  let page: Page;

  beforeAll(async () => {
    await Promise.all([administrator, reader].map((email) => aConfirmedAccount(site, email)));
    await grantRole(site, 'admin', administrator);
    await grantRole(site, 'readonly', reader);
    testator = await aTestator(site, eleanor);
    await testator.addChild('Rosie', { otherParentId: testator.spouse.id });
    await testator.addContact('Anna', 'Reed');
  });
  beforeEach(async () => {
    visitor = await aVisitor(browser);
    page = visitor.page;
  });
  afterEach(async () => {
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  });

  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const isAt = (path: string) => page.waitForURL(site.url + path);

  const search = (text: string) => page.getByRole('searchbox', { name: 'Search users' }).fill(text);

  async function findAll() {
    await search(domain);
    await page.getByText('3 users found').waitFor();
  }

  async function findEleanor() {
    await search(eleanor.toUpperCase());
    await page.getByText('1 user found').waitFor();
  }

  return {
    administrator,
    reader,
    eleanor,
    current: () => ({ site, testator, visitor, page }),
    button,
    isAt,
    search,
    findAll,
    findEleanor,
    field: (name: string | RegExp) => page.getByRole('textbox', { name, exact: true }),
    closesNotice: (text: string) => closeNotice(page, text),

    async signInAsStaff(email: string) {
      await haveSession(visitor.context, site, email);
      await page.goto(`${site.url}/admin/dashboard`);
    },

    async openEleanor(how: 'View Details' | 'Edit') {
      await findEleanor();
      await page.getByRole('link', { name: new RegExp(`^${how}`) }).click();
      await page.getByRole('tab', { name: 'Personal' }).waitFor();
    },

    async choose(label: RegExp, option: string) {
      await page.getByRole('button', { name: label }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    },

    /** Until undone, calls of the procedure fail as if the service had a fault, or as told. */
    async breakCalls(procedure: string, data: object = {}) {
      const calls = new RegExp(`/trpc/.*${procedure.replaceAll('.', '\\.')}`);
      await page.route(calls, (route) => {
        const names = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
        const broken = { code: 'INTERNAL_SERVER_ERROR', httpStatus: 500, ...data };
        return route.fulfill({
          status: 500,
          json: names.map((path) => ({ error: { message: 'It broke.', code: -32603, data: { ...broken, path } } })),
        });
      });
      return () => page.unroute(calls);
    },
  };
}
