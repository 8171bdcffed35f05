import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { routePatterns } from '../src/route-patterns.ts';
import { signIn } from './support/account.ts';
import { submitLead, submitQuestionnaire } from './support/api.ts';
import { openBrowser } from './support/browser.ts';
import { statesForTestator } from './support/screens/for-a-testator.ts';
import { statesForAnyone } from './support/screens/for-anyone.ts';
import { statesForStaff } from './support/screens/for-staff.ts';
import { failingBeyondTheDoor, mend, slowBeyondTheDoor } from './support/screens/network.ts';
import { type Site, startSite } from './support/site.ts';
import { aReader, openAnew, troublesInOwnColours, troublesOn } from './support/troubles.ts';

let browser: Browser;
let site: Site;

beforeAll(async () => {
  [browser, site] = await Promise.all([openBrowser(), startSite()]);
  const { root, dataDir } = site;
  await promisify(execFile)(process.execPath, ['infra/commands/seed-demo.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  await submitLead(site.url, { name: 'Anna Hale', email: 'anna@example.com', question: 'Does the house count?' });
  await submitQuestionnaire(site.url);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const isStaffs = (pattern: string) => /^\/(admin(?!(\/login)?$)|ops|settings)/.test(pattern);
const isOwn = (pattern: string) => /^\/(account|will-maker)/.test(pattern);
const own = [...routePatterns.filter(isOwn), '/will-maker?tab=will'];
const staffs = routePatterns.filter(isStaffs);
const sections = [
  ...['personalDetails', 'homeDetails', 'spouseDetails', 'children'].map((name) => `/will-maker?section=${name}`),
  ...['funeralWishes', 'guardianship', 'executors', 'gifts', 'residue'].map(
    (name) => `/will-maker?tab=wishes&section=${name}`,
  ),
];

/** Who looks at which screens, in which states, and which of them read what the services know. */
const readers = [
  {
    who: 'anyone',
    signIn: null,
    paths: routePatterns.filter((pattern) => !isStaffs(pattern) && !isOwn(pattern)),
    reading: [],
    states: statesForAnyone,
  },
  {
    who: 'somebody making a will',
    signIn: { email: 'harriet.bell@example.com', password: 'Quarry-Street-7', to: '/will-maker' },
    paths: [...own, ...sections],
    reading: own,
    states: statesForTestator,
  },
  {
    who: 'staff',
    signIn: { email: 'admin@example.com', password: 'Inkwell-Paper-52', to: '/admin/dashboard' },
    paths: staffs,
    reading: staffs,
    states: statesForStaff,
  },
];

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
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await troublesOn(page)).toEqual([]);
    });

    it.each(reading)('the screen %s while it is read, and when it cannot be', async (path) => {
      await slowBeyondTheDoor(page);
      await openAnew(page, addressOf(path), 'load');
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
      await openAnew(page, addressOf(path), given ? 'load' : 'networkidle');
      await reach(page);
      expect(await troublesOn(page)).toEqual([]);
      expect(await troublesInOwnColours(page)).toEqual([]);
    });
  },
);
