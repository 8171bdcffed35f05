import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aConfirmedAccount, signIn } from './support/account.ts';
import { submitLead, submitQuestionnaire } from './support/api.ts';
import { openBrowser } from './support/browser.ts';
import { beginner } from './support/screens/for-a-beginner.ts';
import { failingBeyondTheDoor, mend, slowBeyondTheDoor } from './support/screens/network.ts';
import { readers } from './support/screens/readers.ts';
import { type Site, startSite } from './support/site.ts';
import { aReader, openAnew, settled, troublesInOwnColours, troublesOn } from './support/troubles.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  browser = await openBrowser();
  site = await startSite();
  const { root, dataDir } = site;
  await promisify(execFile)(process.execPath, ['infra/commands/seed-demo.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  await aConfirmedAccount(site, beginner);
  await submitLead(site.url, { name: 'Anna Hale', email: 'anna@example.com', question: 'Does the house count?' });
  await submitQuestionnaire(site.url);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** Where the dashboard leads to for Harriet. */
const pageOfHarriet = (page: Page) =>
  page
    .getByRole('link', { name: /^View Details.*[Hh]arriet/ })
    .first()
    .getAttribute('href');

describe.each(readers)(
  'at 320 px, at 400 % and without movement, $who can use',
  ({ signIn: account, paths, reading, states }) => {
    let page: Page;
    let harriets = '';
    const addressOf = (path: string) => site.url + path.replace('/admin/users/:userId', harriets);

    beforeAll(async () => {
      page = await aReader(browser);
      if (!account) return;
      await signIn(page, site, account.email, account.password);
      await page.waitForURL(`**${account.to}`);
      if (account.to === '/admin/dashboard') harriets = (await pageOfHarriet(page)) ?? '';
    });
    afterEach(() => mend(page));
    afterAll(() => page?.context().close());

    it.each(paths)('the screen %s', async (path) => {
      await openAnew(page, addressOf(path));
      await settled(page);
      expect(await troublesOn(page)).toEqual([]);
    });

    it.each(reading)('the screen %s while it is read, and when it cannot be', async (path) => {
      await slowBeyondTheDoor(page);
      await openAnew(page, addressOf(path));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.getByText('Loading...').first().waitFor();
      expect(await troublesOn(page)).toEqual([]);
      await mend(page);
      await failingBeyondTheDoor(page);
      await openAnew(page, addressOf(path));
      await page.getByText('This part is not answering.').first().waitFor();
      expect(await troublesOn(page)).toEqual([]);
    });

    it.each(states)('$name, also in their own colours', async ({ path, given, reach }) => {
      await given?.(page);
      await openAnew(page, addressOf(path));
      if (!given) await settled(page);
      await reach(page);
      expect(await troublesOn(page)).toEqual([]);
      expect(await troublesInOwnColours(page)).toEqual([]);
    });
  },
);
