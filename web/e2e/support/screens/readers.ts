import { reviewer } from '../../../../infra/demo/people.ts';
import { routePatterns } from '../../../src/paths/route-patterns.ts';
import { password } from '../account.ts';
import { beginner, screensOfBeginner, statesForBeginner, statesForTestator } from './for-a-testator.ts';
import { statesForAnyone } from './for-anyone.ts';
import { statesForReadersOfStaff, statesForStaff } from './for-staff.ts';
import { statesForReviewer } from './of-reviews.ts';

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

/** Of the demonstration's data. */
export const harriet = 'harriet.bell@example.com';

/** Who looks at which screens, in which states, and which of them read what the services know. */
export const readers = [
  {
    who: 'anyone',
    signIn: null,
    paths: routePatterns.filter((pattern) => !isStaffs(pattern) && !isOwn(pattern)),
    reading: [],
    states: statesForAnyone,
  },
  {
    who: 'somebody making a will',
    signIn: { email: harriet, password: 'Quarry-Street-7', to: '/will-maker' },
    paths: [...own, ...sections],
    reading: own,
    states: statesForTestator,
  },
  {
    who: 'somebody who has told nothing yet',
    signIn: { email: beginner, password, to: '/will-maker' },
    paths: screensOfBeginner,
    reading: [],
    states: statesForBeginner,
  },
  {
    who: 'staff',
    signIn: { email: 'admin@example.com', password: 'Inkwell-Paper-52', to: '/admin/dashboard' },
    paths: staffs,
    reading: staffs.filter((pattern) => pattern !== workbench),
    states: statesForStaff,
  },
  {
    who: 'staff who may only read',
    signIn: { email: 'readonly@example.com', password: 'Butter-Sage-31', to: '/admin/dashboard' },
    paths: staffs,
    reading: [],
    states: statesForReadersOfStaff,
  },
  {
    who: 'a reviewer',
    signIn: { ...reviewer, to: '/admin/reviews' },
    paths: ['/admin/reviews', workbench],
    reading: ['/admin/reviews', workbench],
    states: statesForReviewer,
  },
];
