import { leaving } from './of-an-account.ts';
import { inTurn, reads, type State } from './state.ts';

export const beginner = 'begins@example.com';

/** What somebody sees who has told nothing yet. */
export const screensOfBeginner = [
  '/account',
  '/will-maker',
  '/will-maker?tab=wishes',
  '/will-maker?tab=will',
  ...['homeDetails', 'spouseDetails', 'children', 'contacts'].map((section) => `/will-maker?section=${section}`),
];

export const statesForBeginner: State[] = [
  {
    name: 'an account that will be deleted',
    path: '/account',
    reach: inTurn(
      leaving,
      (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click(),
      reads(/^Your account will be deleted on/),
    ),
  },
];
