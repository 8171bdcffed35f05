import type { Page } from 'playwright-core';
import { reviewer } from '../../../../infra/tools/demo/people.ts';
import { routePatterns } from '../../../src/shared/paths/route-patterns.ts';
import { password, signIn } from '../account.ts';
import type { Site } from '../site.ts';
import { beginner, screensOfBeginner, statesForBeginner, statesForTestator } from './for-a-testator.ts';
import { statesForAnyone } from './for-anyone.ts';
import { statesForReadersOfStaff, statesForStaff } from './for-staff.ts';
import { requestId } from './of-how-made.ts';
import { statesForReviewer } from './of-reviews.ts';
import type { State } from './state.ts';

const isStaffs = (pattern: string) => /^\/(admin(?!(\/login)?$)|ops|settings)/.test(pattern);
const isOwn = (pattern: string) => /^\/(account|will-maker)/.test(pattern);
const own = [...routePatterns.filter(isOwn), '/will-maker?tab=will'];
const staffs = routePatterns.filter(isStaffs);
/** One will under review, which the demonstration’s reviewer holds. */
const workbench = '/admin/reviews/:number';
const sections = [
  ...['personalDetails', 'homeDetails', 'spouseDetails', 'children'].map((name) => `/will-maker?section=${name}`),
  ...['funeralWishes', 'guardianship', 'executors', 'gifts', 'residue'].map(
    (name) => `/will-maker?tab=wishes&section=${name}`,
  ),
];

/** The demonstration's data has these people. */
const harriet = 'harriet.bell@example.com';

interface Reader {
  who: string;
  /** Null for who is not signed in. */
  signIn: { email: string; password: string; to: string } | null;
  paths: readonly string[];
  /** The paths that read what the services know. */
  reading: readonly string[];
  states: readonly State[];
  /** They work at a desk, where text is enlarged by zooming. */
  isDesk: boolean;
}

/** Each reader looks at certain screens, in certain states. */
export const readers = {
  anyone: {
    who: 'anyone',
    signIn: null,
    paths: routePatterns.filter((pattern) => !isStaffs(pattern) && !isOwn(pattern)),
    reading: [],
    states: statesForAnyone,
    isDesk: false,
  },
  testator: {
    who: 'somebody making a will',
    signIn: { email: harriet, password: 'Quarry-Street-7', to: '/will-maker' },
    paths: [...own, ...sections],
    reading: own,
    states: statesForTestator,
    isDesk: false,
  },
  beginner: {
    who: 'somebody who has told nothing yet',
    signIn: { email: beginner, password, to: '/will-maker' },
    paths: screensOfBeginner,
    reading: [],
    states: statesForBeginner,
    isDesk: false,
  },
  staff: {
    who: 'staff',
    signIn: { email: 'admin@example.com', password: 'Inkwell-Paper-52', to: '/admin/dashboard' },
    paths: staffs,
    reading: staffs.filter((pattern) => pattern !== workbench),
    states: statesForStaff,
    isDesk: true,
  },
  staffReader: {
    who: 'staff who may only read',
    signIn: { email: 'readonly@example.com', password: 'Butter-Sage-31', to: '/admin/dashboard' },
    paths: staffs,
    reading: [],
    states: statesForReadersOfStaff,
    isDesk: true,
  },
  reviewer: {
    who: 'a reviewer',
    signIn: { ...reviewer, to: '/admin/reviews' },
    paths: ['/admin/reviews', workbench],
    reading: ['/admin/reviews', workbench],
    states: statesForReviewer,
    isDesk: true,
  },
} satisfies Record<string, Reader>;

export type ReaderName = keyof typeof readers;

type Account = Reader['signIn'];

/** Signs a reader in. @returns the address of each of their paths */
export async function opensSite(page: Page, site: Site, account: Account) {
  let harriets = '';
  if (account) {
    await signIn(page, site, account.email, account.password);
    await page.waitForURL(`**${account.to}`);
    if (account.to === '/admin/dashboard') harriets = await pageOfHarriet(page, site);
  }
  return (path: string) =>
    site.url +
    path
      .replace('/admin/users/:userId', harriets)
      .replace('/reviews/:number', '/reviews/1')
      .replace(':requestId', requestId);
}

/** The dashboard leads to Harriet of the demonstration. */
async function pageOfHarriet(page: Page, site: Site) {
  await page.goto(`${site.url}/admin/dashboard#search=${harriet}`);
  await page.getByText('1 user found').waitFor();
  return (await page.getByRole('link', { name: /^View Details/ }).getAttribute('href')) ?? '';
}
