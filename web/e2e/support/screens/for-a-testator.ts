import type { Page } from 'playwright-core';
import {
  endingSoon,
  failing,
  failingAltogether,
  goesOffline,
  slowAltogether,
  wantingProof,
  without,
} from './network.ts';
import { button, dialog, inTurn, opened, pressed, reads, type State } from './state.ts';

const wishes = (section: string) => `/will-maker?tab=wishes&section=${section}`;

/** Opens these parts of the account. */
const unfolded =
  (...titles: RegExp[]) =>
  async (page: Page) => {
    for (const title of titles) await page.getByRole('heading', { name: title }).getByRole('button').click();
  };

const someExecutor = async (page: Page) => {
  await opened(/^Add New Person/)(page);
  await dialog(page).getByLabel('First name').fill('Robert');
  await dialog(page).getByLabel('Last name').fill('Finch');
  await button(page, /Relationship to you/).click();
  await page.getByRole('option', { name: 'Friend', exact: true }).click();
};

const download = inTurn(unfolded(/^Download/), (page) =>
  page.getByRole('button', { name: 'Download my data' }).last().click(),
);

const reading: State[] = [
  {
    name: 'not yet known who is there',
    path: '/will-maker',
    given: slowAltogether,
    reach: inTurn((page) => page.getByRole('heading', { level: 1 }).waitFor(), reads('Loading...')),
  },
  {
    name: 'not found out who is there',
    path: '/will-maker',
    given: failingAltogether,
    reach: reads('This part is not answering.'),
  },
  {
    name: 'a page whose script does not come',
    path: '/account',
    given: without('account-page'),
    reach: reads('This page did not open'),
  },
  {
    name: 'typed without a network',
    path: '/will-maker?section=personalDetails',
    reach: async (page) => {
      await goesOffline(page);
      await page.getByLabel('Occupation').fill('Chief librarian');
      await page.keyboard.press('Tab');
      await page.getByText('You’re offline.').waitFor();
    },
  },
  { name: 'the end of the session', path: '/will-maker', given: endingSoon('200'), reach: reads('Stay signed in') },
];

const details: State[] = [
  { name: 'a child', path: '/will-maker?section=children', reach: opened(/^Edit Rosie/) },
  { name: 'nobody as child', path: '/will-maker?section=children', reach: opened(/^Add Child/, 'Add child') },
  { name: 'a contact', path: '/will-maker?section=contacts', reach: opened(/^Edit Thomas/) },
  {
    name: 'the calendar',
    path: '/will-maker?section=personalDetails',
    reach: pressed('Date of birth: choose from a calendar'),
  },
  { name: 'a list to choose from', path: '/will-maker?section=personalDetails', reach: pressed(/^(Title|Ms)/) },
  {
    name: 'addresses found',
    path: '/will-maker?section=homeDetails',
    reach: async (page) => {
      await page.getByLabel('Postcode search').fill('SW1A 2AA');
      await page.keyboard.press('Enter');
      await page.getByText(/^Showing/).waitFor();
    },
  },
  {
    name: 'no addresses found',
    path: '/will-maker?section=homeDetails',
    reach: async (page) => {
      await page.getByLabel('Postcode search').fill('ZZ99 9ZZ');
      await page.keyboard.press('Enter');
      await page.getByText('No addresses found for this postcode.').waitFor();
    },
  },
];

const wished: State[] = [
  {
    name: 'nobody as executor',
    path: wishes('executors'),
    reach: inTurn(opened(/^Add New Person/, 'Save executor'), reads('Please enter first name and last name')),
  },
  {
    name: 'an executor who could not be saved',
    path: wishes('executors'),
    given: failing('willData.executors.add'),
    reach: inTurn(someExecutor, pressed('Save executor'), reads('Failed to save executor')),
  },
  {
    name: 'an executor half typed and left',
    path: wishes('executors'),
    reach: inTurn(someExecutor, pressed('Cancel'), reads('Discard changes?')),
  },
  { name: 'guardians', path: wishes('guardianship'), reach: opened(/^(Edit|Select) Guardians/) },
  {
    name: 'a guardian nobody has named yet',
    path: wishes('guardianship'),
    reach: inTurn(opened(/^(Edit|Select) Guardians/), pressed(/^Add Someone New/)),
  },
  { name: 'who takes a gift', path: wishes('gifts'), reach: opened('Add Gift', 'Select Recipients') },
  { name: 'shares of the residue', path: wishes('residue'), reach: opened('Add More Recipients') },
  { name: 'why a clause is there', path: '/will-maker?tab=will', reach: pressed('2.1') },
  {
    name: 'an answer from the will',
    path: '/will-maker?tab=will',
    reach: async (page) => {
      await button(page, '2.1').click();
      await page
        .getByRole('link', { name: /^Edit / })
        .first()
        .click();
      await page.getByRole('link', { name: 'Back to your will' }).waitFor();
    },
  },
];

const account: State[] = [
  {
    name: 'every part of the account',
    path: '/account',
    reach: unfolded(/^Name/, /^Email/, /^Password/, /^Google/, /^Signed-in/, /^Who/),
  },
  {
    name: 'leaving for good',
    path: '/account',
    reach: inTurn(unfolded(/^Delete/), async (page) => {
      await page.getByRole('button', { name: 'Delete my account' }).last().click();
      await dialog(page).waitFor();
    }),
  },
  {
    name: 'to show again who they are',
    path: '/account',
    given: wantingProof('identity.dataExport.get'),
    reach: inTurn(download, reads('Show that it is you'), pressed('Continue'), reads('There is a problem')),
  },
];

/** The last ones change what is there. */
const changed: State[] = [
  { name: 'a gift removed', path: wishes('gifts'), reach: inTurn(pressed(/^(Delete|Remove) /), reads(/^Removed: /)) },
  {
    name: 'a child removed',
    path: '/will-maker?section=children',
    reach: inTurn(pressed(/^(Delete|Remove) Martha/), reads('Child removed successfully')),
  },
  {
    name: 'a husband cleared',
    path: '/will-maker?section=spouseDetails',
    reach: inTurn(pressed(/^Clear Daniel/), reads('details are cleared')),
  },
];

export const statesForTestator: State[] = [...reading, ...details, ...wished, ...account, ...changed];
