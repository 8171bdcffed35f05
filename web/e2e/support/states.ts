import type { Page } from 'playwright-core';

/** Something that a screen can be brought to: a dialog, an error, nothing found. */
export interface State {
  name: string;
  path: string;
  reach: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first();

/** Presses a button, and within what it opens another, which finds something missing. */
const opened = (opener: string | RegExp, save?: string) => async (page: Page) => {
  await button(page, opener).click();
  await dialog(page).waitFor();
  if (save) await dialog(page).getByRole('button', { name: save, exact: true }).click();
};
const pressed = (name: string | RegExp) => (page: Page) => button(page, name).click();

const wishes = (section: string) => `/will-maker?tab=wishes&section=${section}`;

export const statesForAnyone: State[] = [
  { name: 'sign-in with nothing typed', path: '/auth', reach: pressed('Sign In') },
  { name: 'a question answered', path: '/questionnaire', reach: (page) => page.getByText('Me and my Partner').click() },
  { name: 'no such term', path: '/jargon-buster', reach: (page) => page.getByRole('searchbox').fill('zzzz') },
  { name: 'an old link', path: '/auth/confirm#token=old', reach: pressed('Confirm my email address') },
  {
    name: 'half a password',
    path: '/auth/reset#token=old',
    reach: (page) => page.getByLabel('New password', { exact: true }).fill('Half'),
  },
  { name: 'the menu', path: '/', reach: (page) => page.locator('summary', { hasText: 'Menu' }).click() },
  { name: 'a page that is not there', path: '/nowhere', reach: (page) => page.getByText('404').first().waitFor() },
];

export const statesForHarriet: State[] = [
  { name: 'a child', path: '/will-maker?section=children', reach: opened(/^Edit Rosie/) },
  { name: 'a contact', path: '/will-maker?section=contacts', reach: opened(/^Edit Thomas/) },
  { name: 'nobody as executor', path: wishes('executors'), reach: opened(/^Add New Person/, 'Save executor') },
  { name: 'guardians', path: wishes('guardianship'), reach: opened(/^(Edit|Select) Guardians/) },
  { name: 'who takes a gift', path: wishes('gifts'), reach: opened('Add Gift', 'Select Recipients') },
  { name: 'shares of the residue', path: wishes('residue'), reach: opened('Add More Recipients') },
  {
    name: 'the calendar',
    path: '/will-maker?section=personalDetails',
    reach: pressed('Date of birth: choose from a calendar'),
  },
  {
    name: 'every part of the account',
    path: '/account',
    reach: async (page) => {
      for (const title of ['Email', 'Password', 'Signed-in devices']) {
        await page
          .getByRole('heading', { name: new RegExp(`^${title}`) })
          .getByRole('button')
          .click();
      }
    },
  },
  {
    name: 'leaving for good',
    path: '/account',
    reach: async (page) => {
      await page
        .getByRole('heading', { name: /^Delete/ })
        .getByRole('button')
        .click();
      await page.getByRole('button', { name: 'Delete my account' }).last().click();
      await dialog(page).waitFor();
    },
  },
];

/** Somebody of the list, seen in one of the parts. */
const somebody = (link: RegExp, tab: string) => async (page: Page) => {
  await page.getByRole('link', { name: link }).first().click();
  await page.getByRole('tab', { name: tab }).click();
};

export const statesForStaff: State[] = [
  { name: 'nobody found', path: '/admin/dashboard', reach: (page) => page.getByRole('searchbox').fill('zzzz') },
  { name: 'somebody', path: '/admin/dashboard', reach: somebody(/^View Details.*[Hh]arriet/, 'Personal') },
  { name: 'somebody’s wishes', path: '/admin/dashboard', reach: somebody(/^View Details.*[Hh]arriet/, 'Wishes') },
  { name: 'somebody edited', path: '/admin/dashboard', reach: somebody(/^Edit.*[Hh]arriet/, 'Contacts') },
  { name: 'a role for nobody', path: '/admin/roles', reach: pressed('Grant role') },
  { name: 'the chain verified', path: '/admin/audit', reach: pressed('Verify the chain') },
  { name: 'no webhook address', path: '/settings', reach: pressed(/^Save/) },
];
