import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aConfirmedAccount, signIn } from './support/account.ts';
import { submitLead, submitQuestionnaire } from './support/api.ts';
import { root } from './support/own-site.ts';
import { beginner } from './support/screens/for-a-testator.ts';
import { failingBeyondTheDoor, mend, slowBeyondTheDoor } from './support/screens/network.ts';
import { harriet, readers } from './support/screens/readers.ts';
import { aStage } from './support/stage.ts';
import { aReader, openAnew, settled, troublesInOwnColours, troublesOn } from './support/troubles.ts';

const { browser, site } = await aStage();

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['infra/commands/seed-demo.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: site.dataDir },
  });
  await aConfirmedAccount(site, beginner);
  await submitLead(site.url, { name: 'Anna Hale', email: 'anna@example.com', question: 'Does the house count?' });
  await submitQuestionnaire(site.url);
});

/** Where the dashboard leads to for Harriet of the demonstration. */
async function pageOfHarriet(page: Page) {
  await page.goto(`${site.url}/admin/dashboard#search=${harriet}`);
  await page.getByText('1 user found').waitFor();
  return page.getByRole('link', { name: /^View Details/ }).getAttribute('href');
}

describe.each(readers)(
  'at 320 px, at 400 % and without movement, $who can use',
  ({ signIn: account, paths, reading, states }) => {
    let page: Page;
    let harriets = '';
    const addressOf = (path: string) =>
      site.url + path.replace('/admin/users/:userId', harriets).replace('/reviews/:number', '/reviews/1');

    beforeAll(async () => {
      page = await aReader(browser);
      if (!account) return;
      await signIn(page, site, account.email, account.password);
      await page.waitForURL(`**${account.to}`);
      if (account.to === '/admin/dashboard') harriets = (await pageOfHarriet(page)) ?? '';
    });
    afterEach(async () => {
      await mend(page);
      // The next page is not to open with the dialog that this one was left with.
      await page.evaluate(() => sessionStorage.clear());
    });
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
