import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routePatterns } from '../src/route-patterns.ts';
import { signIn } from './support/account.ts';
import { openBrowser } from './support/browser.ts';
import { type Site, startSite } from './support/site.ts';
import { statesForAnyone, statesForHarriet, statesForStaff } from './support/states.ts';
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
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const isStaffs = (pattern: string) => /^\/(admin(?!\/login)|ops|settings)/.test(pattern);
const isOwn = (pattern: string) => /^\/(account|will-maker)/.test(pattern);
const forAnyone = routePatterns.filter((pattern) => !isStaffs(pattern) && !isOwn(pattern));
const forHarriet = [
  ...routePatterns.filter(isOwn),
  ...['personalDetails', 'homeDetails', 'spouseDetails', 'children'].map((name) => `/will-maker?section=${name}`),
  ...['funeralWishes', 'guardianship', 'executors', 'gifts', 'residue'].map(
    (name) => `/will-maker?tab=wishes&section=${name}`,
  ),
  '/will-maker?tab=will',
];
const forStaff = routePatterns.filter((pattern) => isStaffs(pattern) && !pattern.includes(':'));

const readers = [
  { who: 'anyone', signIn: null, paths: forAnyone, states: statesForAnyone },
  {
    who: 'somebody making a will',
    signIn: { email: 'harriet.bell@example.com', password: 'Quarry-Street-7', to: '/will-maker' },
    paths: forHarriet,
    states: statesForHarriet,
  },
  {
    who: 'staff',
    signIn: { email: 'admin@example.com', password: 'Inkwell-Paper-52', to: '/admin/dashboard' },
    paths: forStaff,
    states: statesForStaff,
  },
];

describe.each(readers)(
  'at 320 px, at 400 % and without movement, $who can use',
  ({ signIn: account, paths, states }) => {
    let page: Page;

    beforeAll(async () => {
      page = await aReader(browser);
      if (!account) return;
      await signIn(page, site, account.email, account.password);
      await page.waitForURL(`**${account.to}`);
    });
    afterAll(() => page?.context().close());

    it.each(paths)('the screen %s', async (path) => {
      await openAnew(page, site.url + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await troublesOn(page)).toEqual([]);
    });

    it.each(states)('$name, also in their own colours', async ({ path, reach }) => {
      await openAnew(page, site.url + path);
      await reach(page);
      expect(await troublesOn(page)).toEqual([]);
      expect(await troublesInOwnColours(page)).toEqual([]);
    });
  },
);
